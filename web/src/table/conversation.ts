import type { Entry } from '../lib/wire';
import type { TableModel } from './model.svelte';

export type Said = Extract<Entry, { type: 'said' }>;

export interface Spoken {
  readonly id: number;
  readonly said: Said;
  readonly past: boolean;
}

/** Everything people have said, in order. */
export function conversation(table: TableModel): Spoken[] {
  return table.link.happenings.flatMap(({ entry, past }, n) =>
    entry.type === 'said' ? [{ id: n, said: entry, past: past ?? false }] : [],
  );
}

/** What a phrase of the house means; nothing for one's own words. */
export const meaningOf = (table: TableModel, said: Said): string =>
  said.phrase ? (table.known?.phrases[said.phrase]?.meaning ?? '') : '';
