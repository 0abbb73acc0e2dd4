import { expect, test } from 'vitest';

import { give, readCodes } from './codes';

const known = ['cR', 'b7', '28', '29', '30', 'M'];

test('codes are read in any case, stretches whole', () => {
  expect(readCodes('CR, b7 28-30 m', known)).toEqual({
    cards: ['cR', 'b7', '28', '29', '30', 'M'],
    unknown: [],
  });
  expect(readCodes('x9 29-31 b7 b7', known)).toEqual({ cards: ['b7'], unknown: ['x9', '29-31'] });
});

test('a card lies in one heap only', () => {
  expect(give([['cR'], ['b7']], ['cR'], 1)).toEqual([[], ['b7', 'cR']]);
  expect(give([['cR'], ['b7']], ['b7'], -1)).toEqual([['cR'], []]);
});
