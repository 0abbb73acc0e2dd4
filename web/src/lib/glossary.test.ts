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

test('a word is found whole, in any letters', () => {
  const found = glossed(glossaryOf(RULES), 'The Folla, not follaaa');
  expect(found).toEqual([
    { text: 'The ', meaning: undefined },
    { text: 'Folla', meaning: 'the cards left over' },
    { text: ', not follaaa', meaning: undefined },
  ]);
});
