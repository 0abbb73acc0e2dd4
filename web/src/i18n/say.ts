import type { Card } from '../lib/wire';

/** A piece of a sentence: words, or cards that are shown as such. */
export type Part = string | { cards: readonly Card[]; last?: string };
export type Value = string | number | Part[] | Exclude<Part, string>;
export type Values = Readonly<Record<string, Value>>;

const HOLE = /\{(\w+)(?:\?([^|{}]*)\|([^{}]*))?\}/g;

/** Fill a template: `{who}` is a value, `{n?card|cards}` one of two words by a number. */
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
  if (hole[2] !== undefined) return [value === 1 ? hole[2] : (hole[3] ?? '')];
  if (Array.isArray(value)) return value;
  return typeof value === 'object' ? [value] : [String(value)];
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

/** What stands before a card of several: a comma, or before the last the word that joins them. */
export const before = (part: { cards: readonly Card[]; last?: string }, place: number): string =>
  !place ? '' : part.last && place === part.cards.length - 1 ? ` ${part.last} ` : ', ';

/** A sentence as plain text, for ears and for lists. */
export function plain(parts: readonly Part[], name: (card: Card) => string): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : part.cards.map((card, n) => before(part, n) + name(card)).join('')))
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
