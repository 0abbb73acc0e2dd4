import { expect, test } from 'vitest';

import { addingUp, finely, heaviestOf } from './sums';

test.each([
  [[0.4, 0.4, 0.4], 1.2, 0],
  [[10.26, -3.31, 0.05], 7.0, 1],
  [[-5.5, -5.5, 1.5, 0.5], -9, 0],
])('rounded parts add up to the rounded sum', (parts, sum, fraction) => {
  const rounded = addingUp(parts, sum, fraction);
  const total = rounded.reduce((a, b) => a + b, 0);
  expect(total).toBeCloseTo(Number(sum.toFixed(fraction)), 9);
  rounded.forEach((value, n) => expect(Math.abs(value - (parts[n] ?? 0))).toBeLessThan(1 / 10 ** fraction));
});

test('small sums are told more finely', () => {
  expect([finely([0.3, -1]), finely([5, 1]), finely([-40, 3])]).toEqual([2, 1, 0]);
});

test('good cards are not what a deal was lost by', () => {
  const parts = { cards: 13.9, own: -9.2, others: -0.1, chance: -9.1 };
  expect(heaviestOf(parts, -11)).toBe('own');
  expect(heaviestOf(parts, 4)).toBe('cards');
  expect(heaviestOf(parts, 0)).toBeUndefined();
});
