import type { ScoreLine } from '../lib/wire';
import type { TableModel } from '../table/model.svelte';
import { sideName } from '../table/stories';

/** One side's lines on a sheet, and their sum. */
export interface Column {
  side: number;
  title: string;
  lines: ScoreLine[];
  total: number;
}

/** The lines by side. In a large company whoever has nothing needs no column to say so. */
export function columnsOf(
  table: TableModel,
  lines: readonly ScoreLine[],
  sides: readonly number[],
): Column[] {
  const columns = sides.map((side) => {
    const own = lines.filter((line) => line.side === side);
    const total = own.reduce((sum, line) => sum + line.points, 0);
    return { side, title: sideName(table, side), lines: own, total };
  });
  return columns.length > 4 ? columns.filter((column) => column.lines.length) : columns;
}
