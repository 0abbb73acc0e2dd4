import { t, type Key } from '../../i18n';
import { score } from '../../lib/numerals';
import type { Tresette } from '../../lib/wire';
import type { TableModel } from '../../table/model.svelte';
import { isPartner } from '../../table/seats';
import { lineValues, sideName } from '../../table/stories';
import type { Settled, TableParts } from '../parts';
import { itemWords } from './items';
import Sheet from './Sheet.svelte';

const stateOf = (table: TableModel): Tresette => table.scene?.table as Tresette;

function settled(table: TableModel): Settled {
  const { ledger } = stateOf(table);
  const written = { lines: ledger.lines, sides: ledger.marks.map((_, side) => side), payments: [] };
  if (!ledger.great) return written;
  // It counts for itself: what lies in marks decides nothing then.
  const { rule, side } = ledger.great;
  return { ...written, verdict: t('tell.great-made', { rule: table.title(rule).title, side: sideName(table, side) }), decided: '' };
}

/** One's own marks, the others', and what they play to. */
function standing(table: TableModel): string {
  const { ledger, rules } = stateOf(table);
  const own = table.sideOf(table.here);
  const others = ledger.marks.filter((_, side) => side !== own);
  const marks = score([ledger.marks[own] ?? 0, ...others]);
  return t(table.duplicate ? 'tresette.standing.single' : 'tresette.standing', { marks, n: rules.target });
}

const itemOf = (item: string, table: TableModel): string => itemWords(table, item);
const signWords = (sign: string): string => t(`sign.${sign}` as Key);

const parts: TableParts = {
  Sheet,
  openCards: (table, seat) => stateOf(table).deal.tops[seat]?.filter(Boolean) ?? [],
  notes: (table, seat) => (isPartner(table, seat) ? [t('mark.partner')] : []),
  settled,
  standing,
  lists: { announce: 'items' },
  fields: { item: itemOf, items: itemOf, signal: signWords },
  tells: {
    laid: lineValues,
    announce: (_, fields) => (Array.isArray(fields['items']) ? { nothing: 'yes' } : {}),
    heard: (table, fields) => {
      const items = fields['items'] as { item: string }[];
      return items.length ? { items: items.map((one) => itemWords(table, one.item)).join(', ') } : { nothing: 'yes' };
    },
    sign: (_, fields) => ({ sign: signWords(String(fields['signal'])) }),
  },
};

export default parts;
