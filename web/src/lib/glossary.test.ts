import { expect, test } from 'vitest';

import { glossaryOf, glossed } from './glossary';

const RULES = `# A game

## Glossary

| word | meaning |
|---|---|
| *folla* | the cards left over |
| elder, *Vorhand* | first to speak |
`;

test('the slanted words of the table are the period words', () => {
  expect([...glossaryOf(RULES).keys()]).toEqual(['folla', 'vorhand']);
});

const terms = new Map(
  ['versicola', 'carta di conto', 'tarocco', 'fallio', 'rubare', 'taufen', 'partie', 'counter', 'empty', 'invite', 'jetton', 'mark'].map(
    (word) => [word, word] as const,
  ),
);

test.each([
  ['two versicole', 'versicola'],
  ['the carte di conto', 'carta di conto'],
  ['tarocchi and tarocco', 'tarocco'],
  ['three falli', 'fallio'],
  ['he has rubato', 'rubare'],
  ['wird getauft', 'taufen'],
  ['zwei Partien', 'partie'],
  ['your counters', 'counter'],
  ['all empties', 'empty'],
  ['he was inviting', 'invite'],
  ['forty-two jettons', 'jetton'],
  ['it is marked', 'mark'],
])('plurals and other forms: %s', (text, word) => {
  expect(glossed(terms, text).some(({ meaning }) => meaning === word)).toBe(true);
});

test.each(['the market', 'an invitation', 'encounter', 'a car', 'part of it', 'a book-mark'])('but not a word that only looks so: %s', (text) => {
  expect(glossed(terms, text)).toEqual([{ text, meaning: undefined }]);
});

test('a word is found whole, in any letters', () => {
  const found = glossed(glossaryOf(RULES), 'The Folla, not follaaa');
  expect(found).toEqual([
    { text: 'The ', meaning: undefined },
    { text: 'Folla', meaning: 'the cards left over' },
    { text: ', not follaaa', meaning: undefined },
  ]);
});
