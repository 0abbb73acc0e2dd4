import { firstOf, rich, t, type Key } from '../../i18n';
import { plain } from '../../i18n/say';
import { frenchSuit } from '../../lib/packs';
import { liking } from '../../lib/settings.svelte';
import type { Action } from '../../lib/wire';
import type { TableModel } from '../model.svelte';

type Fields = Record<string, unknown>;

export const isChallenge = (action: Action): boolean => action.type === 'challenge';

/** An action as the words on its button. */
export function deedWords(table: TableModel, action: Action): string {
  const key = firstOf([`do.${table.game}.${action.type}`, `do.${action.type}`]);
  if (!key) return action.type;
  return plain(rich(key, values(table, action)), (card) => table.cardName(card));
}

/** What stands in an action, ready to be said. */
export function values(table: TableModel, action: Action): Record<string, string | number> {
  const fields = action as unknown as Fields;
  const said: Record<string, string | number> = {};
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'number' || typeof value === 'string') said[field] = value;
  }
  if (typeof fields['figure'] === 'string') said['figure'] = t(`figure.${fields['figure']}` as Key);
  if (typeof fields['card'] === 'string') said['card'] = table.cardName(fields['card']);
  if (action.type === 'baptise') said['card'] = table.cardName(action.name);
  if (typeof fields['suit'] === 'string') said['suit'] = frenchSuit(fields['suit'], liking.language);
  if (typeof fields['honour'] === 'string') said['honour'] = honourWords(fields['honour']);
  if (typeof fields['signal'] === 'string') said['signal'] = t(`sign.${fields['signal']}` as Key);
  if (typeof fields['against'] === 'number') said['whom'] = table.name(fields['against']);
  const rows = fields['cards'] ?? fields['versicole'] ?? fields['imperials'] ?? fields['sets'];
  if (Array.isArray(rows)) {
    const cards = [...new Set(rows.flat().map(String))];
    said['cards'] = cards.map((card) => table.cardName(card)).join(', ') || t('cards.none');
  }
  return said;
}

/** A word of a form, as one says it. */
export function fieldWords(field: string, word: string): string {
  if (field === 'honour') return honourWords(word);
  if (field === 'signal') return t(`sign.${word}` as Key);
  return field === 'suit' ? frenchSuit(word, liking.language) : word;
}

/** An honour of Taroc as one names it. */
export function honourWords(name: string): string {
  const key = firstOf([`honour.${name}`]);
  if (key) return t(key);
  const at = name.lastIndexOf('-');
  const kind = firstOf([`honour.${name.slice(0, at)}-`]);
  const what = name.slice(at + 1);
  return kind ? t(kind, { what: /^\d/.test(what) ? what : frenchSuit(what, liking.language) }) : name;
}

/** What is announced at Tresette: `3x7`, `Nh4`. */
export function itemWords(code: string): string {
  const group = /^([34])x(.+)$/.exec(code);
  if (group) return t('item.group', { n: Number(group[1]), rank: t(`rank.${group[2]}` as Key) });
  const napolitana = /^N(.)(\d+)$/.exec(code);
  if (!napolitana) return code;
  const suit = frenchSuit(napolitana[1] ?? '', liking.language);
  return t('item.napolitana', { n: Number(napolitana[2]), suit });
}

export function challengeWords(table: TableModel, action: Action): string {
  const fields = action as unknown as Fields;
  const ground = String(fields['ground'] ?? '');
  const key = firstOf([`ground.${table.game}.${ground}`, `ground.${ground}`]);
  const where = Number(fields['trick'] ?? 0);
  const what = key ? t(key, values(table, action)) : ground;
  const trick = where > 0 ? ` ${t('ground.trick', { n: where })}` : '';
  const item = typeof fields['item'] === 'string' && fields['item'] ? `: ${itemWords(fields['item'])}` : '';
  const figure = fields['figure'] ? `: ${t(`figure.${String(fields['figure'])}` as Key)}` : '';
  return `${values(table, action)['whom'] ?? ''}: ${what}${trick}${item}${figure}`;
}
