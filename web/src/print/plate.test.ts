import { readFileSync } from 'node:fs';

import { render } from 'svelte/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import Back from '../cards/Back.svelte';
import Card from '../cards/Card.svelte';
import { codes } from '../cards/packs';
import type { PackId } from '../cards/types';
import type { Mark, Plates } from './plate';
import { STYLE } from './plate';
import { ALL_PLATES, inks } from './press';

const source = (name: string): string => readFileSync(new URL(`../cards/${name}`, import.meta.url), 'utf8');

beforeAll(() => {
  // The sprite wants somewhere to put its words; nobody looks there.
  const shelf = { appendChild: () => shelf, setAttribute() {}, insertAdjacentHTML() {}, style: {} };
  vi.stubGlobal('document', { createElementNS: () => shelf, body: { append() {} } });
});

/** The drawings a card of the page sets down, with the place of each. */
function onScreen(code: string, pack: PackId): string[] {
  const { body } = render(Card, { props: { code, pack, size: 300, level: 'large', maids: [] } });
  const uses = body.matchAll(/<use href="#card-([^"]+)"( transform="([^"]*)")?/g);
  return [...uses].flatMap(([, name = '', , move = '']) => (name.startsWith('words-') ? [] : [placed(name, move)]));
}

function placed(name: string, move: string): string {
  const number = (what: string): number[] => (new RegExp(`${what}\\(([^)]*)\\)`).exec(move)?.[1] ?? '').split(' ').map(Number);
  const [x = 0, y = 0] = number('translate');
  const [scale = 1] = number('scale');
  const [turn = 0] = number('rotate');
  return `${name} ${x.toFixed(3)} ${y.toFixed(3)} ${scale.toFixed(4)} ${turn.toFixed(1)}`;
}

/** The same of a plate. */
function onPaper(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) => {
    if (mark.type === 'window') return onPaper(mark.marks);
    if (mark.type !== 'set') return [];
    const [a, b, , , x, y] = mark.at;
    const turn = (Math.atan2(b, a) * 180) / Math.PI;
    return [`${mark.drawing} ${x.toFixed(3)} ${y.toFixed(3)} ${Math.hypot(a, b).toFixed(4)} ${turn.toFixed(1)}`];
  });
}

const count = (marks: readonly Mark[], type: Mark['type']): number => marks.filter((mark) => mark.type === type).length;

describe('plates', () => {
  const packs: readonly Plates[] = ALL_PLATES;

  it('are there for every card', () => {
    expect(packs.map(({ cards }) => cards.length)).toEqual([97, 78, 40, 40, 36, 52, 33]);
    for (const { pack, cards } of packs) expect(cards.map(({ code }) => code)).toEqual(codes(pack));
  });

  it.each(packs.map((pack) => [pack.pack, pack] as const))('draw what the page draws (%s)', (pack, { cards }) => {
    for (const { code, marks } of cards) {
      expect(onPaper(marks), code).toEqual(onScreen(code, pack));
      const { body } = render(Card, { props: { code, pack, size: 300, level: 'large', maids: [] } });
      const tags = (tag: string): number => body.split(tag).length - 1;
      // Lines: strokes, dots, frames and the inset; of the page's rectangles the paper is no mark.
      const lines = tags('<path') + tags('<circle') + tags('<rect') - 1;
      expect(count(marks, 'line'), code).toBe(lines);
      expect(count(marks, 'words'), code).toBe(tags('#card-words-'));
      expect(count(marks, 'window'), code).toBe(tags('preserveAspectRatio'));
    }
  });

  it('have the back of the page', () => {
    const { body } = render(Back, { props: { level: 'large' } });
    const drawn = body.split('<path').length - 1 + body.split('<rect').length - 1;
    for (const { back } of packs) expect(count(back, 'line')).toBe(drawn);
  });

  it('hold every drawing they use, and nothing but plain strokes', () => {
    for (const { cards, maids, back, drawings } of packs) {
      const used = [...cards, ...maids].flatMap(({ marks }) => onPaper(marks)).concat(onPaper(back));
      expect(new Set(used.map((mark) => mark.split(' ')[0]))).toEqual(new Set(Object.keys(drawings)));
      const paths = Object.values(drawings).flat().map(({ d }) => d);
      expect(paths.filter((d) => !/^[MLCZ\d .-]+$/.test(d))).toEqual([]);
    }
  });

  it('use the styles of the page', () => {
    const css = source('Card.svelte');
    expect(css).toContain(`.faint {\n    stroke-opacity: ${STYLE.faint};`);
    expect(css).toMatch(new RegExp(`\\.frame {[^}]*stroke-opacity: ${STYLE.frame};`));
    expect(css).toMatch(new RegExp(`\\.inset {[^}]*stroke-width: ${STYLE.inset};`));
    expect(source('sprite.ts')).toContain(`fill-opacity="${STYLE.tint}"`);
    expect(source('sprite.ts')).toContain(`letter-spacing="${STYLE.spacing}em"`);
  });

  it('find every ink', () => {
    const { two, four } = inks(source('../styles/tokens.css'));
    for (const { cards, maids, back } of packs) {
      for (const { ink, paper } of [...cards, ...maids]) expect([two[ink], two[paper]]).not.toContain(undefined);
      const paints = [...cards.flatMap(({ marks }) => marks), ...back].flatMap((mark) =>
        mark.type === 'line' || mark.type === 'words' ? [mark.paint] : [],
      );
      expect(paints.filter((paint) => paint !== 'ink' && two[paint] === undefined)).toEqual([]);
    }
    expect(Object.keys(four).sort()).toEqual(['carreau', 'coeur', 'pique', 'trefle']);
  });
});
