import { describe, expect, it } from 'vitest';

import courts from './drawings/courts.json';
import french from './drawings/french.json';
import german from './drawings/german.json';
import latin from './drawings/latin.json';
import minchiate from '../games/minchiate/emblems.json';
import taroc from '../games/taroc/emblems.json';
import { face, figureOf, levelAt } from './face';
import layout from './layout.json';
import { cardName, nameOnCard } from './names';
import { codes, drawnPacks, worth } from './packs';
import listed from './packs.json';
import { measure, roman } from './parts';
import type { Level, Locale, PackId } from './types';
import type from './type.json';

const packs = drawnPacks();
const levels: Level[] = ['small', 'middle', 'large'];
const locales: Locale[] = ['en', 'de', 'it'];
const all = packs.flatMap((pack) => codes(pack).map((code) => ({ pack, code })));

const drawn = new Set([
  ...[french, german, latin].flatMap((suits) => Object.keys(suits)),
  ...Object.keys(courts.figures).map((figure) => `figure-${figure}`),
  ...Object.keys(type.index.glyphs).map((glyph) => `glyph-${glyph}`),
  ...Object.keys(minchiate).map((code) => `minchiate-${code}`),
  ...Object.keys(taroc).map((code) => `taroc-${code}`),
]);

describe('faces', () => {
  it('are as many as the books give cards', () => {
    const sizes = packs.map((pack) => codes(pack).length);
    expect(sizes).toEqual([97, 78, 40, 40, 36, 52, 33]);
  });

  it.each(levels)('refer only to what is drawn (%s)', (level) => {
    for (const { code, pack } of all) {
      const { placed, frames } = face(code, pack, level);
      const symbols = [...placed, ...frames.flatMap((frame) => frame.figure)].map((p) => p.symbol);
      expect(symbols.length, `${pack} ${code}`).toBeGreaterThan(1);
      expect(symbols.filter((symbol) => !drawn.has(symbol)), `${pack} ${code}`).toEqual([]);
    }
  });

  it.each(levels)('differ from one another (%s)', (level) => {
    for (const pack of packs) {
      const faces = codes(pack).map((code) => JSON.stringify(face(code, pack, level)));
      expect(new Set(faces).size, pack).toBe(faces.length);
    }
  });

  it('show as many pips as their number', () => {
    for (const [pack, code, count] of [
      ['minchiate', 'c10', 10],
      ['minchiate', 's7', 7],
      ['minchiate', 'b2', 2],
      ['taroc', 'h9', 9],
      ['bieten', 'e8', 8],
      ['guimbarde', 'd3', 3],
    ] as const) {
      const corner = code.length; // one sign, and one glyph for each figure of the number
      expect(face(code, pack, 'large').placed.length - corner, `${pack} ${code}`).toBe(count);
    }
  });
});

describe('pictures', () => {
  it.each([
    ['minchiate', minchiate, listed.minchiate.extras],
    ['taroc', taroc, listed.taroc.extras],
  ])('no emblem serves two cards of %s, and none is missing', (_, emblems, extras) => {
    const icons = Object.values(emblems);
    expect(new Set(icons).size).toBe(icons.length);
    expect(Object.keys(emblems).sort()).toEqual([...extras].sort());
  });

  it('no figure serves two court cards of a pack', () => {
    for (const pack of packs) {
      const figures = codes(pack)
        .filter((code) => face(code, pack, 'large').frames.length > 0)
        .map((code) => figureOf(code, pack));
      expect(new Set(figures).size, pack).toBe(figures.length);
    }
  });

  it('no two figures are composed alike, and their parts exist', () => {
    const lists = Object.values(courts.figures);
    expect(new Set(lists).size).toBe(lists.length);
    const parts = new Set(lists.flatMap((list) => list.split(' ')));
    expect([...parts].sort()).toEqual(Object.keys(courts.parts).sort());
  });

  it('all Cavalli of the Latin packs are centaurs, and the maids follow the book', () => {
    const riders = ['cC', 'dC', 'sC', 'bC'].map((code) => figureOf(code, 'minchiate'));
    const lists: Record<string, string> = courts.figures;
    for (const rider of riders) expect(lists[rider.replace('figure-', '')]).toMatch(/^horse.* torso /);
    expect(figureOf('dF', 'minchiate')).toBe('figure-M2');
    expect(figureOf('cF', 'minchiate')).toBe('figure-J1');
    expect(figureOf('cF', 'minchiate', ['cF', 'dF'])).toBe('figure-M1');
  });
});

