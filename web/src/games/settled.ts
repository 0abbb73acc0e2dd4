import type { Payment, ScoreLine } from '../lib/wire';
import type { TableModel } from '../table/model.svelte';
import type { Settled } from './parts';

interface Written {
  lines?: ScoreLine[];
  ledger?: Payment[];
  fines?: Payment[];
  account?: { lines?: ScoreLine[] };
  count?: { lines?: ScoreLine[] };
}

/** What the state of any game says of its deal: lines of the count, or else those written so far. */
export function soFar(table: TableModel): Settled {
  const state = table.scene?.table as { deal?: Written; ledger?: { lines?: ScoreLine[] } } | undefined;
  const deal = state?.deal ?? {};
  const lines = deal.account?.lines ?? deal.count?.lines ?? deal.lines ?? state?.ledger?.lines ?? [];
  const payments = [...(Array.isArray(deal.ledger) ? deal.ledger : []), ...(deal.fines ?? [])];
  const sides = [...new Set(table.order.map((seat) => table.sideOf(seat)))];
  return { lines, sides, payments };
}

/** The settled deal, by the game's own account of it or the general one. */
export const settledDeal = (table: TableModel): Settled => table.parts?.settled?.(table) ?? soFar(table);
