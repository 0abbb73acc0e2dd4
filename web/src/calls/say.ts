import { fill, plain, type Values } from '../i18n/say';
import { calendar, liking } from '../lib/settings.svelte';
import { de } from './words.de';
import { en, type Word } from './words.en';
import { it } from './words.it';

const WORDS = { en, de, it };

export function say(word: Word, values?: Values): string {
  return plain(fill(WORDS[liking.language][word], values), (card) => card);
}

/** A time of day and a day, in the reader's tongue; today without the day. */
export function moment(at: number): string {
  const time = new Date(at);
  const today = time.toDateString() === new Date().toDateString();
  const day: Intl.DateTimeFormatOptions = today ? {} : { weekday: 'short', day: 'numeric', month: 'short' };
  return time.toLocaleString(calendar(), { ...day, hour: '2-digit', minute: '2-digit' });
}
