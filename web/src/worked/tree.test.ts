import { expect, test } from 'vitest';

import type { Action, Playing, Variation } from '../lib/wire';
import { spreadOf } from './spread';
import { Tree } from './tree.svelte';
import { packTree, treeAddress, unpackTree } from './treeLink';

const act = { type: 'play', seat: 0, card: 'sK' } as unknown as Action;
const line = (of: number, after: number, ...acts: string[]): Variation => ({ of, after, acts, name: '', comments: [] });
const grown = (): Tree => {
  const variations = [line(0, 12, 'a', 'b', 'c'), line(1, 14, 'd'), line(0, 20, 'e'), line(3, 21, 'f')];
  return new Tree({ first: 10, variations, firsts: variations.map(() => act) });
};

test('a step belongs to the line that has it as its own', () => {
  const tree = grown();
  tree.line = 2;
  expect([1, 2, 3, 4].map((step) => tree.owner(step))).toEqual([0, 1, 1, 2]);
  tree.say(3, 'Is it better?');
  expect(tree.variations[0]?.comments).toEqual([{ at: 1, says: 'Is it better?' }]);
  expect(tree.said(3)).toBe('Is it better?');
  tree.say(3, ' ');
  expect(tree.variations[0]?.comments).toEqual([]);
});

test('with a line go those that leave it, and the rest is counted anew', () => {
  const tree = grown();
  tree.remove(1);
  expect(tree.variations.map((one) => [one.of, one.acts[0]])).toEqual([[0, 'e'], [1, 'f']]);
  expect(tree.leaving(1)).toEqual([2]);
});

test('a line that is there already is not added again', () => {
  const tree = grown();
  expect(tree.admit(line(0, 20, 'e'), act)).toBe(3);
  expect(tree.admit(line(0, 20, 'g'), act)).toBe(5);
});

test('a tree goes through a link and comes back', async () => {
  const shared = { variations: [line(0, 3, 'A plays hA')], line: 1, step: 4 };
  expect(await unpackTree(await packTree(shared))).toEqual(shared);
  expect(await unpackTree('no tree')).toBeUndefined();
  const address = await treeAddress({ type: 'record', record: 'Game: bieten', deal: 2 }, '', shared);
  expect(await unpackTree(address.split('/').at(-1) ?? '')).toEqual({ ...shared, record: 'Game: bieten', deal: 2 });
});

test('who is not named in a playing has nothing there', () => {
  const playing = (who: string, value: number): Playing => ({ seed: 0, facts: [], figures: [{ name: 'difference', of: '', who, value }] });
  const rows = spreadOf([playing('A+C', 10), playing('B+D', 30)]);
  expect(rows.map((row) => [row.who, row.mean, row.least, row.most])).toEqual([['A+C', 5, 0, 10], ['B+D', 15, 0, 30]]);
});
