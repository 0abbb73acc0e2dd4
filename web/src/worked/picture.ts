import type { DealLink } from '../again/link.svelte';
import { gameName } from '../i18n';
import { sorted } from '../cards/packs';
import type { Card } from '../lib/wire';
import type { TableModel } from '../table/model.svelte';
import { platesOf, Press, textMarkup, type Inks } from './plating';
import { say } from './say';
import { typeMarkup } from './typeface';

export interface Picture {
  svg: string;
  png: () => Promise<Blob>;
}

const WIDTH = 1200;
const EDGE = 40;
const HAND = 92;
const TRICK = 118;
const TALL = 1.6;
const BAIZE = '#1f4a3a';
const CHALK = '#f4ecd8';
const GOLD = '#e0b64c';

/** The colours of the style sheet by day, whatever the hour on this page. */
function daylight(): { inks: Inks; done: () => void } {
  const probe = document.createElement('span');
  probe.style.colorScheme = 'light';
  document.querySelector('.app')?.append(probe);
  const inks: Inks = (name) => {
    probe.style.color = `var(--${name}, #2b2118)`;
    return getComputedStyle(probe).color;
  };
  return { inks, done: () => probe.remove() };
}

interface Row {
  name: string;
  cards: Card[];
  turn: boolean;
}

/** Cards side by side, each giving way to the next as far as it must. */
function fan(press: Press, cards: readonly Card[], x: number, y: number, wide: number): string {
  const apart = Math.min(HAND * 0.66, (wide - HAND) / Math.max(1, cards.length - 1));
  return cards.map((card, n) => press.card(card, x + n * apart, y, HAND)).join('');
}

/** The hands below each other, or side by side where they are small; and where they end. */
function handsMarkup(press: Press, rows: readonly Row[], top: number): { markup: string; end: number } {
  const most = Math.max(0, ...rows.map((row) => row.cards.length));
  const abreast = most <= 5 ? 3 : most <= 8 ? 2 : 1;
  const wide = (WIDTH - 2 * EDGE) / abreast;
  const tall = 34 + HAND * TALL + 22;
  const markup = rows.map((row, n) => {
    const [x, y] = [EDGE + (n % abreast) * wide, top + Math.floor(n / abreast) * tall];
    const name = textMarkup(row.turn ? `${row.name} ◆` : row.name, x, y + 22, 24, `fill="${row.turn ? GOLD : CHALK}"`);
    return name + fan(press, row.cards, x, y + 34, wide - 20);
  });
  return { markup: markup.join(''), end: top + Math.ceil(rows.length / abreast) * tall };
}

function rowsOf(table: TableModel, next: number | undefined): Row[] {
  return [table.here, ...table.others].map((seat) => ({
    name: table.name(seat),
    cards: sorted(table.pack, table.state?.deal.hands[seat] ?? []),
    turn: seat === next,
  }));
}

/** Who acts next, as the deal went. */
function nextOf(link: DealLink): number | undefined {
  const event = link.positions[link.at + 1]?.events[0];
  return event && 'seat' in event && typeof event.seat === 'number' && event.seat >= 0 ? event.seat : undefined;
}

function trickMarkup(press: Press, table: TableModel, winning: number | undefined, top: number): string {
  const trick = table.state?.deal.trick ?? [];
  const apart = TRICK + 40;
  const left = (WIDTH - trick.length * apart + 40) / 2;
  return trick
    .map(({ seat, card }, n) => {
      const x = left + n * apart;
      const frame = seat === winning ? `<rect x="${x - 5}" y="${top - 5}" width="${TRICK + 10}" height="${TRICK * TALL + 10}" rx="10" fill="none" stroke="${GOLD}" stroke-width="4"/>` : '';
      const name = textMarkup(table.name(seat), x + TRICK / 2, top + TRICK * TALL + 30, 22, `fill="${CHALK}" text-anchor="middle"`);
      return press.card(card, x, top, TRICK) + frame + name;
    })
    .join('');
}

/** A position as a picture that stands by itself: the trick, the hands that are seen, whose turn it is. */
export async function pictureOf(table: TableModel, link: DealLink, caption: string): Promise<Picture> {
  const { inks, done } = daylight();
  const rules = (link.position.table as { rules?: { names?: { fantine?: string[] } } }).rules;
  const press = new Press(await platesOf(table.game), inks, rules?.names?.fantine ?? []);
  const next = nextOf(link);
  const parts: string[] = [textMarkup(gameName(table.game), EDGE, 56, 38, `fill="${CHALK}"`)];
  if (next !== undefined) parts.push(textMarkup(say('image.turn', { who: table.name(next) }), WIDTH - EDGE, 54, 26, `fill="${GOLD}" text-anchor="end"`));
  let y = 84;
  if (table.state?.deal.trick.length) {
    parts.push(trickMarkup(press, table, link.position.winning, y));
    y += TRICK * TALL + 54;
  }
  const hands = handsMarkup(press, rowsOf(table, next).filter((row) => row.cards.length), y);
  parts.push(hands.markup);
  y = hands.end;
  parts.push(textMarkup(caption, EDGE, y + 30, 26, `fill="${CHALK}" font-style="italic"`));
  parts.push(textMarkup('Ridotto', WIDTH - EDGE, y + 30, 22, `fill="${CHALK}" text-anchor="end"`));
  const type = await typeMarkup();
  const height = Math.ceil(y + 52);
  done();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">${type}${press.defs}<rect width="100%" height="100%" fill="${BAIZE}"/>${parts.join('')}</svg>`;
  return { svg, png: () => painted(svg, height) };
}

/** The same as a PNG, twice as fine. */
async function painted(svg: string, height: number): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 2 * WIDTH;
  canvas.height = 2 * height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'));
}
