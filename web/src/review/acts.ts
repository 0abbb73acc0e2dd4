import type { Action } from '../lib/wire';
import type { TableModel } from '../table/model.svelte';
import { deedWords } from '../table/offers/words';

/** An act within a sentence: a card that is played by its name, anything else as its button says it. */
export function actWords(table: TableModel, action: Action | undefined): string {
  if (!action) return '';
  return action.type === 'play' && 'card' in action ? table.cardName(action.card) : deedWords(table, action);
}
