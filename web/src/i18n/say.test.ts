import { expect, test } from 'vitest';

import { fill, marks, plain } from './say';

test('words and cards go into their holes', () => {
  const parts = fill('{who} plays {card}.', { who: 'Bianca', card: { cards: ['b6'] } });
  expect(parts).toEqual(['Bianca plays ', { cards: ['b6'] }, '.']);
  expect(plain(parts, (card) => `<${card}>`)).toBe('Bianca plays <b6>.');
});

test('one card, two cards', () => {
  expect(fill('{n} {n?card|cards}', { n: 1 })).toEqual(['1 card']);
  expect(fill('{n} {n?card|cards}', { n: 2 })).toEqual(['2 cards']);
});

test('in the words of the house cards stand in braces, and people by their seats', () => {
  expect(marks('Bediene mit {hK hQ|oder}.')).toEqual(['Bediene mit ', { cards: ['hK', 'hQ'], last: 'oder' }, '.']);
  expect(marks('{@1} hat {sA}.', (seat) => ['Anna', 'Bianca'][seat] ?? '')).toEqual(['Bianca hat ', { cards: ['sA'] }, '.']);
  expect(plain(marks('{hK hQ h7|oder}'), (card) => card)).toBe('hK, hQ oder h7');
});
