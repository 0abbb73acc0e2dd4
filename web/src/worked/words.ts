import { de } from './words.de';
import { en } from './words.en';
import { it } from './words.it';

export type Word = keyof typeof en;
export type Words = Readonly<Record<Word, string>>;

export const WORDS = { en, de, it } as const satisfies Record<string, Words>;
