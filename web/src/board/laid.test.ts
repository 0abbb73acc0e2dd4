import { expect, test } from 'vitest';

import { dealRest, place } from './laid';

test('a touch lays a card, moves it, and takes it away', () => {
  const laid = place(place({}, 'sK', 'hand A'), 's7', 'hand A');
  expect(laid).toEqual({ 'hand A': ['sK', 's7'] });
  const moved = place(laid, 'sK', 'hand B');
  expect(moved).toEqual({ 'hand A': ['s7'], 'hand B': ['sK'] });
  expect(place(moved, 'sK', 'hand B')).toEqual({ 'hand A': ['s7'], 'hand B': [] });
});

test('chance fills the hands up and leaves what lies', () => {
  let n = 0;
  const dealt = dealRest({ 'hand A': ['b'] }, ['a', 'b', 'c', 'd', 'e'], [{ name: 'hand A', cards: 2 }, { name: 'hand B', cards: 2 }], () => (n += 1));
  expect(dealt).toEqual({ 'hand A': ['b', 'a'], 'hand B': ['c', 'd'] });
});
