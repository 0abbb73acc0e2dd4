import type { Card, Party, Played, Trick } from './wire';

/** What the states of all games share, as far as the page shows it alike. */
export interface CommonDeal {
  dealer: number;
  hands: Card[][];
  trick: Played[];
  tricks: Trick[];
  leader: number;
}

export interface CommonState {
  strict: boolean;
  party: Party;
  deal: CommonDeal;
  phase: { phase: string };
}

/** Everybody in order of play, beginning with a seat. */
export function roundFrom(order: readonly number[], seat: number): number[] {
  const start = Math.max(0, order.indexOf(seat));
  return [...order.slice(start), ...order.slice(0, start)];
}
