import { expect, test } from 'vitest';

import { de } from './de';
import { en } from './en';
import { it } from './it';
import { sourceWords } from './source';

test.each([
  ['English', en, 'introduction of the book, our decision'],
  ['German', de, 'Einleitung des Buchs, eigene Entscheidung'],
  ['Italian', it, 'introduzione del libro, decisione nostra'],
] as const)('a source is cited in %s', (_, tongue, words) => {
  const word = (key: string): string => (tongue as Readonly<Record<string, string>>)[key] ?? '';
  expect(sourceWords('introduction of the book, our decision: told once', word)).toBe(words);
});
