import { fill, plain, type Values } from '../i18n/say';
import { firstOf, t } from '../i18n';
import { calendar, liking, type Language } from '../lib/settings.svelte';
import { en } from './words.en';

export type Word = keyof typeof en;
export type Words = Readonly<Record<Word, string>>;

const loaders: Record<Exclude<Language, 'en'>, () => Promise<Words>> = {
  de: async () => (await import('./words.de')).de,
  it: async () => (await import('./words.it')).it,
};

let words = $state.raw<Words>(en);

async function load(language: Language): Promise<void> {
  const found = await (language === 'en' ? Promise.resolve(en) : loaders[language]());
  if (liking.language === language) words = found;
}

/** The words of these pages come with them, in the chosen tongue; until they come English is spoken. */
export function speakHere(): void {
  $effect(() => void load(liking.language));
}

export const say = (word: Word, values?: Values): string => plain(fill(words[word], values), (card) => card);

/** What a level of computer players is called. */
export function levelName(level: string): string {
  const found = firstOf([`level.${level}`]);
  return found ? t(found) : level;
}

/** A figure with its sign, as finely as it needs to be; a minus as one sets it. */
export function figure(value: number, sign = true): string {
  const style = new Intl.NumberFormat(liking.language, {
    maximumFractionDigits: 1,
    signDisplay: sign ? 'exceptZero' : 'negative',
  });
  return style.format(value).replace('-', '−');
}

/** A figure in a game's unit: "+7 marks". */
export function amount(unit: string, value: number, sign = true): string {
  const word = `unit.${unit}`;
  const n = Math.abs(Number(value.toFixed(1)));
  return word in en ? say(word as Word, { value: figure(value, sign), n }) : `${figure(value, sign)} ${unit}`;
}

/** A date as one writes it; the days of these deals are those of UTC. */
export const dateName = (iso: string): string =>
  new Date(`${iso}T12:00:00Z`).toLocaleDateString(calendar(), { dateStyle: 'long', timeZone: 'UTC' });

/** A day and an hour, where the reader is. */
export const moment = (at: number): string =>
  new Date(at).toLocaleString(calendar(), { dateStyle: 'long', timeStyle: 'short' });

export const clock = (at: number): string =>
  new Date(at).toLocaleTimeString(calendar(), { hour: '2-digit', minute: '2-digit' });
