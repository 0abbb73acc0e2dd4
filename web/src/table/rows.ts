import type { Card } from '../lib/wire';

/** A card in the hand, with whether a new suit begins at it. */
export interface Held {
  card: Card;
  first: boolean;
}

/** In as few rows as can be, all about as long; suits are broken where they must. */
function filled(held: readonly Held[], room: number): Held[][] {
  const count = Math.ceil(held.length / room);
  const size = Math.ceil(held.length / Math.max(1, count));
  return Array.from({ length: count }, (_, n) => held.slice(n * size, (n + 1) * size));
}

/**
 * The hand in rows of at most so many cards. Suits stay together where they can: one that does not
 * fit any more begins a new row, and one too long for any row is split into even parts. Where that
 * would cost a row more than there need be, and there are many already, suits are broken.
 */
export function inRows(groups: readonly Card[][], room: number): Held[][] {
  const rows: Held[][] = [[]];
  for (const group of groups) {
    for (const part of even(group, room)) {
      const row = rows.at(-1) ?? [];
      const held = part.map((card, place) => ({ card, first: place === 0 }));
      if (row.length && row.length + part.length > room) rows.push(held);
      else row.push(...held);
    }
  }
  const kept = rows.filter((row) => row.length);
  const held = kept.flat();
  return kept.length > MANY && kept.length > Math.ceil(held.length / room) ? filled(held, room) : kept;
}

const MANY = 2;

function even(cards: readonly Card[], room: number): Card[][] {
  const parts = Math.ceil(cards.length / room);
  const size = Math.ceil(cards.length / Math.max(1, parts));
  return Array.from({ length: parts }, (_, n) => cards.slice(n * size, (n + 1) * size));
}
