import { expect, test } from 'vitest';

import { fill, marks, plain } from './say';

test('words and cards go into their holes', () => {
  const parts = fill('{who} plays {card}.', { who: 'Bianca', card: { cards: ['b6'] } });
  expect(parts).toEqual(['Bianca plays ', { cards: ['b6'] }, '.']);
  expect(plain(parts, (card) => `<${card}>`)).toBe('Bianca plays <b6>.');
});

test.each([
  ['donna di picche', 'la donna di picche'],
  ['asso di cuori', 'l’asso di cuori'],
  ['1 Papa uno', 'l’1 Papa uno'],
  ['8 di Coppe', 'l’8 di Coppe'],
  ['18 Fede', 'il 18 Fede'],
  ['40 Tromba', 'la 40 Tromba'],
  ['Matto', 'il Matto'],
  ['Skis', 'lo Skis'],
  ['una carta coperta', 'una carta coperta'],
])('Italian has an article before %s', (name, said) => {
  expect(plain(fill('Gioca {card.the}', { card: { cards: ['?'] } }), () => name)).toBe(`Gioca ${said}`);
  expect(plain(fill('Ruba {card.the}', { card: name }), String)).toBe(`Ruba ${said}`);
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
