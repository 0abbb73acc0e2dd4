import type { Language } from './settings.svelte';
import type { Card } from './wire';

/** The order in which a game's cards are held, and what they are called. No rule follows from it. */
export interface Pack {
  suits: readonly string[];
  ranks: Readonly<Record<string, readonly string[]>>;
  /** Cards outside the suits, low to high, in a group of their own. */
  extras: readonly string[];
  name: (card: Card, language: Language) => string;
}

const BACK = '?';
const numbers = (from: number, to: number): string[] => {
  const step = from < to ? 1 : -1;
  return Array.from({ length: Math.abs(to - from) + 1 }, (_, n) => String(from + step * n));
};

const TAROCCHI = (
  'Papa uno,Papa due,Papa tre,Papa quattro,Papa cinque,Temperanza,Forza,Giustizia,' +
  'Ruota della Fortuna,Carro,Gobbo,Impiccato,Morte,Diavolo,Casa del Diavolo,Speranza,Prudenza,' +
  'Fede,Carità,Fuoco,Acqua,Terra,Aria,Bilancia,Vergine,Scorpione,Ariete,Capricorno,Sagittario,' +
  'Cancro,Pesci,Acquario,Leone,Toro,Gemelli,Stella,Luna,Sole,Mondo,Tromba'
).split(',');
const LATIN: Record<string, string> = { c: 'Coppe', d: 'Denari', s: 'Spade', b: 'Bastoni' };
const COURTS: Record<string, string> = { R: 'Re', Q: 'Regina', C: 'Cavallo', F: 'Fante' };
const GERMAN: Record<string, string> = { h: 'Herz', l: 'Laub', s: 'Schell', e: 'Eichel' };
const GERMAN_COURTS: Record<string, string> = { A: 'Sau', K: 'König', O: 'Ober', U: 'Unter' };

const FRENCH: Record<Language, Record<string, string>> = {
  en: { s: 'Spades', h: 'Hearts', d: 'Diamonds', c: 'Clubs' },
  de: { s: 'Pik', h: 'Herz', d: 'Karo', c: 'Treff' },
  it: { s: 'Picche', h: 'Cuori', d: 'Quadri', c: 'Fiori' },
};
const FRENCH_COURTS: Record<Language, Record<string, string>> = {
  en: { A: 'ace', K: 'king', Q: 'queen', C: 'knight', J: 'knave' },
  de: { A: 'Ass', K: 'König', Q: 'Dame', C: 'Kavall', J: 'Bube' },
  it: { A: 'asso', K: 're', Q: 'donna', C: 'cavallo', J: 'fante' },
};

function minchiateName(card: Card): string {
  if (card === 'M') return 'Matto';
  if (card === 'd1') return 'Sole di Campagna';
  const suit = LATIN[card.charAt(0)];
  if (suit) return `${COURTS[card.slice(1)] ?? card.slice(1)} di ${suit}`;
  return `${card} ${TAROCCHI[Number(card) - 1] ?? ''}`;
}

export function frenchName(card: Card, language: Language): string {
  const suit = FRENCH[language][card.charAt(0)] ?? '';
  const rank = FRENCH_COURTS[language][card.slice(1)] ?? card.slice(1);
  if (language === 'de') return `${suit} ${rank}`;
  return language === 'it' ? `${rank} di ${suit}` : `${rank} of ${suit}`;
}

export const frenchSuit = (letter: string, language: Language): string =>
  FRENCH[language][letter] ?? letter;

function tarocName(card: Card, language: Language): string {
  if (card === 'S') return 'Skis';
  if (/^\d+$/.test(card)) {
    const title = card === '1' ? ' Pagat' : card === '21' ? ' Mongue' : '';
    return `Taroc ${card}${title}`;
  }
  return frenchName(card, language);
}

function germanName(card: Card): string {
  if (card === 'W') return 'Weli';
  const rank = GERMAN_COURTS[card.slice(1)] ?? card.slice(1);
  return `${GERMAN[card.charAt(0)] ?? ''} ${rank}`;
}

const alike = (suits: readonly string[], ranks: readonly string[]): Pack['ranks'] =>
  Object.fromEntries(suits.map((suit) => [suit, ranks]));

const BLACK_RED = ['s', 'h', 'c', 'd'];
const LOW_ACE = ['K', 'Q', 'J', 'A', ...numbers(10, 2)];
const imperial: Pack = {
  suits: BLACK_RED,
  ranks: alike(BLACK_RED, LOW_ACE),
  extras: [],
  name: frenchName,
};

export const PACKS: Readonly<Record<string, Pack>> = {
  minchiate: {
    suits: ['c', 'd', 's', 'b'],
    ranks: {
      ...alike(['c', 'd'], ['R', 'Q', 'C', 'F', ...numbers(1, 10)]),
      ...alike(['s', 'b'], ['R', 'Q', 'C', 'F', ...numbers(10, 1)]),
    },
    extras: [...numbers(1, 40), 'M'],
    name: minchiateName,
  },
  taroc: {
    suits: BLACK_RED,
    ranks: {
      ...alike(['s', 'c'], ['K', 'Q', 'C', 'J', ...numbers(10, 2), 'A']),
      ...alike(['h', 'd'], ['K', 'Q', 'C', 'J', 'A', ...numbers(2, 10)]),
    },
    extras: [...numbers(1, 21), 'S'],
    name: tarocName,
  },
  tresette: {
    suits: BLACK_RED,
    ranks: alike(BLACK_RED, ['3', '2', 'A', 'K', 'Q', 'J', '7', '6', '5', '4']),
    extras: [],
    name: frenchName,
  },
  kaiserspiel: imperial,
  guimbarde: imperial,
  bieten: {
    suits: ['h', 'l', 's', 'e'],
    ranks: alike(['h', 'l', 's', 'e'], ['A', 'K', 'O', 'U', ...numbers(10, 7)]),
    extras: ['W'],
    name: germanName,
  },
};

const places = new Map<Pack, Map<Card, number>>();

function placesIn(pack: Pack): Map<Card, number> {
  let found = places.get(pack);
  if (!found) {
    const suited = pack.suits.flatMap((suit) => (pack.ranks[suit] ?? []).map((rank) => suit + rank));
    found = new Map([...suited, ...pack.extras].map((card, place) => [card, place]));
    places.set(pack, found);
  }
  return found;
}

export function packOf(game: string): Pack {
  const pack = PACKS[game];
  if (!pack) throw new Error(`no pack for ${game}`);
  return pack;
}

/** In the customary order; covered cards last. */
export function sorted(pack: Pack, cards: readonly Card[]): Card[] {
  const order = placesIn(pack);
  return [...cards].sort((a, b) => (order.get(a) ?? 999) - (order.get(b) ?? 999));
}

/** The suit letter, or '*' for cards outside the suits. */
export function groupOf(pack: Pack, card: Card): string {
  const letter = card.charAt(0);
  return pack.suits.includes(letter) && !pack.extras.includes(card) ? letter : '*';
}

/** By suits, each in order; suits one has none of are left out. */
export function grouped(pack: Pack, cards: readonly Card[]): Card[][] {
  const rows = new Map<string, Card[]>();
  for (const card of sorted(pack, cards)) {
    const group = groupOf(pack, card);
    rows.set(group, [...(rows.get(group) ?? []), card]);
  }
  return [...rows.values()];
}

export const isBack = (card: Card): boolean => card === BACK;

export const knows = (pack: Pack, card: Card): boolean => placesIn(pack).has(card);
