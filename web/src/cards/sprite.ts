import courts from './drawings/courts.json';
import { styleOf } from './packs';
import type { Drawing, Family, PackId, Shape, Words } from './types';
import type from './type.json';

/**
 * The drawings are kept once in a hidden part of the document, and every card refers to them there.
 * What a pack needs is fetched when its first card is shown.
 */
const NAMESPACE = 'http://www.w3.org/2000/svg';
const PREFIX = 'card-';

export const symbolId = (symbol: string): string => PREFIX + symbol;

type Loaded = { default: unknown };

const SUITS: Readonly<Record<Family, () => Promise<Loaded>>> = {
  latin: () => import('./drawings/latin.json'),
  french: () => import('./drawings/french.json'),
  german: () => import('./drawings/german.json'),
};

const PAINTS: Readonly<Record<string, string>> = {
  ink: 'currentColor',
  paper: 'var(--face)',
  tint: 'currentColor',
};

/** One shape as markup; a star after the paint draws it again as in a mirror. */
export function shapeMarkup([paint, path]: Shape): string {
  const [fill = 'ink', width] = paint.replace('*', '').split(' ');
  const colour = PAINTS[fill] ?? 'currentColor';
  const look =
    width === undefined
      ? `fill="${colour}"${fill === 'tint' ? ' fill-opacity="0.25"' : ''}`
      : `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
  const once = `<path ${look} d="${path}"/>`;
  return paint.includes('*') ? `${once}<g transform="matrix(-1 0 0 1 100 0)">${once}</g>` : once;
}

/** A drawing whose middle is at nought, as cards place them. */
export function drawingMarkup(symbol: string, { box, shapes }: Drawing): string {
  const [x, y, width, height] = box;
  const move = `translate(${-x - width / 2} ${-y - height / 2})`;
  return `<g id="${symbolId(symbol)}"><g transform="${move}">${shapes.map(shapeMarkup).join('')}</g></g>`;
}

/** The drawings of suits or of courts, by their names on the cards. */
export function figures(): Record<string, Drawing> {
  const parts = courts.parts as unknown as Record<string, Shape[] | undefined>;
  const box = courts.box as unknown as Drawing['box'];
  const made = Object.entries(courts.figures).map(([figure, list]) => {
    const shapes = list.split(' ').flatMap((part) => parts[part] ?? []);
    return [`figure-${figure}`, { box, shapes }] as const;
  });
  return Object.fromEntries(made);
}

/** Icons are drawn on 512 units; a hundred are enough for a card. */
function emblemMarkup(symbol: string, path: string): string {
  const drawn = `<path fill="currentColor" transform="scale(0.1953125) translate(-256 -256)" d="${path}"/>`;
  return `<g id="${symbolId(symbol)}">${drawn}</g>`;
}

function glyphMarkup(glyph: string, width: number, path: string): string {
  return `<g id="${symbolId(`glyph-${glyph}`)}"><path fill="currentColor" transform="translate(${-width / 2} 65)" d="${path}"/></g>`;
}

let shelf: SVGDefsElement | undefined;

function shelve(markup: string): void {
  if (shelf === undefined) {
    const root = document.createElementNS(NAMESPACE, 'svg');
    root.setAttribute('width', '0');
    root.setAttribute('height', '0');
    root.setAttribute('aria-hidden', 'true');
    root.style.position = 'absolute';
    shelf = root.appendChild(document.createElementNS(NAMESPACE, 'defs'));
    document.body.append(root);
  }
  shelf.insertAdjacentHTML('beforeend', markup);
}

const asked = new Set<string>();

/** Does a thing once, however many cards ask for it. */
function once(what: string, act: () => void): void {
  if (asked.has(what)) return;
  asked.add(what);
  act();
}

async function fetchSuits(family: Family): Promise<void> {
  const drawings = (await SUITS[family]()).default as Record<string, Drawing>;
  shelve(Object.entries(drawings).map(([name, drawing]) => drawingMarkup(name, drawing)).join(''));
}

/** All emblems of a pack, or only the few of its title page. */
async function fetchEmblems(pack: PackId, few: boolean): Promise<void> {
  const style = styleOf(pack);
  const paths = (await (few ? (style?.titleEmblems ?? style?.emblems) : style?.emblems)?.())?.default;
  const fresh = Object.entries(paths ?? {}).filter(([card]) => !document.getElementById(symbolId(`${pack}-${card}`)));
  shelve(fresh.map(([card, path]) => emblemMarkup(`${pack}-${card}`, path)).join(''));
}

const HANDS: Readonly<Record<Words['style'], string>> = {
  name: 'fill="var(--card-ink)" font-family="var(--text)" font-style="italic"',
  roman: 'fill="currentColor" font-family="var(--heading)" letter-spacing="0.06em"',
};

/**
 * What is printed on a card, kept with the drawings: a picture of words, as on paper, and not a text
 * of the page that would be read beside the card's own name.
 */
export function printed({ style, size, text }: Words): string {
  const symbol = `words-${style}-${size}-${text.replace(/\W+/g, '-')}`;
  once(symbol, () =>
    shelve(`<text id="${symbolId(symbol)}" text-anchor="middle" font-size="${size}" ${HANDS[style]}>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</text>`),
  );
  return symbolId(symbol);
}

/** Makes sure that whatever the cards of a pack refer to is in the document, or on its way. */
export function prepare(pack: PackId, few = false): void {
  once('common', () => {
    const glyphs = Object.entries(type.index.glyphs);
    shelve(glyphs.map(([glyph, { w, d }]) => glyphMarkup(glyph, w, d)).join(''));
    shelve(Object.entries(figures()).map(([name, drawing]) => drawingMarkup(name, drawing)).join(''));
  });
  const family = styleOf(pack)?.family;
  if (family) once(family, () => void fetchSuits(family));
  once(`emblems ${pack} ${few}`, () => void fetchEmblems(pack, few));
}
