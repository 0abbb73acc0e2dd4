import { recall, remember } from './memory';

export type Theme = 'auto' | 'light' | 'dark';
export type Pace = 'calm' | 'brisk' | 'none';
export type Language = 'en' | 'de' | 'it';
export const TONGUES: Record<Language, string> = { en: 'English', de: 'Deutsch', it: 'Italiano' };

interface Liking {
  name: string;
  theme: Theme;
  pace: Pace;
  language: Language;
  fourColours: boolean;
  /** A card is played by a second touch only. */
  careful: boolean;
  sorting: 'suits' | 'dealt';
}

const KEY = 'ridotto.liking';

function spoken(): Language {
  const wish = navigator.language.slice(0, 2);
  return wish === 'de' || wish === 'it' ? wish : 'en';
}

const plain: Liking = {
  name: '',
  theme: 'auto',
  pace: 'calm',
  language: spoken(),
  fourColours: false,
  careful: false,
  sorting: 'suits',
};

/** How the owner of this browser likes the page. */
export const liking = $state<Liking>({ ...plain, ...recall<Partial<Liking>>(KEY, {}) });

/** Writes every change down, and tells the document. */
export function keepLiking(): void {
  $effect(() => {
    remember(KEY, liking);
    const root = document.documentElement;
    root.dataset.theme = liking.theme;
    root.dataset.pace = stillness() ? 'none' : liking.pace;
    root.lang = liking.language;
  });
}

/** Does the reader's system ask for less motion? */
export function stillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const LINGER: Record<Pace, number> = { calm: 1300, brisk: 600, none: 0 };

/** How long a finished trick lies there, in milliseconds. It is read even without motion. */
export function linger(): number {
  return LINGER[liking.pace];
}
