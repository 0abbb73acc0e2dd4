/** The words each game brings to the count: its `count-words.en.ts` adds its keys to this interface. */
export interface CountWords {}
