import type { TableModel } from '../table/model.svelte';

/** How many deals of this party can be gone through again. */
export function dealsOver(table: TableModel): number {
  const counted = table.state?.party.deals ?? 0;
  const settled = (table.scene?.between ?? false) || (table.scene?.over ?? false);
  // At Bieten the deal passes on, and is counted, only when the next one begins.
  return table.game === 'bieten' && settled ? counted + 1 : counted;
}

export const againAddress = (table: string, deal: number): string =>
  `#/table/${encodeURIComponent(table)}/deal/${deal}`;
