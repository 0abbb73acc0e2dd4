import { firstOf, rich, t } from '../../i18n';
import { plain, type Part, type Value } from '../../i18n/say';
import { suitName } from '../../cards/names';
import { laidAs, listIn } from '../../lib/offers';
import { liking } from '../../lib/settings.svelte';
import type { Action } from '../../lib/wire';
import type { TableModel } from '../model.svelte';

type Fields = Record<string, unknown>;

export const isChallenge = (action: Action): boolean => action.type === 'challenge';

/** An action in words, with its cards as cards. */
export function deedParts(table: TableModel, action: Action): Part[] {
  if (listIn(action, table.parts)?.length === 0) return [t('announce.none')];
  const key = firstOf([`do.${table.game}.${action.type}`, `do.${action.type}`]);
  return key ? rich(key, values(table, action)) : [unnamed(table, action)];
}

/** An action as the words on its button. */
export const deedWords = (table: TableModel, action: Action): string => spoken(table, deedParts(table, action));

const spoken = (table: TableModel, value: Value): string =>
  typeof value === 'object' ? plain(Array.isArray(value) ? value : [value], (card) => table.cardName(card)) : String(value);

/** What a kind of act is called that the page has no words for: its own name, as one writes it. */
export function kindWords(table: TableModel, kind: string): string {
  const key = firstOf([`kind.${table.game}.${kind}`, `kind.${kind}`]);
  const plainly = kind.replace(/-/g, ' ');
  return key ? t(key) : plainly.charAt(0).toUpperCase() + plainly.slice(1);
}

/** An act without words of its own: its kind, and what stands in it. */
function unnamed(table: TableModel, action: Action): string {
  const fields = Object.entries(values(table, action)).filter(([field]) => !['type', 'seat'].includes(field));
  return [kindWords(table, action.type), ...fields.map(([, value]) => spoken(table, value))].join(' ');
}

/** What stands in an action, ready to be said. */
export function values(table: TableModel, action: Action): Record<string, Value> {
  const fields = action as unknown as Fields;
  const said: Record<string, Value> = {};
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'number') said[field] = value;
    else if (typeof value === 'string') said[field] = fieldWords(table, field, value);
  }
  if (typeof fields['card'] === 'string') said['card'] = { cards: [fields['card']] };
  const other = laidAs(action, table.parts);
  if (other) said['card'] = { cards: [other] };
  if (typeof fields['against'] === 'number') said['whom'] = table.name(fields['against']);
  // Either cards, or sets of cards.
  const rows = fields['cards'] ?? Object.values(fields).find((value) => Array.isArray(value) && value.every(Array.isArray));
  if (Array.isArray(rows)) {
    const cards = [...new Set(rows.flat().map(String))];
    said['cards'] = cards.length ? { cards, last: t('and') } : t('cards.none');
  }
  const list = listIn(action, table.parts);
  if (list) said[table.parts?.lists?.[action.type] ?? ''] = listed(list.map((word) => listedWords(table, action.type, word)));
  return said;
}

/** Several things in a row, as one says them. */
const listed = (words: readonly string[]): string =>
  words.map((word, n) => (!n ? '' : n === words.length - 1 ? ` ${t('and')} ` : ', ') + word).join('');

/** A word in a field of an act, as one says it. */
export function fieldWords(table: TableModel, field: string, word: string): string {
  const own = table.parts?.fields?.[field];
  if (own) return own(word, table);
  return field === 'suit' ? suitName(word, table.game, liking.language) : word;
}

/** One of the things that an act of this kind says all at once. */
export const listedWords = (table: TableModel, kind: string | undefined, word: string): string =>
  fieldWords(table, table.parts?.lists?.[kind ?? ''] ?? '', word);

export function challengeWords(table: TableModel, action: Action): string {
  const fields = action as unknown as Fields;
  const ground = String(fields['ground'] ?? '');
  const key = firstOf([`ground.${table.game}.${ground}`, `ground.${ground}`]);
  const where = Number(fields['trick'] ?? 0);
  const what = key ? spoken(table, rich(key, values(table, action))) : ground;
  const trick = where > 0 ? ` ${t('ground.trick', { n: where })}` : '';
  const named = Object.keys(table.parts?.fields ?? {}).filter((field) => fields[field]);
  const said = named.map((field) => `: ${fieldWords(table, field, String(fields[field]))}`).join('');
  const late = fields['late'] ? ` ${t('ground.late')}` : '';
  return `${String(values(table, action)['whom'] ?? '')}: ${what}${trick}${said}${late}`;
}
