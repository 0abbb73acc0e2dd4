import courts from './drawings/courts.json';
import layout from './layout.json';
import { nameOnCard } from './names';
import { decode, PACKS, worth } from './packs';
import { corner, dots, index, name, place, rays, ring, roman } from './parts';
import type { Corner } from './parts';
import { daus, pips } from './pips';
import type { Face, Framed, Level, PackId, Placed } from './types';

/** Which figure of courts.json a rank is, before the number of its suit. */
const FIGURES: Readonly<Record<string, string>> = {
  R: 'R', K: 'R', Q: 'Q', C: 'C', F: 'J', J: 'J', O: 'O', U: 'U',
};

/** The maids among the knaves unless the table's book says otherwise. */
export const MAIDS: readonly string[] = ['dF'];

const EMPTY = { strokes: [], frames: [], placed: [], words: [], dots: [] };
const ARIE = 36;

/** A card's level of detail at a width in pixels. */
export function levelAt(width: number): Level {
  const { small, middle } = layout.levels;
  return width < small.below ? 'small' : width < middle.below ? 'middle' : 'large';
}

/** What a face depends on besides its card. */
export interface Wish {
  /** The knaves that are maids by the table's book. */
  readonly maids?: readonly string[];
  /** How much of the card's left edge is seen in a fan. */
  readonly strip?: number;
}

/** The face of a card, ready to be drawn. */
export function face(code: string, pack: PackId, level: Level, wish: Wish = {}): Face {
  const { suit, rank } = decode(code, pack);
  const edge = corner(level, wish.strip);
  if (suit === undefined) return code === 'W' ? weli(level, edge) : tarocco(code, pack, level, edge);
  const { maids = MAIDS } = wish;
  const base: Face = {
    ...EMPTY,
    ink: suit,
    paper: 'card',
    dots: dots(worth(code, pack), level),
    words: name(nameOnCard(code, pack, maids), level),
    placed: [...index(rank, edge), sign(suit, edge)],
  };
  if (rank in FIGURES) return { ...base, frames: [court(code, pack, level, maids)] };
  return { ...base, placed: [...base.placed, ...plain(code, pack, level)] };
}

function sign(symbol: string, { sign: { x, y, size } }: Corner): Placed {
  return place(symbol, x, y, size);
}

function plain(code: string, pack: PackId, level: Level): Placed[] {
  const { suit = '', rank } = decode(code, pack);
  const { family } = PACKS[pack];
  if (rank !== 'A') return pips(suit, family, Number(rank), level);
  return family === 'german' ? daus(suit, level) : pips(suit, family, 1, level);
}

/** The place of a suit among the four, from one; each suit has its own figures. */
function order(suit: string, pack: PackId): number {
  return ['coppe', 'denari', 'spade', 'bastoni'].indexOf(suit) + 1 ||
    Object.values(PACKS[pack].suits).indexOf(suit) + 1;
}

/** The drawing on a court card, by its name in the sprite. */
export function figureOf(code: string, pack: PackId, maids = MAIDS): string {
  const { suit = '', rank } = decode(code, pack);
  const maid = pack === 'minchiate' && maids.includes(code);
  const kind = maid ? 'M' : rank === 'C' && pack === 'taroc' ? 'X' : FIGURES[rank];
  return `figure-${kind ?? ''}${order(suit, pack)}`;
}

/** Through which window of courts.json a figure is seen: it says where the suit's sign goes. */
function windowOf(symbol: string): keyof typeof courts.windows {
  if (/X\d$/.test(symbol)) return 'rider';
  if (/C[34]$/.test(symbol)) return 'centaur-low';
  if (/C[12]$/.test(symbol)) return 'centaur';
  return /U\d$/.test(symbol) ? 'low' : 'bust';
}

function court(code: string, pack: PackId, level: Level, maids: readonly string[]): Framed {
  const { suit = '' } = decode(code, pack);
  const symbol = figureOf(code, pack, maids);
  const { view, at, sign: hand, fit } = courts.windows[windowOf(symbol)];
  const [x = 0, y = 0, size = 0] = hand;
  const [dx = 0, dy = 0, scale = 1] = at;
  const badge = windowOf(symbol) === 'low' ? [place('figure-roundel', x, y, 100)] : [];
  const signed = level === 'small' && fit.endsWith('slice') ? [] : [...badge, place(suit, x, y, size)];
  const figure = [{ symbol, x: dx, y: dy, scale }, ...signed];
  return { ...layout.levels[level].frame, view, fit: fit as Framed['fit'], figure };
}

function tarocco(code: string, pack: PackId, level: Level, edge: Corner): Face {
  const { x, y, emblem } = layout.levels[level].ring;
  const symbol = `${pack}-${code}`;
  const aria = pack === 'minchiate' && Number(code) >= ARIE;
  // Where the whole emblem may be covered, a little one stands in the corner.
  const covered = level !== 'large' || edge.index.size < layout.levels[level].index.size;
  return {
    ...EMPTY,
    ink: inkOf(code, pack),
    paper: aria ? 'card-aria' : 'card',
    strokes: [...ring(level), ...(aria ? [rays(level)] : [])],
    placed: [
      ...index(code, edge),
      ...(covered ? [sign(symbol, edge)] : []),
      place(symbol, x, y, emblem),
    ],
    words: [...name(nameOnCard(code, pack), level), ...numeral(code, level, aria)],
    dots: dots(worth(code, pack), level),
  };
}

/** On the old cards no number stands on the Arie, and none on the fool. */
function numeral(code: string, level: Level, aria: boolean): Face['words'] {
  const number = Number(code);
  if (level !== 'large' || aria || Number.isNaN(number)) return [];
  return [{ text: roman(number), ...layout.levels.large.roman, style: 'roman' }];
}

function inkOf(code: string, pack: PackId): string {
  if (code === 'M' || code === 'S') return 'card-matto';
  if (pack === 'taroc') return code === '1' || code === '21' ? 'card-bronze' : 'card-ink';
  const points = worth(code, pack);
  return points === 10 ? 'card-oxblood' : points > 0 ? 'card-bronze' : 'card-ink';
}

/** The Weli bears bells, an acorn and a heart. */
function weli(level: Level, edge: Corner): Face {
  const { x, y } = layout.levels[level].ring;
  const size = level === 'small' ? 34 : 36;
  const half = size * 0.56;
  return {
    ...EMPTY,
    ink: 'schell',
    paper: 'card',
    placed: [
      ...index('W', edge),
      sign('schell', edge),
      place('schell', x - half, y - half, size),
      place('schell', x + half, y - half, size),
      { ...place('eichel', x - half, y + half, size), ink: 'eichel' },
      { ...place('herz', x + half, y + half, size), ink: 'herz' },
    ],
    words: name('Weli', level),
  };
}
