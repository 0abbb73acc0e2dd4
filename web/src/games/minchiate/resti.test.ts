import { expect, test } from 'vitest';

import { restiOf } from './resti';

test('what one side wins the other loses', () => {
  const account = { winner: 1, resti: 3 };
  expect(restiOf(account, 1)).toBe(3);
  expect(restiOf(account, 0)).toBe(-3);
});

test('nobody pays for an even deal, whether the winner is left out or null', () => {
  expect(restiOf({ resti: 0 }, 0)).toBe(0);
  expect(restiOf(JSON.parse('{"winner": null, "resti": 2}'), 1)).toBe(0);
});
