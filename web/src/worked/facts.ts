import { t, type Key } from '../i18n';
import type { Fact } from '../lib/wire';
import type { TableModel } from '../table/model.svelte';
import { apart, named } from './outcomes';
import { say } from './say';
import type { Word } from './words';

/** What a fact of the result is called. */
export function labelOf(table: TableModel, { name, of }: Fact): string {
  if (name === 'result') return t(`figure.${of}` as Key);
  return [say(`fact.${name}` as Word), named(of, (seat) => table.name(seat))].filter(Boolean).join(', ');
}

/** Its value, with people by their names. */
export const valueOf = (table: TableModel, text: string): string =>
  text === 'nobody' ? say('nobody') : named(apart(text), (seat) => table.name(seat));
