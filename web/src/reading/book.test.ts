import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { codes, styleOf } from '../cards/packs';
import { marked } from '../lib/markdown';
import { chapters, choiceName, grouped, inForce, isCard, settles } from './book';
import { WORDS } from './words';

const GAMES = ['minchiate', 'taroc', 'tresette', 'kaiserspiel', 'guimbarde', 'bieten'] as const;
const rules = (game: string): string =>
  readFileSync(new URL(`../../../src/ridotto/games/${game}/RULES.md`, import.meta.url), 'utf8');

test.each(GAMES)('every figure of %s shows cards of its pack', (game) => {
  const figures = marked(rules(game)).filter((block) => block.kind === 'figure');
  expect(figures.length).toBeGreaterThan(0);
  const shown = figures.flatMap((figure) => figure.cards ?? []);
  expect(shown.filter((card) => !codes(game).includes(card))).toEqual([]);
  expect(styleOf(game)).toBeDefined();
});

test.each(GAMES)('links within %s lead to its chapters', (game) => {
  const blocks = marked(rules(game));
  const ids = blocks.flatMap((block) => block.id ?? []);
  const links = blocks
    .flatMap((block) => [...block.parts, ...block.rows.flat(2)])
    .flatMap((part) => (part.to?.startsWith('#') ? part.to.slice(1) : []));
  expect(links.filter((link) => !ids.includes(link))).toEqual([]);
});

test('chapters hold what stands under them', () => {
  const { before, chapters: found } = chapters(marked('# A\n\nfirst\n\n## B\n\none\n\n### C\n\ntwo\n\n## D'));
  expect(before.map((block) => block.kind)).toEqual(['h1', 'p']);
  expect(found.map(({ title, blocks }) => [title, blocks.length])).toEqual([['B', 3], ['D', 0]]);
});

test('figures that follow each other stand together', () => {
  const figure = '<!-- figure: 1 | one -->';
  const found = grouped(marked(`a\n\n${figure}\n\n${figure}\n\nb\n\n${figure}`));
  expect(found.map((one) => (Array.isArray(one) ? one.length : one.kind))).toEqual(['p', 2, 'p', 1]);
});

test('an option says what it settles', () => {
  const blocks = marked('## What a table may agree otherwise\n\n| key | what it settles | x |\n|---|---|---|\n| `a.b` | the *end* | `1` |');
  expect(settles(blocks, 'a.b')).toBe('the end');
  expect(settles(blocks, 'c')).toBe('');
});

test('what is in force is the book’s, unless the table agreed otherwise', () => {
  const value = { book: 'one', value: 3, source: '', note: '' };
  const key = { key: 'giri', differs: false, agreed: true, values: [value] };
  expect(inForce(key, { rules: 'one', options: {} })).toEqual({ value: 3, otherwise: false });
  expect(inForce(key, { rules: 'one', options: { giri: 1 } })).toEqual({ value: 1, otherwise: true });
});

test('a card is told from a number', () => {
  expect(['cR', 'd10', 'M', '13', 's', 'xR'].map((text) => isCard(text, 'minchiate'))).toEqual([
    true, true, true, false, false, false,
  ]);
});

test('the three tongues fill the same holes', () => {
  const holes = (text: string): string => [...new Set([...text.matchAll(/\{(\w+)/g)].map((hole) => hole[1]))].join();
  for (const tongue of [WORDS.de, WORDS.it]) {
    for (const [word, text] of Object.entries(WORDS.en)) expect(holes(tongue[word as keyof typeof WORDS.en])).toBe(holes(text));
  }
});

test('choices and books are called by their names, and other codes are left as they are', () => {
  const edition = { words: { options: { fine_wins: 'Fiches by faults win' }, choices: { own_first: 'one’s own first', free: 'free' } } };
  const called = (code: string) => choiceName(edition, code);
  expect(called('fine_wins')).toBe('Fiches by faults win');
  expect(called('own_first')).toBe('one’s own first');
  expect(called('fine_wins=own_first')).toBe('Fiches by faults win: one’s own first');
  expect(called('nuernberg-1770')).toBe('Nürnberg 1770');
  expect([called('free'), called('A erases'), called('no_such_key')]).toEqual([undefined, undefined, undefined]);
});
