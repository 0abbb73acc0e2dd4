/** Path data by card code; the build makes these modules from the lists in this folder. */
declare module 'virtual:emblems/*' {
  const paths: Readonly<Record<string, string>>;
  export default paths;
}
