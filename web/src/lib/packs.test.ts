import { expect, test } from 'vitest';

import { grouped, packOf, sorted } from './packs';

test('a hand of Minchiate is held by suits, tarocchi upwards, the Matto last', () => {
  const hand = ['M', '40', '2', 'b1', 'c10', 'cR', 'b10', 'd1'];
  expect(grouped(packOf('minchiate'), hand)).toEqual([
    ['cR', 'c10'],
    ['d1'],
    ['b10', 'b1'],
    ['2', '40', 'M'],
  ]);
});

test('in Tresette the Three is the first card', () => {
  expect(sorted(packOf('tresette'), ['sA', 's4', 's3', 's2'])).toEqual(['s3', 's2', 'sA', 's4']);
});

test('every pack has as many cards as its book says', () => {
  const count = (game: string): number => {
    const pack = packOf(game);
    return Object.values(pack.ranks).flat().length + pack.extras.length;
  };
  // 56 suit cards, 40 tarocchi and the Matto; 56, 21 and the Skis; 40; up to 52; 32 and the Weli.
  expect(['minchiate', 'taroc', 'tresette', 'guimbarde', 'bieten'].map(count)).toEqual([
    97, 78, 40, 52, 33,
  ]);
});
