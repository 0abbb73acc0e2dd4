import packs from '../cards/packs.json';
import type { Card, PackNames } from '../lib/wire';

/** A piece of a sentence: words, or cards that are shown as such. */
export type Part = string | { cards: readonly Card[]; last?: string; the?: true };
export type Value = string | number | Part[] | Exclude<Part, string>;
export type Values = Readonly<Record<string, Value>>;

const HOLE = /\{(\w+)(\.the)?(?:\?([^|{}]*)\|([^{}]*))?\}/g;

/** Fill a template: `{who}` is a value, `{n?card|cards}` one of two words by a number, `{card.the}` a card with its article. */
export function fill(template: string, values: Values = {}): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const hole of template.matchAll(HOLE)) {
    parts.push(template.slice(from, hole.index));
    parts.push(...filling(hole, values));
    from = hole.index + hole[0].length;
  }
  parts.push(template.slice(from));
  return joined(parts);
}

function filling(hole: RegExpMatchArray, values: Values): Part[] {
  const value = values[hole[1] ?? ''];
  if (value === undefined) return [''];
  if (hole[3] !== undefined) return [value === 1 ? hole[3] : (hole[4] ?? '')];
  if (Array.isArray(value)) return value;
  if (typeof value !== 'object') return [(hole[2] ? italianArticle(String(value)) : '') + String(value)];
  return [hole[2] ? { ...value, the: true } : value];
}

function joined(parts: Part[]): Part[] {
  const kept: Part[] = [];
  for (const part of parts) {
    const last = kept.at(-1);
    if (typeof part === 'string' && typeof last === 'string') kept[kept.length - 1] = last + part;
    else if (part !== '') kept.push(part);
  }
  return kept;
}

/** What stands before a card: of several a comma, or before the last the word that joins them; and its article. */
export function before(part: Exclude<Part, string>, place: number, name: string): string {
  const joint = !place ? '' : part.last && place === part.cards.length - 1 ? ` ${part.last} ` : ', ';
  return joint + (part.the ? italianArticle(name) : '');
}

type Genders = NonNullable<PackNames['genders']>;

const feminine = new Set<string>();

/** Take in the gender of the nouns in the names of a pack; the house may know of none. */
export function learnGenders(genders: Genders | null | undefined): void {
  for (const [noun, { it }] of Object.entries(genders ?? {})) if (it === 'f') feminine.add(noun);
}

for (const { genders } of Object.values(packs as Record<string, { genders: Genders }>)) learnGenders(genders);

/** Of a card by its name: "la " donna di cuori, "l’" asso, "lo " Skis, "il " 7; only Italian has it before a card that is played. */
export function italianArticle(name: string): string {
  if (/^una /.test(name)) return '';
  if (/^(?:[aeiou]|(?:1|8|11)(?!\d))/i.test(name)) return 'l’';
  if (/^(?:s[^aeiou]|z)/i.test(name)) return 'lo ';
  return name.split(' ').some((word) => feminine.has(word)) ? 'la ' : 'il ';
}

/** A sentence as plain text, for ears and for lists. */
export function plain(parts: readonly Part[], name: (card: Card) => string): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : part.cards.map((card, n) => before(part, n, name(card)) + name(card)).join('')))
    .join('');
}

const MARK = /\{([^}]*)\}/;

/** A sentence of the house: `{cR 40|or}` are cards and what joins the last, `{@2}` is who sits there. */
export function marks(text: string, who: (seat: number) => string = String): Part[] {
  const pieces = text.split(MARK).map((piece, n): Part => {
    if (n % 2 === 0) return piece;
    if (piece.startsWith('@')) return who(Number(piece.slice(1)));
    const [codes = '', last] = piece.split('|');
    return { cards: codes.split(' '), ...(last ? { last } : {}) };
  });
  return joined(pieces);
}
