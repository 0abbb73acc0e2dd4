import { expect, test } from 'vitest';

import { citation, cited, withCitations } from './cite';

const BOOKS = {
  'Dr.': { book: 'Dresden', part: 'chapter' },
  'Fi.': { book: 'Florence', part: 'section' },
  '§': { book: 'Innsbruck', part: 'section' },
  text: { book: 'Nürnberg', part: 'the opening text' },
  'our decision': { book: 'Ridotto', part: 'a decision' },
};

test('a source is written out, book by book', () => {
  expect(cited('Dr. 2, 11, Fi. 2', BOOKS)).toEqual([
    { book: 'Dresden', where: 'chapter 2, 11' },
    { book: 'Florence', where: 'section 2' },
  ]);
  expect(citation('§ Das Bieten', BOOKS)).toBe('Innsbruck, section Das Bieten');
  expect(citation('text', BOOKS)).toBe('Nürnberg, the opening text');
  expect(citation('our decision', BOOKS)).toBe('Ridotto: a decision');
  expect(citation('Dr. 8, our decision: the book is silent', BOOKS)).toBe(
    'Dresden, chapter 8; Ridotto: a decision: the book is silent',
  );
  expect(citation('Dr. examples', BOOKS)).toBe('Dresden, examples');
});

test('what no mark explains stays as it is', () => {
  expect(citation('hearsay', BOOKS)).toBe('hearsay');
});

test('citations are found in a text, and other brackets left alone', () => {
  const pieces = withCitations('He deals (Dr. 8, Fi. 8) to all (textually four).', BOOKS);
  expect(pieces.filter((piece) => piece.source).map((piece) => piece.text)).toEqual(['(Dr. 8, Fi. 8)']);
  expect(pieces.map((piece) => piece.text).join('')).toBe('He deals (Dr. 8, Fi. 8) to all (textually four).');
});
