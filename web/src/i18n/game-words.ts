/** The words each game brings: its `words.en.ts` adds its keys to this interface. */
export interface GameWords {}

/** All that the games say in one language, put together. */
export function together(files: Record<string, Readonly<Record<string, string>>>): Record<string, string> {
  return Object.assign({}, ...Object.values(files)) as Record<string, string>;
}