/** Left and right end of each index glyph of a face, in pixels. */
function reach(code: string, pack: PackId, width: number, strip?: number): number[] {
  const glyphs: Record<string, { w: number }> = type.index.glyphs;
  const wish = strip === undefined ? {} : { strip: (strip * 100) / width };
  return face(code, pack, levelAt(width), wish).placed.flatMap(({ symbol, x, scale }) => {
    const half = ((glyphs[symbol.replace(/^glyph-/, '')]?.w ?? 0) * scale) / 2;
    return symbol.startsWith('glyph-') ? [x - half, x + half].map((at) => (at * width) / 100) : [];
  });
}

describe('corners', () => {
  it.each([
    [40, undefined],
    [64, undefined],
    [40, 16],
    [64, 16],
    [120, 16],
    [200, 16],
  ])('at %i px the index lies in the first 16 px (told of a strip: %s)', (width, strip) => {
    for (const { code, pack } of all) {
      const ends = reach(code, pack, width, strip);
      expect(ends.length, `${pack} ${code}`).toBeGreaterThanOrEqual(2);
      expect(Math.min(...ends), `${pack} ${code}`).toBeGreaterThan(0);
      expect(Math.max(...ends), `${pack} ${code}`).toBeLessThanOrEqual(16);
    }
  });

  it('a number is never smaller than eleven pixels', () => {
    for (const width of [40, 64, 120, 200]) {
      const [left = 0, , , right = 0] = reach('31', 'minchiate', width, 16);
      expect(right - left, `${width}`).toBeGreaterThan(11);
    }
  });

  it('dots tell the worth: one for three, two for five, three for ten', () => {
    const count = (code: string): number => face(code, 'minchiate', 'small').dots.length;
    expect(['2', '5', '1', '28', 'M', 'sR', '36', '40', '6', 'c1'].map(count)).toEqual([
      1, 1, 2, 2, 2, 2, 3, 3, 0, 0,
    ]);
    expect(worth('1', 'taroc')).toBe(0);
  });
});

describe('names', () => {
  it.each(locales)('every card of a pack has its own (%s)', (locale) => {
    for (const pack of packs) {
      const names = codes(pack).map((code) => cardName(code, pack, locale));
      expect(new Set(names).size, pack).toBe(names.length);
      expect(names.filter((name) => /undefined|^$|(^| )[A-Z]( |$)/.test(name)), pack).toEqual([]);
    }
  });

  it('are those of the time', () => {
    expect(cardName('31', 'minchiate', 'en')).toBe('31, the Fishes (Pesci)');
    expect(cardName('31', 'minchiate', 'it')).toBe('31, Pesci');
    expect(cardName('dF', 'minchiate', 'it')).toBe('Fantina di Denari');
    expect(cardName('hC', 'taroc', 'de')).toBe('Herz-Kavall');
    expect(cardName('hQ', 'tresette-latin', 'it')).toBe('Cavallo di Coppe');
    expect(cardName('lA', 'bieten', 'de')).toBe('Laub-Ass');
    expect(cardName('?', 'bieten', 'it')).toBe('una carta coperta');
  });

  it('the Italian names are the engine’s', () => {
    const { cards }: { cards: Record<string, { called: { it: string } }> } = listed.minchiate;
    for (const code of listed.minchiate.extras) {
      expect(cards[code]?.called.it).toContain(nameOnCard(code, 'minchiate'));
    }
  });

  it.each(['middle', 'large'] as const)('printed names stay on the card (%s)', (level) => {
    for (const { code, pack } of all) {
      for (const { text, size, y } of face(code, pack, level).words) {
        expect(measure(text) * size, text).toBeLessThanOrEqual(92);
        expect(y + size * 0.3, text).toBeLessThanOrEqual(layout.card.height - 3);
      }
    }
  });

  it('numerals are written as on the old cards', () => {
    expect([1, 4, 9, 15, 34].map(roman)).toEqual(['I', 'IIII', 'VIIII', 'XV', 'XXXIIII']);
    expect(face('34', 'minchiate', 'large').words.at(-1)?.text).toBe('XXXIIII');
    for (const aria of ['36', '37', '38', '39', '40']) {
      expect(face(aria, 'minchiate', 'large').words.length).toBe(1);
    }
  });
});
