import { expect, test } from 'vitest';

import { de as lobbyDe } from './de';
import { en as lobby } from './en';
import { it as lobbyIt } from './it';
import { de as tableDe } from './table.de';
import { en as table } from './table.en';
import { it as tableIt } from './table.it';

type Words = Readonly<Record<string, string>>;
const games = (files: Record<string, Words>): Words => Object.assign({}, ...Object.values(files)) as Words;
const en: Words = { ...lobby, ...table, ...games(import.meta.glob('../games/*/words.en.ts', { eager: true, import: 'en' })) };
const de: Words = { ...lobbyDe, ...tableDe, ...games(import.meta.glob('../games/*/words.de.ts', { eager: true, import: 'de' })) };
const it: Words = { ...lobbyIt, ...tableIt, ...games(import.meta.glob('../games/*/words.it.ts', { eager: true, import: 'it' })) };

const holes = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)/g)].map((hole) => hole[1] ?? '').sort();

/** A number may choose between two words in one tongue and not in another. */
const named = (text: string): string[] => [...new Set(holes(text))];

test.each([
  ['German', de],
  ['Italian', it],
] as const)('%s fills the same holes as English', (_, tongue) => {
  const wrong = Object.keys(en).filter((key) => tongue[key] === undefined || named(tongue[key]).join() !== named(en[key] ?? '').join());
  expect(wrong).toEqual([]);
});

/** What is said in quotation marks behind a name, or judged of somebody, is the same whoever it is. */
const ACTS = /^\{who\} \p{Ll}/u;

test.each([
  ['English', en],
  ['German', de],
  ['Italian', it],
] as const)('%s tells one of what one did oneself, and not of another', (_, tongue) => {
  const others = Object.keys(en).filter((key) => key.startsWith('tell.') && ACTS.test(tongue[key] ?? ''));
  expect(others.length).toBeGreaterThan(20);
  expect(others.filter((key) => tongue[`${key}.you`] === undefined)).toEqual([]);
});

test('no two games bring the same words', () => {
  const files = import.meta.glob<Record<string, string>>('../games/*/words.en.ts', { eager: true, import: 'en' });
  const keys = Object.values(files).flatMap((words) => Object.keys(words));
  expect(keys.filter((key, n) => keys.indexOf(key) !== n)).toEqual([]);
});
