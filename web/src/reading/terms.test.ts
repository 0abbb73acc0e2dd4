import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { sought, termsOf, together } from './terms';

const GAMES = ['minchiate', 'taroc', 'tresette', 'kaiserspiel', 'guimbarde', 'bieten'];
const rules = (game: string): string =>
  readFileSync(new URL(`../../../src/ridotto/games/${game}/RULES.md`, import.meta.url), 'utf8');
const all = together(GAMES.flatMap((game) => termsOf(game, rules(game))));

test('every word has a tongue and a meaning', () => {
  const known = ['Italian', 'German', 'French', 'Spanish', 'English'];
  expect(all.filter(({ tongues }) => !tongues.length || tongues.some((one) => !known.includes(one)))).toEqual([]);
  expect(all.filter(({ uses }) => uses.some(({ meaning }) => !meaning.length))).toEqual([]);
});

test('a word that several games know stands once', () => {
  const valet = all.filter(({ word }) => word.toLowerCase() === 'valet');
  expect(valet.map(({ uses }) => uses.map(({ game }) => game))).toEqual([['taroc', 'kaiserspiel', 'guimbarde']]);
});

test('words are found where the book uses them, in the plural too', () => {
  const versicola = all.find(({ word }) => word === 'versicola');
  const ids = versicola?.uses[0]?.chapters.map(({ id }) => id) ?? [];
  expect(ids).toContain('versicole');
  expect(ids).toContain('declaring');
  expect(ids).not.toContain('glossary');
});

test('one may look for a word, for its meaning, and by tongue', () => {
  expect(sought(all, 'KASTLEIN', '').map(({ word }) => word)).toEqual(['Kästlein']);
  expect(sought(all, 'last trick, and its ten', '').map(({ word }) => word)).toEqual(['ultima']);
  expect(sought(all, 'ultima', 'German')).toEqual([]);
});
