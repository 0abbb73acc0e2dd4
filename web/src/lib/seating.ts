/** Where somebody sits: percent of the table's width and height. */
export interface Spot {
  x: number;
  y: number;
}

/**
 * The others round the table, the next to play at one's right hand and so on to the left.
 * One's own chair is at the bottom and is not among them.
 */
export function spots(others: number, leftwards = false): Spot[] {
  const row = ARRANGED[others] ?? around(others);
  return leftwards ? [...row].reverse() : row;
}

const ARRANGED: Readonly<Record<number, Spot[]>> = {
  1: [{ x: 50, y: 0 }],
  2: [
    { x: 100, y: 14 },
    { x: 0, y: 14 },
  ],
  3: [
    { x: 100, y: 46 },
    { x: 50, y: 0 },
    { x: 0, y: 46 },
  ],
  4: [
    { x: 100, y: 84 },
    { x: 84, y: 0 },
    { x: 16, y: 0 },
    { x: 0, y: 84 },
  ],
};

/** So many along three sides of the table, from the lower right over the top to the lower left. */
function around(others: number): Spot[] {
  const side = Math.max(1, Math.round((others - 1) / 3));
  const top = others - 2 * side;
  const down = Array.from({ length: side }, (_, n) => 84 - (n * 56) / Math.max(1, side));
  const over = Array.from({ length: top }, (_, n) => (top === 1 ? 50 : 88 - (n * 76) / (top - 1)));
  return [
    ...down.map((y) => ({ x: 100, y })),
    ...over.map((x) => ({ x, y: 0 })),
    ...[...down].reverse().map((y) => ({ x: 0, y })),
  ];
}

/** How far a card in the trick lies from the middle, in card widths and heights, towards its seat. */
export function trickOffset(spot: Spot | undefined): Spot {
  if (!spot) return { x: 0, y: 0.54 };
  const angle = Math.atan2(spot.y - 45, spot.x - 50);
  return { x: 1.12 * Math.cos(angle), y: 0.54 * Math.sin(angle) };
}
