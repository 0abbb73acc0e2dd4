/** Path data by card code; the build makes these modules from the lists `emblems.json` of the games. */
declare module 'virtual:title-emblems/*' {
  const paths: Readonly<Record<string, string>>;
  export default paths;
}

declare module 'virtual:called' {
  import type { CalledCards } from './names';

  const packs: Readonly<Record<string, () => Promise<{ default: CalledCards }>>>;
  export default packs;
}

declare module 'virtual:emblems/*' {
  const paths: Readonly<Record<string, string>>;
  export default paths;
}
