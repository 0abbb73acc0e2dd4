import { tick } from 'svelte';

import { liking, type Language } from '../lib/settings.svelte';
import { en, type common } from './en';
import type { enActs } from './en.acts';
import type { enTold } from './en.told';
import type { GameWords } from './game-words';
import { fill, plain, type Part, type Values } from './say';

export type Key = keyof typeof common | keyof typeof enActs | keyof typeof enTold | keyof GameWords;
type Words = Readonly<Record<string, string>>;

/** Words that come together: English with the code that needs it, the others when they are wanted. */
export interface WordSet {
  en: Words;
  de: () => Promise<Words>;
  it: () => Promise<Words>;
}

const sets: WordSet[] = [
  { en, de: async () => (await import('./de')).de, it: async () => (await import('./it')).it },
];
let messages = $state.raw<Words>(en);
let count = $state(1);
let loading: Promise<void> = Promise.resolve();

/** Take in the words of another part of the page. */
export function addWords(set: WordSet): void {
  sets.push(set);
  messages = { ...set.en, ...messages };
  count = sets.length;
}

async function load(language: Language): Promise<void> {
  const english = Object.assign({}, ...sets.map((set) => set.en)) as Words;
  const found = language === 'en' ? [] : await Promise.all(sets.map((set) => set[language]()));
  if (liking.language === language) messages = Object.assign({}, english, ...found) as Words;
}

/** Fetch the words of the chosen tongue; until they come English is spoken. */
export function speakChosenTongue(): void {
  $effect(() => {
    if (count) loading = load(liking.language);
  });
}

/** When all words that are wanted so far have come. */
export async function wordsReady(): Promise<void> {
  await tick();
  await loading;
}

export function has(key: string): key is Key {
  return key in messages;
}

export function rich(key: Key, values?: Values): Part[] {
  return fill(messages[key] ?? '', values);
}

export function t(key: Key, values?: Values): string {
  return plain(rich(key, values), (card) => card);
}

/** The first of these messages that there is, or nothing. */
export function firstOf(keys: readonly string[]): Key | undefined {
  return keys.find(has);
}

/** What all games say, in the words of one that has its own for it. */
export const ownKey = (game: string, key: Key): Key => firstOf([`${key}.${game}`]) ?? key;

/** What a game is called; one the page has no words for as the house calls it. */
export function gameName(game: string, title = game): string {
  const key = firstOf([`game.${game}`]);
  return key ? t(key) : title;
}

/** What a book is called in short; one the page has no words for by its own title. */
export function bookName(book: string, title = book): string {
  const key = firstOf([`book.${book}`]);
  return key ? t(key) : title;
}
