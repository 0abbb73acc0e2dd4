import { expect, test } from 'vitest';

import { de } from './words.de';
import { en } from './words.en';
import { it } from './words.it';

const holes = (text: string): string => [...new Set([...text.matchAll(/\{(\w+)/g)].map((hole) => hole[1] ?? ''))].sort().join();

test.each([
  ['German', de],
  ['Italian', it],
] as const)('%s says all that English does, and fills the same holes', (_, words) => {
  const wrong = Object.entries(en).filter(([word, text]) => holes((words as Record<string, string>)[word] ?? '?') !== holes(text));
  expect(wrong.map(([word]) => word)).toEqual([]);
});
