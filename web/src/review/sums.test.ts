import { expect, test } from 'vitest';

import { addingUp, finely } from './sums';

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
