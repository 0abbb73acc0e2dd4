import { merge, withoutNulls } from '../lib/merge';
import type { CommonState } from '../lib/table';
import type { DealReplay, GameEvent, State } from '../lib/wire';

/** One place in the deal: how the table stands, and what has just happened. */
export interface Position {
  /** Its number in the deal as it is told, from 0. */
  step: number;
  table: State;
  events: GameEvent[];
  winning: number | undefined;
  /** What each seat has by then, where points are written as the deal goes on. */
  tally: number[];
  /** The number of the trick on the table, or of the last one; 0 before the first. */
  trick: number;
}

/** How the table stood after every step. */
export function positionsOf(again: DealReplay): Position[] {
  let table = withoutNulls(again.table) as State;
  let gathered = (table as CommonState).deal.tricks.length;
  return again.steps.map((step, n) => {
    table = merge(table, step.patch) as State;
    const events = withoutNulls(step.events) as GameEvent[];
    const before = gathered;
    gathered = (table as CommonState).deal.tricks.length;
    const { tally } = step;
    if (gathered === before + 1) return { step: n, ...stillLying(table), events, tally, trick: gathered };
    const begun = (table as CommonState).deal.trick.length > 0 ? 1 : 0;
    return { step: n, table, events, tally, winning: step.winning ?? undefined, trick: gathered + begun };
  });
}

/** A trick that was just gathered is left on the table, to be looked at. */
function stillLying(table: State): Pick<Position, 'table' | 'winning'> {
  const { trick, tricks } = (table as CommonState).deal;
  const last = tricks.at(-1);
  if (!last || trick.length) return { table, winning: last?.winner };
  return { table: merge(table, { deal: { trick: last.plays } }) as State, winning: last.winner };
}

/** Where each trick begins among the positions: the first is that of trick 1. */
export function trickStarts(positions: readonly Position[]): number[] {
  const most = Math.max(0, ...positions.map((one) => one.trick));
  return Array.from({ length: most }, (_, n) => positions.findIndex((one) => one.trick === n + 1));
}
