import { recall, remember } from './memory';

export type Theme = 'auto' | 'light' | 'dark';
export type Pace = 'calm' | 'brisk' | 'none' | 'tap';
export type CardSize = 'small' | 'middle' | 'large';
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
  /** A card, and a knock at one's turn. */
  sound: boolean;
  cardSize: CardSize;
  /** What people say is not shown. */
  muted: boolean;
}

const KEY = 'ridotto.liking';

function spoken(): Language {
  const wish = globalThis.navigator?.language?.slice(0, 2);
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
  sound: false,
  cardSize: 'middle',
  muted: false,
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
    root.style.setProperty('--card-scale', String(cardScale()));
    root.lang = liking.language;
  });
}

/** Does the reader's system ask for less motion? */
export function stillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const SIZES: Record<CardSize, number> = { small: 0.85, middle: 1, large: 1.2 };

/** How much larger than usual cards are shown. */
export const cardScale = (): number => SIZES[liking.cardSize];

const UNTIL_TOUCHED = 3_600_000;
const LINGER: Record<Pace, number> = { calm: 1300, brisk: 600, none: 0, tap: UNTIL_TOUCHED };
const BETWEEN: Record<Pace, number> = { calm: 800, brisk: 300, none: 0, tap: 800 };

/** How long the page waits after somebody else's act before it shows the next, in milliseconds. */
export const between = (): number => BETWEEN[liking.pace];

/** How long a finished trick lies there, in milliseconds. It is read even without motion. */
export function linger(): number {
  return LINGER[liking.pace];
}

/** How dates and hours are written: in English as in Britain, whose spelling the page has too; no hour is "12:00 AM". */
export const calendar = (): string => (liking.language === 'en' ? 'en-GB' : liking.language);
