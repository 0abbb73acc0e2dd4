import { suitName } from '../../cards/names';
import { firstOf, t } from '../../i18n';
import { liking } from '../../lib/settings.svelte';
import type { TableModel } from '../../table/model.svelte';

/** An honour as one names it: `four-kings`, `cavalerie-h`, `taroc-11`. */
export function honourWords(table: TableModel, name: string): string {
  const key = firstOf([`honour.${name}`]);
  if (key) return t(key);
  const at = name.lastIndexOf('-');
  const kind = firstOf([`honour.${name.slice(0, at)}-`]);
  const what = name.slice(at + 1);
  return kind ? t(kind, { what: /^\d/.test(what) ? what : suitName(what, table.game, liking.language) }) : name;
}
