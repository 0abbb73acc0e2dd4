import courts from './drawings/courts.json';
import layout from './layout.json';
import { calledName, nameOnCard, type Variants } from './names';
import { decode, namesIn, styleOf, worth } from './packs';
import { corner, dots, index, measure, name, place, rays, ring, roman, sign } from './parts';
import type { Corner } from './parts';
import { daus, pips } from './pips';
import type { Face, Framed, Level, PackId, Placed } from './types';

/** Which figure of courts.json a rank is, before the number of its suit. */
const FIGURES: Readonly<Record<string, string>> = {
  R: 'R', K: 'R', Q: 'Q', C: 'C', F: 'J', J: 'J', O: 'O', U: 'U',
};

const EMPTY = { strokes: [], frames: [], placed: [], words: [], dots: [] };

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
  const style = styleOf(pack);
  if (style === undefined) return lettered(code, pack, level);
  const { suit, rank } = decode(code, pack);
  const edge = corner(level, wish.strip);
  if (suit === undefined) return style.faces?.[code]?.(level, edge) ?? outside(code, pack, level, edge);
  const maids = wish.maids ?? style.maids ?? [];
  const base: Face = {
    ...EMPTY,
    ink: suit,
    paper: 'card',
    dots: dots(worth(code, pack), level),
    words: name(nameOnCard(code, pack, listedAs(pack, maids)), level),
    placed: [...index(rank, edge), sign(suit, edge)],
  };
  if (rank in FIGURES) return { ...base, frames: [court(code, pack, level, maids)] };
  return { ...base, placed: [...base.placed, ...plain(code, pack, level)] };
}

/** The maids under whatever key the pack has other names for them. */
function listedAs(pack: PackId, maids: readonly string[]): Variants {
  return Object.fromEntries(Object.keys(namesIn(pack).variants).map((key) => [key, maids]));
}

/** The face of a card whose pack nobody has drawn: its code, and its name at the foot. */
function lettered(code: string, pack: PackId, level: Level): Face {
  const { x, y } = layout.levels[level].ring;
  const size = Math.min(level === 'small' ? 40 : 34, 84 / Math.max(1, measure(code)));
  const words = [{ text: code, x, y: y + size / 3, size, style: 'roman' as const }];
  const foot = name(calledName(code, pack, 'en'), level);
  return { ...EMPTY, ink: 'card-ink', paper: 'card', placed: [], words: [...words, ...foot] };
}

function plain(code: string, pack: PackId, level: Level): Placed[] {
  const { suit = '', rank } = decode(code, pack);
  const family = styleOf(pack)?.family ?? 'french';
  if (rank !== 'A') return pips(suit, family, Number(rank), level);
  return family === 'german' ? daus(suit, level) : pips(suit, family, 1, level);
}

/** The place of a suit among the four, from one; each suit has its own figures. */
function order(suit: string, pack: PackId): number {
  return ['coppe', 'denari', 'spade', 'bastoni'].indexOf(suit) + 1 ||
    Object.values(styleOf(pack)?.suits ?? {}).indexOf(suit) + 1;
}

/** The drawing on a court card, by its name in the sprite. */
export function figureOf(code: string, pack: PackId, maids = styleOf(pack)?.maids ?? []): string {
  const { suit = '', rank } = decode(code, pack);
  const kind = maids.includes(code) ? 'M' : (styleOf(pack)?.figures?.[rank] ?? FIGURES[rank]);
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

/** A card outside the suits: its emblem in a ring. */
function outside(code: string, pack: PackId, level: Level, edge: Corner): Face {
  const { x, y, emblem } = layout.levels[level].ring;
  const style = styleOf(pack);
  if (!style?.emblems) return lettered(code, pack, level);
  const symbol = `${pack}-${code}`;
  const rayed = style.rayed?.(code) ?? false;
  // Where the whole emblem may be covered, a little one stands in the corner.
  const covered = level !== 'large' || edge.index.size < layout.levels[level].index.size;
  return {
    ...EMPTY,
    ink: style.ink?.(code, worth(code, pack)) ?? 'card-ink',
    paper: rayed ? 'card-aria' : 'card',
    strokes: [...ring(level), ...(rayed ? [rays(level)] : [])],
    placed: [
      ...index(code, edge),
      ...(covered ? [sign(symbol, edge)] : []),
      place(symbol, x, y, emblem),
    ],
    words: [...name(nameOnCard(code, pack), level), ...numeral(code, level, rayed)],
    dots: dots(worth(code, pack), level),
  };
}

/** On the old cards no number stands where the rays are, and none on the fool. */
function numeral(code: string, level: Level, rayed: boolean): Face['words'] {
  const number = Number(code);
  if (level !== 'large' || rayed || Number.isNaN(number)) return [];
  return [{ text: roman(number), ...layout.levels.large.roman, style: 'roman' }];
}
