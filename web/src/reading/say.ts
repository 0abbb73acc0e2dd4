import { fill, plain, type Values } from '../i18n/say';
import { liking } from '../lib/settings.svelte';
import { WORDS, type Word } from './words';

/** A word of the reading room in the reader's tongue. */
export function say(word: Word, values?: Values): string {
  return plain(fill(WORDS[liking.language][word], values), (card) => card);
}
