import { expect, test } from 'vitest';

import { rummelOf } from './rummel';

// Nürnberg 1770: the longest suit; an ace counts 11, pictures 10, the others their number.
test('the Rummel is of the longest suit, of two as long the higher', () => {
  expect(rummelOf(['hA', 'hK', 'h9', 's7', 'sK', 'd8'])).toEqual({ suit: 'h', cards: 3, pips: 30 });
  expect(rummelOf(['h7', 'h8', 'h9', 'sA', 'sK', 'sQ'])).toEqual({ suit: 's', cards: 3, pips: 31 });
  expect(rummelOf(['hA', 'hK', 'sA', 'sK'])).toBeUndefined();
});
