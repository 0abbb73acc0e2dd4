import { countable } from '../games/registry';
import { recall, remember } from '../lib/memory';

export type Value = boolean | number | string;
/** What was entered, as it goes over the wire; each game has its own fields. */
export type Entry = Record<string, unknown>;

export interface Deal {
  key: string;
  entry: Entry;
}

/** An evening as this browser keeps it: all that was entered, and nothing that was counted. */
export interface Kept {
  version: 1;
  id: string;
  game: string;
  at: number;
  names: string[];
  rules: string;
  options: Record<string, Value>;
  opening: Entry;
  deals: Deal[];
  draft: Entry;
  /** The key of the deal that is being put right. */
  editing: string;
}

const LIST = 'ridotto.evenings';
const one = (id: string): string => `ridotto.evening.${id}`;

export interface Listed {
  id: string;
  game: string;
  at: number;
  names: string[];
  deals: number;
}

export const freshKey = (): string => Math.random().toString(36).slice(2, 10);

export function newEvening(game: string, like?: Kept): Kept {
  return {
    version: 1,
    id: freshKey(),
    game,
    at: Date.now(),
    names: like ? [...like.names] : [],
    rules: like?.rules ?? '',
    options: { ...like?.options },
    opening: {},
    deals: [],
    draft: {},
    editing: '',
  };
}

export const listed = (): Listed[] => recall<Listed[]>(LIST, []);

export function keep(kept: Kept): void {
  remember(one(kept.id), kept);
  const { id, game, names, deals } = kept;
  const entry = { id, game, at: Date.now(), names, deals: deals.length };
  remember(LIST, [entry, ...listed().filter((other) => other.id !== id)]);
}

export function recallEvening(id: string): Kept | undefined {
  return readEvening(recall<unknown>(one(id), undefined));
}

export function forget(id: string): void {
  remember(LIST, listed().filter((other) => other.id !== id));
  try {
    localStorage.removeItem(one(id));
  } catch {
    return;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isName = (value: unknown): value is string => typeof value === 'string' && value.length <= 60;
const isDeal = (value: unknown): value is Deal =>
  isRecord(value) && isName(value['key']) && isRecord(value['entry']);

/** An evening out of a link, a file or the memory; nothing if it is none. */
export function readEvening(value: unknown): Kept | undefined {
  if (!isRecord(value) || value['version'] !== 1) return undefined;
  const { game, names, deals, opening, options, rules } = value;
  if (!countable().some((one) => one === game)) return undefined;
  if (!Array.isArray(names) || !names.every(isName)) return undefined;
  if (!Array.isArray(deals) || deals.length > 120 || !deals.every(isDeal)) return undefined;
  if (!isRecord(opening) || !isRecord(options) || typeof rules !== 'string') return undefined;
  const kept = value as unknown as Kept;
  return { ...newEvening(kept.game), ...kept, draft: isRecord(kept.draft) ? kept.draft : {} };
}
