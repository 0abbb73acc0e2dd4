import { Denied } from '../lib/api';
import { merge, withoutNulls } from '../lib/merge';
import type { CommonState } from '../lib/table';
import type { DealAgain, GameEvent, Problem, Scene, State } from '../lib/wire';

/** One place in the deal: how the table stands, and what has just happened. */
export interface Position {
  table: State;
  events: GameEvent[];
  winning: number | undefined;
  /** The number of the trick on the table, or of the last one; 0 before the first. */
  trick: number;
}

async function fetched<T>(path: string, token: string): Promise<T> {
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(path, { headers });
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Denied(problem?.code ?? 'unknown', problem?.message ?? response.statusText);
}

/** The deal and the company that played it. */
export async function fetchDeal(
  table: string,
  deal: number,
  token: string,
): Promise<{ scene: Scene; positions: Position[] }> {
  const path = `/api/tables/${encodeURIComponent(table)}`;
  const [seen, again] = await Promise.all([
    fetched<{ scene: Scene }>(`${path}/scene`, token),
    fetched<DealAgain>(`${path}/deals/${deal}`, token),
  ]);
  return { scene: withoutNulls(seen.scene) as Scene, positions: positionsOf(again) };
}

/** How the table stood after every step. */
export function positionsOf(again: DealAgain): Position[] {
  let table = withoutNulls(again.table) as State;
  let gathered = (table as CommonState).deal.tricks.length;
  return again.steps.map((step) => {
    table = merge(table, step.patch) as State;
    const events = withoutNulls(step.events) as GameEvent[];
    const before = gathered;
    gathered = (table as CommonState).deal.tricks.length;
    if (gathered === before + 1) return { ...stillLying(table), events, trick: gathered };
    const begun = (table as CommonState).deal.trick.length > 0 ? 1 : 0;
    return { table, events, winning: step.winning ?? undefined, trick: gathered + begun };
  });
}

/** A trick that was just gathered is left on the table, to be looked at. */
function stillLying(table: State): Pick<Position, 'table' | 'winning'> {
  const { trick, tricks } = (table as CommonState).deal;
  const last = tricks.at(-1);
  if (!last || trick.length) return { table, winning: last?.winner };
  return { table: merge(table, { deal: { trick: last.plays } }) as State, winning: last.winner };
}

/**
 * Each seat's side in an earlier deal. Partners change in the course of a party, but sit in the same
 * places of the order; whoever plays alone is always their own side.
 */
export function sidesThen(live: Pick<Scene, 'sides' | 'table'>, then: State): number[] {
  const { sides } = live;
  if (new Set(sides).size === sides.length) return sides;
  const now = (live.table as CommonState).party.order;
  const order = (then as CommonState).party.order;
  return sides.map((side, seat) => sides[now[order.indexOf(seat)] ?? seat] ?? side);
}

/** Where each trick begins among the positions: the first is that of trick 1. */
export function trickStarts(positions: readonly Position[]): number[] {
  const most = Math.max(0, ...positions.map((one) => one.trick));
  return Array.from({ length: most }, (_, n) => positions.findIndex((one) => one.trick === n + 1));
}
