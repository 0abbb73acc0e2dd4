import { PAGES, shelf } from '../games/registry';
import { learnGenders } from '../i18n/say';
import type { Card, PackNames } from '../lib/wire';
import listed from './packs.json';
import { FRENCH, type PackStyle } from './style';
import type { PackId } from './types';

/** A card seen from behind. */
export const BACK = '?';

const known = new Map<PackId, PackNames>(Object.entries(listed as unknown as Record<string, PackNames>));
const styles = new Map<PackId, PackStyle>(
  shelf().flatMap((game) => Object.entries(PAGES[game]?.packs ?? {})),
);

/** The packs the page has faces for. */
export const drawnPacks = (): PackId[] => [...styles.keys()];

/** Take in the pack of a game that the page was not built with. */
export function learnPack(pack: PackId, names: PackNames): void {
  if (known.has(pack)) return;
  known.set(pack, names);
  learnGenders(names.genders);
}

export const knowsPack = (pack: PackId): boolean => known.has(pack);

const NONE: PackNames = { suits: {}, extras: [], cards: {}, variants: {}, worth: {} };

export const namesIn = (pack: PackId): PackNames => known.get(pack) ?? NONE;

const SUITS = ['Spades', 'Hearts', 'Diamonds', 'Clubs'];
const RANKS = /^(?:[AKQCJ2-9]|10)$/;

/** How a pack is drawn; with French suits and ranks as French cards, else nothing is known. */
export function styleOf(pack: PackId): PackStyle | undefined {
  const style = styles.get(pack);
  if (style) return style;
  const suits = Object.values(namesIn(pack).suits);
  const french = suits.length > 0 && suits.every(
    ({ names, cards }) => SUITS.includes(names['en'] ?? '') && cards.every((card) => RANKS.test(card.slice(1))),
  );
  return french ? FRENCH : undefined;
}

/** Every code of a pack, in the customary order. */
export function codes(pack: PackId): string[] {
  const { suits, extras } = namesIn(pack);
  return [...Object.values(suits).flatMap((suit) => suit.cards), ...extras];
}

export interface Coded {
  readonly suit: string | undefined;
  readonly rank: string;
}

/** A code taken apart as it is drawn; the cards outside the suits are their own rank. */
export function decode(code: string, pack: PackId): Coded {
  const { suits = {}, ranks = {} } = styleOf(pack) ?? {};
  const suit = namesIn(pack).extras.includes(code) ? undefined : suits[code.charAt(0)];
  const rank = code.slice(1);
  if (suit === undefined || rank === '') return { suit: undefined, rank: code };
  return { suit, rank: ranks[rank] ?? rank };
}

/** What a face may show that a card counts; most packs have nothing to show. */
export const worth = (code: string, pack: PackId): number => namesIn(pack).worth[code] ?? 0;

const places = new Map<PackId, Map<Card, number>>();

/** The letters of the suits in the order in which they are held. */
function heldSuits(pack: PackId): string[] {
  const letters = Object.keys(namesIn(pack).suits);
  const held = styleOf(pack)?.held;
  return held ? [...held].filter((letter) => letters.includes(letter)) : letters;
}

function placesIn(pack: PackId): Map<Card, number> {
  let found = places.get(pack);
  if (!found) {
    const { suits, extras } = namesIn(pack);
    const suited = heldSuits(pack).flatMap((letter) => suits[letter]?.cards ?? []);
    found = new Map([...suited, ...extras].map((card, place) => [card, place]));
    if (known.has(pack)) places.set(pack, found);
  }
  return found;
}

/** In the order in which one holds them; covered cards last. */
export function sorted(pack: PackId, cards: readonly Card[]): Card[] {
  const order = placesIn(pack);
  return [...cards].sort((a, b) => (order.get(a) ?? 999) - (order.get(b) ?? 999));
}

/** The suit letter, or '*' for cards outside the suits. */
function groupOf(pack: PackId, card: Card): string {
  const { suits, extras } = namesIn(pack);
  return card.charAt(0) in suits && !extras.includes(card) ? card.charAt(0) : '*';
}

/** By suits, each in order; suits one has none of are left out. */
export function grouped(pack: PackId, cards: readonly Card[]): Card[][] {
  const rows = new Map<string, Card[]>();
  for (const card of sorted(pack, cards)) {
    const group = groupOf(pack, card);
    rows.set(group, [...(rows.get(group) ?? []), card]);
  }
  return [...rows.values()];
}

export const isBack = (card: Card): boolean => card === BACK;

export const knows = (pack: PackId, card: Card): boolean => placesIn(pack).has(card);
