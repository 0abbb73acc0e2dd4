import { expect, test } from 'vitest';

import { fill, plain } from './say';

test('words and cards go into their holes', () => {
  const parts = fill('{who} plays {card}.', { who: 'Bianca', card: { cards: ['b6'] } });
  expect(parts).toEqual(['Bianca plays ', { cards: ['b6'] }, '.']);
  expect(plain(parts, (card) => `<${card}>`)).toBe('Bianca plays <b6>.');
});

test('one card, two cards', () => {
  expect(fill('{n} {n?card|cards}', { n: 1 })).toEqual(['1 card']);
  expect(fill('{n} {n?card|cards}', { n: 2 })).toEqual(['2 cards']);
});
