import { t } from '../../i18n';
import type { Taroc } from '../../lib/wire';
import type { TableModel } from '../../table/model.svelte';
import { signed } from '../../lib/numerals';
import { tricksOf } from '../../table/seats';
import type { Settled, TableParts } from '../parts';
import { honourWords } from './honours';
import Sheet from './Sheet.svelte';

const dealOf = (table: TableModel): Taroc['deal'] => (table.scene?.table as Taroc).deal;

function notes(table: TableModel, seat: number): string[] {
  const { players } = dealOf(table);
  return players.length > 0 && !players.includes(seat) ? [t('mark.king')] : tricksOf(table, seat);
}

function settled(table: TableModel): Settled {
  const { account, ledger } = dealOf(table);
  return { lines: account?.lines ?? [], sides: account?.players ?? [], payments: ledger };
}

function standing(table: TableModel): string {
  const state = table.scene?.table as Taroc;
  const account = signed(state.party.accounts[table.here] ?? 0);
  if (table.duplicate) return t('standing.account', { n: account });
  return t('taroc.standing', { n: state.deal.number + 1, m: state.rules.deals, account });
}

const parts: TableParts = {
  Sheet,
  notes,
  settled,
  standing,
  fields: { honour: (name, table) => honourWords(table, name) },
};

export default parts;
