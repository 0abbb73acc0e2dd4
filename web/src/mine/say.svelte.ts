import { fill, plain, type Values } from '../i18n/say';
import { liking, type Language } from '../lib/settings.svelte';
import { en } from './words.en';

export type Word = keyof typeof en;
export type Words = Readonly<Record<Word, string>>;

const loaders: Record<Exclude<Language, 'en'>, () => Promise<Words>> = {
  de: async () => (await import('./words.de')).de,
  it: async () => (await import('./words.it')).it,
};

let words = $state.raw<Words>(en);

/** The words of one's own page come with it, in the chosen tongue; until they come English is spoken. */
export async function speak(language: Language): Promise<void> {
  const found = await (language === 'en' ? Promise.resolve(en) : loaders[language]());
  if (liking.language === language) words = found;
}

export const has = (word: string): word is Word => word in en;

export const say = (word: Word, values?: Values): string => plain(fill(words[word], values), (card) => card);
