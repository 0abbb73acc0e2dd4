import { t, type Key } from '../../i18n';
import type { Card, Guimbarde } from '../../lib/wire';
import type { TableModel } from '../../table/model.svelte';
import { signed } from '../../lib/numerals';
import { tricksOf } from '../../table/seats';
import type { TableParts } from '../parts';
import Boxes from './Boxes.svelte';
import Sheet from './Sheet.svelte';

const stateOf = (table: TableModel): Guimbarde => table.scene?.table as Guimbarde;

const account = (table: TableModel, seat: number): string =>
  signed(stateOf(table).party.accounts[seat] ?? 0);

/** What somebody has shown, as long as it has not been played. */
function openCards(table: TableModel, seat: number): Card[] {
  const { deal } = stateOf(table);
  const tricks = [...deal.tricks.map((trick) => trick.plays), deal.trick];
  const played = new Set(tricks.flat().map((one) => one.card));
  return (deal.shown[seat] ?? []).filter((card) => !played.has(card));
}

const parts: TableParts = {
  Sheet,
  Middle: Boxes,
  atSeats: true,
  openCards,
  notes: (table, seat) => [account(table, seat), ...tricksOf(table, seat)],
  settled: (table) => {
    const { ledger, fines } = stateOf(table).deal;
    return { lines: [], sides: [], payments: [...ledger, ...fines], amount: (n) => t('guimbarde.jettons', { n }) };
  },
  standing: (table) => t('guimbarde.standing', { n: account(table, table.here) }),
  gestures: { marry: 'hand' },
  fields: { box: (box) => t(`box.${box}` as Key) },
  tells: {
    paid: (_, fields) => ((fields['payments'] as unknown[]).length ? {} : { nothing: 'yes' }),
    take: (_, fields) => {
      const shown = fields['sets'] as Card[][];
      return shown.length ? { cards: { cards: [...new Set(shown.flat())] } } : { nothing: 'yes' };
    },
  },
  pot: () => t('boxes'),
};

export default parts;
