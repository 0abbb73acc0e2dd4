import { expect, test } from 'vitest';

import { inRows } from './rows';

const cards = (row: { card: string }[]): string => row.map((held) => held.card).join(' ');

test('suits that fit share a row, one that does not begins the next', () => {
  const rows = inRows([['a', 'b'], ['c', 'd', 'e'], ['f', 'g']], 5);
  expect(rows.map(cards)).toEqual(['a b c d e', 'f g']);
  expect(rows[0]?.map((held) => held.first)).toEqual([true, false, true, false, false]);
});

test('a suit too long for a row is split evenly', () => {
  const long = Array.from({ length: 12 }, (_, n) => String(n + 1));
  expect(inRows([long], 8).map((row) => row.length)).toEqual([6, 6]);
});
