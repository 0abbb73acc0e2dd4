import { backMarks } from '../cards/back';
import { face } from '../cards/face';
import layout from '../cards/layout.json';
import { cardName } from '../cards/names';
import { codes, namesIn, styleOf } from '../cards/packs';
import { figures } from '../cards/sprite';
import type from '../cards/type.json';
import type { Drawing, Face, Framed, PackId, Placed, Shape, Words } from '../cards/types';
import { plainPath, within } from './paths';
import type { Matrix } from './paths';

/**
 * A pack's faces as plates for the printer: the very marks that Card.svelte and Back.svelte set, told
 * without the help of a browser. Card.svelte draws on a screen what these draw on paper.
 */

/** A path, filled or drawn with a line. Paints are `ink`, `paper`, or a colour of tokens.css. */
export interface Line {
  readonly type: 'line';
  readonly d: string;
  readonly paint: string;
  /** How wide a line; without it the path is filled. */
  readonly width?: number;
  readonly alpha?: number;
}

/** A drawing of the pack, set down; `ink` where it is not the card's own. */
export interface Set {
  readonly type: 'set';
  readonly drawing: string;
  readonly at: Matrix;
  readonly ink?: string;
}

/** What is seen through a window. */
export interface Window {
  readonly type: 'window';
  readonly box: readonly [number, number, number, number];
  readonly at: Matrix;
  readonly marks: readonly Set[];
}

/** Words, centred. */
export interface Printed {
  readonly type: 'words';
  readonly text: string;
  readonly at: readonly [number, number];
  readonly size: number;
  readonly font: 'italic' | 'heading';
  readonly paint: string;
  readonly spacing?: number;
}

export type Mark = Line | Set | Window | Printed;

export interface Plate {
  readonly code: string;
  readonly names: Readonly<Record<'en' | 'de' | 'it', string>>;
  readonly ink: string;
  readonly paper: string;
  readonly marks: readonly Mark[];
}

export interface Plates {
  readonly pack: PackId;
  readonly width: number;
  readonly height: number;
  readonly cards: readonly Plate[];
  /** The knaves that are maids by some book, drawn so. */
  readonly maids: readonly Plate[];
  readonly back: readonly Mark[];
  readonly drawings: Readonly<Record<string, readonly Line[]>>;
}

/** The styles of Card.svelte. */
export const STYLE = { faint: 0.55, frame: 0.6, tint: 0.25, inset: 0.5, spacing: 0.06 };

const { width: WIDTH, height: HEIGHT, corner: CORNER } = layout.card;
const LARGE = layout.levels.large;

/** A rectangle with round corners, as a path. */
function rounded(x: number, y: number, width: number, height: number, r: number): string {
  const bend = `a${r} ${r} 0 0 1 `;
  return plainPath(
    `M${x + r} ${y}h${width - 2 * r}${bend}${r} ${r}v${height - 2 * r}${bend}${-r} ${r}` +
      `h${2 * r - width}${bend}${-r} ${-r}v${2 * r - height}${bend}${r} ${-r}z`,
  );
}

