import layout from './layout.json';
import type { Level, Placed, Stroke, Words } from './types';
import type from './type.json';

const EM = 200;
const CAPITAL = 0.65;
const TRACK = 0.92;
const glyphs: Readonly<Record<string, { w: number; d: string } | undefined>> = type.index.glyphs;
const advance: Readonly<Record<string, number | undefined>> = type.name.advance;

export const place = (symbol: string, x: number, y: number, size: number): Placed => ({
  symbol,
  x,
  y,
  scale: size / 100,
});

export interface Corner {
  readonly index: { readonly x: number; readonly base: number; readonly size: number };
  readonly sign: { readonly x: number; readonly y: number; readonly size: number };
}

/** Two figures are the widest number; so wide do they stand, in ems. */
const WIDEST = ((glyphs['0']?.w ?? EM) * 2 * TRACK) / EM;

/** Where number and sign go; in a fan they fit into the strip that the next card leaves free. */
export function corner(level: Level, strip = Infinity): Corner {
  const { index, sign } = layout.levels[level];
  const size = Math.min(index.size, (strip - 2) / WIDEST);
  const part = size / index.size;
  const x = Math.min(index.x, strip / 2);
  return {
    index: { x, base: index.base * (1 + part) * 0.5, size },
    sign: { x, y: sign.y * (1 + part) * 0.5, size: sign.size * part },
  };
}

/** The number or letter in the corner, centred on its column. */
export function index(text: string, { index: { x, base, size } }: Corner): Placed[] {
  const scale = size / EM;
  const widths = [...text].map((glyph) => (glyphs[glyph]?.w ?? EM) * scale * TRACK);
  let left = x - widths.reduce((sum, width) => sum + width, 0) / 2;
  return [...text].map((glyph, n) => {
    const width = widths[n] ?? 0;
    left += width;
    return { symbol: `glyph-${glyph}`, x: left - width / 2, y: base - (size * CAPITAL) / 2, scale };
  });
}

/** The suit's sign, or an emblem's, below the number in the corner. */
export const sign = (symbol: string, { sign: { x, y, size } }: Corner): Placed => place(symbol, x, y, size);

/** How wide a name stands, in ems of its type. */
export function measure(text: string): number {
  return [...text].reduce((sum, letter) => sum + (advance[letter] ?? 0.5), 0);
}

/** In one line if that can be read, else broken near the middle. */
function broken(text: string, fit: (line: string) => number, least: number): string[] {
  const words = text.split(' ');
  if (words.length < 2 || fit(text) >= least) return [text];
  const cuts = words.slice(1).map((_, n) => [
    words.slice(0, n + 1).join(' '),
    words.slice(n + 1).join(' '),
  ]);
  const width = (lines: string[]): number => Math.max(...lines.map(measure));
  return cuts.reduce((best, lines) => (width(lines) < width(best) ? lines : best));
}

/** A card's name at its foot, as large as its width allows. */
export function name(text: string, level: Level): Words[] {
  const place = level === 'small' ? undefined : layout.levels[level].name;
  if (place === undefined || text === '') return [];
  const fit = (line: string): number => Math.min(place.size, place.width / measure(line));
  const lines = broken(text, fit, place.size * 0.82);
  const size = Math.min(...lines.map(fit));
  const top = place.y - (lines.length - 1) * size * 0.7;
  return lines.map((line, n) => ({ text: line, x: 50, y: top + n * size * 0.92, size, style: 'name' }));
}

/** A number as the old cards bear it: letters are only ever added, so that four is IIII. */
export function roman(number: number): string {
  return 'X'.repeat(number / 10) + 'V'.repeat((number % 10) / 5) + 'I'.repeat(number % 5);
}

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** The double ring round an emblem. */
export function ring(level: Level): Stroke[] {
  const { x, y, radius } = layout.levels[level].ring;
  const width = layout.levels[level].line;
  return [
    { d: circle(x, y, radius), width, faint: true },
    { d: circle(x, y, radius - 2.6 * width ** 0.5), width: width * 0.6, faint: true },
  ];
}

/** The glory round the Arie: long and short rays by turns. */
export function rays(level: Level): Stroke {
  const { x, y, radius, rays } = layout.levels[level].ring;
  const [short = 0, long = 0] = rays;
  const count = level === 'small' ? 24 : 40;
  const lines = Array.from({ length: count }, (_, n) => {
    const angle = (2 * Math.PI * n) / count;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const far = radius + (n % 2 === 0 ? long : short);
    const point = (r: number): string => `${(x + dx * r).toFixed(1)} ${(y + dy * r).toFixed(1)}`;
    return `M${point(radius + 2.5)}L${point(far)}`;
  });
  return { d: lines.join(''), width: layout.levels[level].line * 1.3 };
}

/** One dot for three points, two for five, three for ten. */
export function dots(worth: number, level: Level): [number, number, number][] {
  const { x, y, gap, radius } = layout.levels[level].dots;
  const count = worth === 10 ? 3 : worth === 5 ? 2 : worth === 3 ? 1 : 0;
  return Array.from({ length: count }, (_, n) => [x - n * gap, y, radius]);
}
