import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { codes } from '../cards/packs';
import { marked } from '../lib/markdown';
import { cribOf } from './crib';
import { shelf } from './registry';

const rules = (game: string): string =>
  readFileSync(new URL(`../../../src/ridotto/games/${game}/RULES.md`, import.meta.url), 'utf8');

test.each(shelf())('the crib of %s is whole in three languages', async (game) => {
  const [en, de, it] = await Promise.all((['en', 'de', 'it'] as const).map((one) => cribOf(game, one)));
  expect(en?.length).toBeGreaterThan(2);
  const shape = (crib: typeof en): unknown => crib?.map(({ id, title, rows }) => [id, title !== '' && title !== id, rows.length]);
  expect(shape(de)).toEqual(shape(en));
  expect(shape(it)).toEqual(shape(en));
});

test.each(shelf())('the crib of %s shows cards of its pack and leads to chapters of its rules', async (game) => {
  const crib = await cribOf(game, 'en');
  const ids = marked(rules(game)).flatMap((block) => block.id ?? []);
  expect(crib.map(({ chapter }) => chapter).filter((chapter) => !ids.includes(chapter))).toEqual([]);
  const shown = crib.flatMap(({ rows }) => rows.flatMap(({ cards }) => cards));
  expect(shown.filter((card) => !codes(game).includes(card))).toEqual([]);
});
