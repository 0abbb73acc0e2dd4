import { expect, test } from 'vitest';

import { placeWords } from './places';
import { WORDS } from './words';

const german = (where: string): string => placeWords(where, (word) => WORDS.de[word]);

test('places are told in the reader’s language', () => {
  expect(german('chapter 2, 11')).toBe('Kapitel 2, 11');
  expect(german('the opening text, rule I')).toBe('die Einleitung, Regel I');
});

test('a decision of the house is told without its reason', () => {
  expect(german('a decision of this house, where the book is silent: nobody says who cuts')).toBe(
    'unsere Entscheidung, wo das Buch schweigt',
  );
});
