import type { Card } from '../lib/wire';

/** A piece of a sentence: words, or cards that are shown as such. */
export type Part = string | { cards: readonly Card[] };
export type Value = string | number | Part[] | { cards: readonly Card[] };
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

/** A sentence as plain text, for ears and for lists. */
export function plain(parts: readonly Part[], name: (card: Card) => string): string {
  return parts
    .map((part) => (typeof part === 'string' ? part : part.cards.map(name).join(', ')))
    .join('');
}
