import { expect, test } from 'vitest';

import { italianArticle } from '../i18n/say';
import type { PackNames } from '../lib/wire';
import { face } from './face';
import { calledName } from './names';
import { codes, grouped, learnPack, sorted, styleOf } from './packs';

test('a hand of Minchiate is held by suits, tarocchi upwards, the Matto last', () => {
  const hand = ['M', '40', '2', 'b1', 'c10', 'cR', 'b10', 'd1'];
  expect(grouped('minchiate', hand)).toEqual([
    ['cR', 'c10'],
    ['d1'],
    ['b10', 'b1'],
    ['2', '40', 'M'],
  ]);
});

test('in Tresette the Three is the first card', () => {
  expect(sorted('tresette', ['sA', 's4', 's3', 's2'])).toEqual(['s3', 's2', 'sA', 's4']);
});

test('every pack has as many cards as its book says', () => {
  // 56 suit cards, 40 tarocchi and the Matto; 56, 21 and the Skis; 40; up to 52; 32 and the Weli.
  const count = (pack: string): number => new Set(codes(pack)).size;
  expect(['minchiate', 'taroc', 'tresette', 'guimbarde', 'bieten'].map(count)).toEqual([
    97, 78, 40, 52, 33,
  ]);
});

const named = (text: string) => ({ en: text, de: text, it: text });
const card = (text: string) => ({ names: named(text), called: named(text), printed: '' });
const strange = (suit: string, codes: string[], extras: string[] = []) => ({
  suits: { h: { cards: codes, names: named(suit) } },
  extras,
  cards: Object.fromEntries([...codes, ...extras].map((code) => [code, card(`card ${code}`)])),
  variants: {},
  worth: {},
});

test('a pack the page was not built with has its order and its names from the house', () => {
  learnPack('strange', strange('Houses', ['hK', 'h2'], ['J']));
  expect(sorted('strange', ['J', 'h2', 'hK'])).toEqual(['hK', 'h2', 'J']);
  expect(grouped('strange', ['J', 'h2'])).toEqual([['h2'], ['J']]);
  expect(calledName('J', 'strange', 'de')).toBe('card J');
  expect(face('hK', 'strange', 'large').words.map(({ text }) => text)).toEqual(['hK', 'card hK']);
});

test('such a pack brings the gender of its names, or none', () => {
  learnPack('moons', { ...strange('Moons', ['m1']), genders: { Falce: { de: 'f', it: 'f' }, Buffone: { it: 'm' } } });
  learnPack('stones', { ...strange('Stones', ['s1']), genders: null } as unknown as PackNames);
  expect(['Falce d’argento', 'Buffone'].map(italianArticle)).toEqual(['la ', 'il ']);
});

test('French suits are drawn as French cards in any game', () => {
  learnPack('french', strange('Hearts', ['hK', 'h2']));
  expect(styleOf('french')?.family).toBe('french');
  expect(face('hK', 'french', 'large').frames.length).toBe(1);
});
