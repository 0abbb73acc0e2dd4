import type { Word } from './words';

/** The parts of books as rule books name them, and the reading room's words for them; the longest first. */
const PARTS: readonly (readonly [RegExp, Word])[] = [
  [/a decision of this house, where the books? (?:is|are) silent.*$/, 'part.ours'],
  [/the description of the game/g, 'part.description'],
  [/the chapter on marking/g, 'part.marking'],
  [/the opening text/g, 'part.opening'],
  [/\bchapter\b/g, 'part.chapter'],
  [/\bsection\b/g, 'part.section'],
  [/\brule\b/g, 'part.rule'],
  [/\bdecision\b(?= \d)/g, 'part.decision'],
];

/** A place in a book in the reader's language. Why we decided something, the page itself tells. */
export function placeWords(where: string, say: (word: Word) => string): string {
  const [ours, ...others] = PARTS;
  if (ours?.[0].test(where)) return where.replace(ours[0], say(ours[1]));
  return others.reduce((text, [part, word]) => text.replace(part, say(word)), where);
}
