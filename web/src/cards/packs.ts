import listed from './packs.json';
import type { Family, PackId } from './types';

/** What the letters of a pack's codes mean for its faces. No rule of any game follows from it. */
export interface PackStyle {
  readonly game: keyof typeof listed;
  readonly family: Family;
  /** Suit letters of the codes, and the suit each is drawn as. */
  readonly suits: Readonly<Record<string, string>>;
  /** Letters of ranks that are drawn under another one. */
  readonly ranks: Readonly<Record<string, string>>;
}

export interface Coded {
  readonly suit: string | undefined;
  readonly rank: string;
}

const FRENCH = { s: 'pique', h: 'coeur', d: 'carreau', c: 'trefle' };
const french = (game: PackStyle['game']): PackStyle => ({
  game,
  family: 'french',
  suits: FRENCH,
  ranks: {},
});

export const PACKS: Readonly<Record<PackId, PackStyle>> = {
  minchiate: {
    game: 'minchiate',
    family: 'latin',
    suits: { c: 'coppe', d: 'denari', s: 'spade', b: 'bastoni' },
    ranks: {},
  },
  taroc: french('taroc'),
  tresette: french('tresette'),
  // The Latin pack of forty has a rider where the French has a queen.
  'tresette-latin': {
    game: 'tresette',
    family: 'latin',
    suits: { s: 'spade', h: 'coppe', d: 'denari', c: 'bastoni' },
    ranks: { K: 'R', Q: 'C', J: 'F', A: '1' },
  },
  kaiserspiel: french('kaiserspiel'),
  guimbarde: french('guimbarde'),
  bieten: {
    game: 'bieten',
    family: 'german',
    suits: { h: 'herz', l: 'laub', s: 'schell', e: 'eichel' },
    ranks: {},
  },
};

/** A card of which only the back is seen. */
export const BACK = '?';

/** Every code of a pack, in the customary order. */
export function codes(pack: PackId): string[] {
  const { suits, extras } = listed[PACKS[pack].game];
  return [...Object.values(suits), extras].flatMap((row) => row.split(' ')).filter(Boolean);
}

/** A code taken apart; the cards outside the suits have no suit, and are their own rank. */
export function decode(code: string, pack: PackId): Coded {
  const { suits, ranks } = PACKS[pack];
  const suit = suits[code.charAt(0)];
  const rank = code.slice(1);
  if (suit === undefined || rank === '') return { suit: undefined, rank: code };
  return { suit, rank: ranks[rank] ?? rank };
}

/** What a carta di conto counts; other cards and packs have none that a face would show. */
export function worth(code: string, pack: PackId): number {
  const values: Readonly<Record<string, number>> = listed.minchiate.worth;
  return pack === 'minchiate' ? (values[code] ?? 0) : 0;
}
