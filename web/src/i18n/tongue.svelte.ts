import { liking, type Language } from '../lib/settings.svelte';
import { en } from './en';
import { fill, plain, type Part, type Values } from './say';

export type Key = keyof typeof en;
export type Messages = Readonly<Record<Key, string>>;

const loaders: Record<Exclude<Language, 'en'>, () => Promise<Messages>> = {
  de: async () => (await import('./de')).de,
  it: async () => (await import('./it')).it,
};

let messages = $state.raw<Messages>(en);

/** Fetch the words of the chosen tongue; until they come English is spoken. */
export function speakChosenTongue(): void {
  $effect(() => {
    const language = liking.language;
    if (language === 'en') messages = en;
    else {
      void loaders[language]().then((found) => {
        if (liking.language === language) messages = found;
      });
    }
  });
}

export function has(key: string): key is Key {
  return key in messages;
}

export function rich(key: Key, values?: Values): Part[] {
  return fill(messages[key], values);
}

export function t(key: Key, values?: Values): string {
  return plain(rich(key, values), (card) => card);
}

/** The first of these messages that there is, or nothing. */
export function firstOf(keys: readonly string[]): Key | undefined {
  return keys.find(has);
}
