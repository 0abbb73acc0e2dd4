import { expect, test } from 'vitest';

import { de } from './words.de';
import { en } from './words.en';
import { it } from './words.it';

const named = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map((hole) => hole[1] ?? ''))].sort();

test.each([
  ['German', de],
  ['Italian', it],
] as const)('%s fills the same holes as English', (_, tongue) => {
  const keys = Object.keys(en) as (keyof typeof en)[];
  expect(keys.filter((key) => named(tongue[key]).join() !== named(en[key]).join())).toEqual([]);
});
