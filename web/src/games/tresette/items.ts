import { suitName } from '../../cards/names';
import { t, type Key } from '../../i18n';
import { liking } from '../../lib/settings.svelte';
import type { TableModel } from '../../table/model.svelte';

/** What is announced: `3x7` are three sevens, `Nh4` a Napolitana of four in hearts. */
export function itemWords(table: TableModel, code: string): string {
  const group = /^([34])x(.+)$/.exec(code);
  if (group) return t('item.group', { n: Number(group[1]), rank: t(`rank.${group[2]}` as Key) });
  const napolitana = /^N(.)(\d+)$/.exec(code);
  if (!napolitana) return code;
  const suit = suitName(napolitana[1] ?? '', table.game, liking.language);
  return t('item.napolitana', { n: Number(napolitana[2]), suit });
}
