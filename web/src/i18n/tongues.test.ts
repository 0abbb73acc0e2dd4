import { expect, test } from 'vitest';

import { de } from './de';
import { en } from './en';
import { it } from './it';

const holes = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)/g)].map((hole) => hole[1] ?? '').sort();

/** A number may choose between two words in one tongue and not in another. */
const named = (text: string): string[] => [...new Set(holes(text))];

test.each([
  ['German', de],
  ['Italian', it],
] as const)('%s fills the same holes as English', (_, tongue) => {
  const keys = Object.keys(en) as (keyof typeof en)[];
  const wrong = keys.filter((key) => named(tongue[key]).join() !== named(en[key]).join());
  expect(wrong).toEqual([]);
});
