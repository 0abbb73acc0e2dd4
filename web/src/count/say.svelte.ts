import { fill, plain, type Values } from '../i18n/say';
import { liking, type Language } from '../lib/settings.svelte';
import type { CountWords } from './game-words';
import { en, type common } from './words.en';

export type Key = keyof typeof common | keyof CountWords;
export type Messages = Readonly<Record<Key, string>>;

const loaders: Record<Exclude<Language, 'en'>, () => Promise<Messages>> = {
  de: async () => (await import('./words.de')).de,
  it: async () => (await import('./words.it')).it,
};

let messages = $state.raw<Messages>(en);

/** The words of the count come with it, in the chosen tongue; until they come English is spoken. */
export async function speak(language: Language): Promise<void> {
  const found = await (language === 'en' ? Promise.resolve(en) : loaders[language]());
  if (liking.language === language) messages = found;
}

export const has = (key: string): key is Key => key in en;

export function c(key: Key, values?: Values): string {
  return plain(fill(messages[key], values), (card) => card);
}

/** A message that may not exist, or else these words. */
export const orElse = (key: string, words: string, values?: Values): string =>
  has(key) ? c(key, values) : words;
