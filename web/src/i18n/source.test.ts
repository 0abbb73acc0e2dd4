import { expect, test, vi } from 'vitest';

import { de } from './de';
import { en } from './en';
import { it } from './it';
import { sourceWords } from './source';

let spoken: Readonly<Record<string, string>> = en;
vi.mock('.', () => ({ t: (key: string) => spoken[key] }));

test.each([
  ['English', en, 'introduction of the book, our decision'],
  ['German', de, 'Einleitung des Buchs, eigene Entscheidung'],
  ['Italian', it, 'introduzione del libro, decisione nostra'],
] as const)('a source is cited in %s', (_, tongue, words) => {
  spoken = tongue;
  expect(sourceWords('introduction of the book, our decision: told once')).toBe(words);
});
