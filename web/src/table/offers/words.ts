import { firstOf, rich, t } from '../../i18n';
import { plain } from '../../i18n/say';
import { suitName } from '../../cards/names';
import { liking } from '../../lib/settings.svelte';
import type { Action } from '../../lib/wire';
import type { TableModel } from '../model.svelte';

type Fields = Record<string, unknown>;

export const isChallenge = (action: Action): boolean => action.type === 'challenge';

/** An action as the words on its button. */
export function deedWords(table: TableModel, action: Action): string {
  if ('items' in action && !action.items.length) return t('announce.none');
  const key = firstOf([`do.${table.game}.${action.type}`, `do.${action.type}`]);
  if (!key) return unnamed(table, action);
  return plain(rich(key, values(table, action)), (card) => table.cardName(card));
}

/** What a kind of act is called that the page has no words for: its own name, as one writes it. */
export function kindWords(table: TableModel, kind: string): string {
  const key = firstOf([`kind.${table.game}.${kind}`, `kind.${kind}`]);
  const plainly = kind.replace(/-/g, ' ');
  return key ? t(key) : plainly.charAt(0).toUpperCase() + plainly.slice(1);
}

/** An act without words of its own: its kind, and what stands in it. */
function unnamed(table: TableModel, action: Action): string {
  const said = values(table, action);
  const fields = Object.entries(said).filter(([field]) => !['type', 'seat'].includes(field));
  return [kindWords(table, action.type), ...fields.map(([, value]) => String(value))].join(' ');
}

/** What stands in an action, ready to be said. */
export function values(table: TableModel, action: Action): Record<string, string | number> {
  const fields = action as unknown as Fields;
  const said: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'number') said[field] = value;
    else if (typeof value === 'string') said[field] = fieldWords(table, field, value);
  }
  if (typeof fields['card'] === 'string') said['card'] = table.cardName(fields['card']);
  if (action.type === 'baptise') said['card'] = table.cardName(action.name);
  if (typeof fields['against'] === 'number') said['whom'] = table.name(fields['against']);
  const rows = fields['cards'] ?? fields['versicole'] ?? fields['imperials'] ?? fields['sets'];
  if (Array.isArray(rows)) {
    const cards = [...new Set(rows.flat().map(String))];
    said['cards'] = cards.map((card) => table.cardName(card)).join(', ') || t('cards.none');
  }
  const items = fields['items'];
  if (Array.isArray(items)) said['items'] = items.map((item) => fieldWords(table, 'item', String(item))).join(', ');
  return said;
}

/** A word in a field of an act, as one says it. */
export function fieldWords(table: TableModel, field: string, word: string): string {
  const own = table.parts?.fields?.[field];
  if (own) return own(word, table);
  return field === 'suit' ? suitName(word, table.game, liking.language) : word;
}

export function challengeWords(table: TableModel, action: Action): string {
  const fields = action as unknown as Fields;
  const ground = String(fields['ground'] ?? '');
  const key = firstOf([`ground.${table.game}.${ground}`, `ground.${ground}`]);
  const where = Number(fields['trick'] ?? 0);
  const what = key ? t(key, values(table, action)) : ground;
  const trick = where > 0 ? ` ${t('ground.trick', { n: where })}` : '';
  const named = ['item', 'honour', 'figure'].filter((field) => fields[field]);
  const said = named.map((field) => `: ${fieldWords(table, field, String(fields[field]))}`).join('');
  const late = fields['late'] ? ` ${t('ground.late')}` : '';
  return `${values(table, action)['whom'] ?? ''}: ${what}${trick}${said}${late}`;
}