const dot = ([x, y, r]: readonly [number, number, number]): Line => ({
  type: 'line',
  d: plainPath(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`),
  paint: 'ink',
});

function turned({ x, y, scale, turn = 0 }: Placed): Matrix {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const fine = (value: number): number => Math.round(value * 1e6) / 1e6;
  return [fine(cos), fine(sin), fine(-sin), fine(cos), fine(x), fine(y)];
}

const set = (placed: Placed): Set => ({
  type: 'set',
  drawing: placed.symbol,
  at: turned(placed),
  ...(placed.ink ? { ink: placed.ink } : {}),
});

/** A frame and the figure in it, fitted as a nested picture of a browser would be. */
function framed({ x, y, width, height, view, fit, figure }: Framed): Mark[] {
  const [left = 0, top = 0, wide = 1, high = 1] = view.split(' ').map(Number);
  const scales = [width / wide, height / high] as const;
  const scale = fit.endsWith('slice') ? Math.max(...scales) : Math.min(...scales);
  const over = height - high * scale;
  const at: Matrix = [
    scale, 0, 0, scale,
    x + (width - wide * scale) / 2 - left * scale,
    y + (fit.startsWith('xMidYMax') ? over : over / 2) - top * scale,
  ];
  return [
    { type: 'line', d: rounded(x, y, width, height, 2), paint: 'ink', width: LARGE.line, alpha: STYLE.frame },
    { type: 'window', box: [x, y, width, height], at, marks: figure.map(set) },
  ];
}

function words({ text, x, y, size, style }: Words): Printed {
  const roman = { font: 'heading', paint: 'ink', spacing: STYLE.spacing } as const;
  const name = { font: 'italic', paint: 'card-ink' } as const;
  return { type: 'words', text, at: [x, y], size, ...(style === 'name' ? name : roman) };
}

function inset(): Line {
  const { inset: by } = LARGE;
  const d = rounded(by, by, WIDTH - 2 * by, HEIGHT - 2 * by, CORNER - 2);
  return { type: 'line', d, paint: 'card-rule', width: STYLE.inset };
}

/** Everything on a face, in the order in which Card.svelte draws it. */
export function faceMarks({ strokes, frames, placed, dots, words: printed }: Face): Mark[] {
  return [
    inset(),
    ...strokes.map(({ d, width, faint }): Line => ({
      type: 'line', d: plainPath(d), paint: 'ink', width, ...(faint ? { alpha: STYLE.faint } : {}),
    })),
    ...frames.flatMap(framed),
    ...placed.map(set),
    ...dots.map(dot),
    ...printed.map(words),
  ];
}

function plate(code: string, pack: PackId, maids: readonly string[]): Plate {
  const shown = face(code, pack, 'large', { maids });
  const listed = Object.fromEntries(Object.keys(namesIn(pack).variants).map((key) => [key, maids]));
  const name = (locale: 'en' | 'de' | 'it'): string => cardName(code, pack, locale, listed);
  const names = { en: name('en'), de: name('de'), it: name('it') };
  return { code, names, ink: shown.ink, paper: shown.paper, marks: faceMarks(shown) };
}

/** The marks of Back.svelte. */
function back(): Mark[] {
  return [
    { type: 'line', d: rounded(5, 5, 90, 150, 4), paint: 'card-back' },
    ...backMarks('large').map(({ d, width }): Line => ({
      type: 'line', d: plainPath(d), paint: 'card-back-line', width,
    })),
    { type: 'set', drawing: 'glyph-R', at: [0.21, 0, 0, 0.21, 50, 79], ink: 'card-back-line' },
  ];
}

function shapeLines([paint, path]: Shape, move: Matrix): Line[] {
  const [fill = 'ink', width] = paint.replace('*', '').split(' ');
  const look = {
    paint: fill === 'paper' ? 'paper' : 'ink',
    ...(width === undefined ? {} : { width: Number(width) }),
    ...(fill === 'tint' && width === undefined ? { alpha: STYLE.tint } : {}),
  };
  const moves = paint.includes('*') ? [move, within(move, [-1, 0, 0, 1, 100, 0])] : [move];
  return moves.map((by): Line => ({ type: 'line', d: plainPath(path, by), ...look }));
}

/** A drawing whose middle is at nought. */
function drawingLines({ box: [x, y, width, height], shapes }: Drawing): Line[] {
  return shapes.flatMap((shape) => shapeLines(shape, [1, 0, 0, 1, -x - width / 2, -y - height / 2]));
}

const filled = (path: string, by: Matrix): Line[] => [{ type: 'line', d: plainPath(path, by), paint: 'ink' }];

/** Whatever a pack's marks may refer to, by its name in the sprite. */
function shelf(pack: PackId, suits: Record<string, Drawing>, emblems: Readonly<Record<string, string>>) {
  const drawings = Object.entries({ ...suits, ...figures() }).map(
    ([name, drawing]) => [name, drawingLines(drawing)] as const,
  );
  const glyphs = Object.entries(type.index.glyphs).map(
    ([glyph, { w, d }]) => [`glyph-${glyph}`, filled(d, [1, 0, 0, 1, -w / 2, 65])] as const,
  );
  const icons = Object.entries(emblems).map(([card, path]) => {
    const by: Matrix = [0.1953125, 0, 0, 0.1953125, -50, -50];
    return [`${pack}-${card}`, filled(path, by)] as const;
  });
  return new Map([...drawings, ...glyphs, ...icons]);
}

function used(marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) =>
    mark.type === 'set' ? [mark.drawing] : mark.type === 'window' ? used(mark.marks) : [],
  );
}

/** The plates of a pack, with the drawings they use and no others. */
export function plates(
  pack: PackId,
  suits: Record<string, Drawing>,
  emblems: Readonly<Record<string, string>>,
): Plates {
  const knaves = styleOf(pack)?.everMaids ?? [];
  const cards = codes(pack).map((code) => plate(code, pack, []));
  const maids = knaves.map((code) => plate(code, pack, knaves));
  const drawn = shelf(pack, suits, emblems);
  const wanted = [...cards, ...maids].flatMap(({ marks }) => used(marks)).concat(used(back()));
  const drawings = Object.fromEntries(
    [...new Set(wanted)].sort().map((name) => {
      const lines = drawn.get(name);
      if (lines === undefined) throw new Error(`${pack} has no drawing ${name}`);
      return [name, lines];
    }),
  );
  return { pack, width: WIDTH, height: HEIGHT, cards, maids, back: back(), drawings };
}
