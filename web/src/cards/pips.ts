import layout from './layout.json';
import { place } from './parts';
import type { Family, Level, Placed } from './types';

const LONG = ['spade', 'bastoni'];
const positions: Readonly<Record<string, readonly (readonly number[])[] | undefined>> = layout.pips;
const sizes: Readonly<Record<string, number | undefined>> = layout.pipSize;

/**
 * The longhe lie crosswise, as on the old Italian cards: half of them lean one way, half the other,
 * and an odd one stands upright in the middle.
 */
function lattice(suit: string, count: number, level: Level): Placed[] {
  const { x, drop } = layout.lattice;
  const y = layout.levels[level].field.y + drop;
  const pairs = Math.floor(count / 2);
  const turn = layout.lattice.lean[pairs] ?? 0;
  const gap = layout.lattice.spacing[pairs] ?? 0;
  const scale = layout.lattice.length / 140;
  const lean = (sign: number): Placed[] =>
    Array.from({ length: pairs }, (_, n) => ({
      symbol: `${suit}-long`,
      x: x + (n - (pairs - 1) / 2) * gap,
      y,
      scale,
      turn: sign * turn,
    }));
  const upright = count % 2 === 1 ? [{ symbol: `${suit}-long`, x, y, scale }] : [];
  return [...lean(1), ...lean(-1), ...upright];
}

/** French and German pips below the middle stand on their heads, Latin ones never do. */
function rows(suit: string, family: Family, count: number, level: Level): Placed[] {
  const { x, y, halfWidth, halfHeight } = layout.levels[level].field;
  const size = sizes[count] ?? 20;
  return (positions[count] ?? []).map(([dx = 0, dy = 0]) => ({
    ...place(suit, x + dx * halfWidth, y + dy * halfHeight, size),
    ...(family !== 'latin' && dy > 0 ? { turn: 180 } : {}),
  }));
}

/** The pips of a number card; in a narrow fan one large sign stands for all of them. */
export function pips(suit: string, family: Family, count: number, level: Level): Placed[] {
  const { x, y } = layout.levels[level].field;
  const lone = suit === 'denari' && count === 1 ? 'sole' : suit;
  const large = LONG.includes(suit) ? 84 : 62;
  if (level === 'small') return [place(lone, x, y, large)];
  if (count === 1) return [place(lone, 50, 80, lone === 'sole' ? 68 : LONG.includes(suit) ? 112 : 56)];
  return LONG.includes(suit) ? lattice(suit, count, level) : rows(suit, family, count, level);
}

/** The German ace is a deuce by its face: two large signs, foot to foot. */
export function daus(suit: string, level: Level): Placed[] {
  const { x, y } = layout.levels[level].field;
  if (level === 'small') return [place(suit, x, y - 24, 42), { ...place(suit, x, y + 24, 42), turn: 180 }];
  return [place(suit, x, y - 29, 46), { ...place(suit, x, y + 29, 46), turn: 180 }];
}
