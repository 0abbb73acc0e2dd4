import { BACK, namesIn, styleOf } from './packs';
import type { Locale, PackId } from './types';

/** A covered card is no card of any pack. */
const COVERED: Readonly<Record<Locale, string>> = {
  en: 'a covered card',
  de: 'eine verdeckte Karte',
  it: 'una carta coperta',
};

type Spoken = Readonly<Record<string, string>>;
type SpokenCards = Readonly<Record<string, Spoken>>;
/** What the cards of a pack are called in sentences, by code. */
export interface CalledCards {
  readonly cards: SpokenCards;
  readonly variants: Readonly<Record<string, SpokenCards>>;
}

const called = new Map<PackId, CalledCards>();

export function learnCalled(pack: PackId, cards: CalledCards): void {
  called.set(pack, cards);
}

/** Cards that the table's rules list under a key, and that are called otherwise for it. */
export type Variants = Readonly<Record<string, readonly string[]>>;

/** The key under which a card has another name, if it has one here. */
function variantOf(code: string, pack: PackId, listed: Variants | undefined): string | undefined {
  const { variants } = namesIn(pack);
  return Object.keys(variants).find((key) => {
    const wanted = listed?.[key] ?? styleOf(pack)?.maids ?? [];
    return wanted.includes(code) && code in (variants[key] ?? {});
  });
}

/** A card's names as the house gives them; a page that was built lacks some of them. */
function entry(code: string, pack: PackId, listed: Variants | undefined) {
  const { cards, variants } = namesIn(pack);
  const key = variantOf(code, pack, listed);
  return (key === undefined ? cards[code] : variants[key]?.[code]) as
    | { names?: Spoken; called?: Spoken; printed?: string }
    | undefined;
}

/** What a card is called in full, on a printed pack. */
export function cardName(code: string, pack: PackId, locale: Locale, listed?: Variants): string {
  if (code === BACK) return COVERED[locale];
  return entry(code, pack, listed)?.names?.[locale] ?? calledName(code, pack, locale, listed);
}

/** What a card is called in a sentence. */
export function calledName(code: string, pack: PackId, locale: Locale, listed?: Variants): string {
  if (code === BACK) return COVERED[locale];
  const key = variantOf(code, pack, listed);
  const own = called.get(pack);
  const found = key === undefined ? own?.cards[code] : own?.variants[key]?.[code];
  return (found ?? entry(code, pack, listed)?.called)?.[locale] ?? code;
}

/** The name printed at the foot of the card, in the pack's own tongue; most cards have none. */
export const nameOnCard = (code: string, pack: PackId, listed?: Variants): string =>
  entry(code, pack, listed)?.printed ?? '';

export const suitName = (letter: string, pack: PackId, locale: Locale): string =>
  namesIn(pack).suits[letter]?.names[locale] ?? letter;
