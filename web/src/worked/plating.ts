import { face } from '../cards/face';
import { styleOf } from '../cards/packs';
import type { Drawing, Family, PackId } from '../cards/types';
import { FAMILY } from './typeface';
import { faceMarks, plates, type Line, type Mark, type Plates, type Set } from '../print/plate';

/** Cards as plain SVG that needs neither this page nor its style sheet: the marks of the printed pack. */

const SUITS: Readonly<Record<Family, () => Promise<{ default: unknown }>>> = {
  latin: () => import('../cards/drawings/latin.json'),
  french: () => import('../cards/drawings/french.json'),
  german: () => import('../cards/drawings/german.json'),
};

export async function platesOf(pack: PackId): Promise<Plates> {
  const style = styleOf(pack);
  const suits = style ? ((await SUITS[style.family]()).default as Record<string, Drawing>) : {};
  return plates(pack, suits, (await style?.emblems?.())?.default ?? {});
}

/** What a colour of the style sheet is called by everybody else. */
export type Inks = (name: string) => string;

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Sets cards; every drawing is kept once, in each ink it is used in. */
export class Press {
  readonly #kept = new Map<string, string>();

  constructor(
    readonly plates: Plates,
    readonly inks: Inks,
    readonly maids: readonly string[],
  ) {}

  /** All drawings that were used so far. */
  get defs(): string {
    return `<defs>${[...this.#kept.values()].join('')}</defs>`;
  }

  /** A card whose upper left corner is here, so wide. */
  card(code: string, x: number, y: number, width: number): string {
    const scale = width / this.plates.width;
    const { marks, ink, paper } = this.#shown(code);
    const sheet = `<rect width="${this.plates.width}" height="${this.plates.height}" rx="6" fill="${this.inks(paper)}" stroke="${this.inks('card-edge')}"/>`;
    const set = marks.map((mark) => this.#mark(mark, ink, paper)).join('');
    return `<g transform="translate(${x} ${y}) scale(${scale.toFixed(4)})">${sheet}${set}</g>`;
  }

  #shown(code: string): { marks: readonly Mark[]; ink: string; paper: string } {
    if (code === '?') return { marks: this.plates.back, ink: 'card-back-line', paper: 'card' };
    const shown = face(code, this.plates.pack, 'large', { maids: this.maids });
    return { marks: faceMarks(shown), ink: shown.ink, paper: shown.paper };
  }

  #mark(mark: Mark, ink: string, paper: string): string {
    if (mark.type === 'line') return this.#line(mark, ink, paper);
    if (mark.type === 'set') return this.#set(mark, ink, paper);
    if (mark.type === 'words') {
      const font = mark.font === 'italic' ? ' font-style="italic"' : '';
      const paint = this.inks(mark.paint === 'ink' ? ink : mark.paint);
      return `<text x="${mark.at[0]}" y="${mark.at[1]}" font-size="${mark.size}" text-anchor="middle" font-family="${FAMILY}"${font} fill="${paint}">${escaped(mark.text)}</text>`;
    }
    const [x, y, width, height] = mark.box;
    const id = `w${this.#kept.size}-${x}-${y}-${width}-${height}`.replace(/\./g, '_');
    this.#kept.set(id, `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>`);
    const inner = mark.marks.map((one) => this.#set(one, ink, paper)).join('');
    return `<g clip-path="url(#${id})"><g transform="matrix(${mark.at.join(' ')})">${inner}</g></g>`;
  }

  #line({ d, paint, width, alpha }: Line, ink: string, paper: string): string {
    const colour = this.inks(paint === 'ink' ? ink : paint === 'paper' ? paper : paint);
    const look =
      width === undefined
        ? `fill="${colour}"`
        : `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;
    return `<path d="${d}" ${look}${alpha === undefined ? '' : ` opacity="${alpha}"`}/>`;
  }

  #set(mark: Set, ink: string, paper: string): string {
    const own = mark.ink ?? ink;
    const id = `d-${mark.drawing}-${own}-${paper}`;
    if (!this.#kept.has(id)) {
      const lines = (this.plates.drawings[mark.drawing] ?? []).map((line) => this.#line(line, own, paper));
      this.#kept.set(id, `<g id="${id}">${lines.join('')}</g>`);
    }
    return `<use href="#${id}" transform="matrix(${mark.at.join(' ')})"/>`;
  }
}

export const textMarkup = (text: string, x: number, y: number, size: number, more = ''): string =>
  `<text x="${x}" y="${y}" font-size="${size}" font-family="${FAMILY}" ${more}>${escaped(text)}</text>`;
