import { fill, plain, type Values } from '../i18n/say';
import { Denied } from '../lib/api';
import { liking } from '../lib/settings.svelte';
import { WORDS, type Word } from './words';

/** A word of this room in the reader's tongue. */
export function say(word: Word, values?: Values): string {
  return plain(fill(WORDS[liking.language][word], values), (card) => card);
}

/** What went wrong, in the house's own words where it has any. */
export const problemOf = (error: unknown): string => (error instanceof Denied ? error.message : say('failed'));
