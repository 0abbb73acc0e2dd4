import type { Card, Party, Played, Trick } from './wire';

/** What the states of all six games share, as far as the page shows it alike. */
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

const PEOPLE: Readonly<Record<string, string>> = {
  minchiate: 'Agnese Bianca Camilla Duarte',
  taroc: 'Anton Brigitte Caspar Dorothea',
  tresette: 'Alvise Bettina Cecilia Domenico',
  kaiserspiel: 'Amalie Baptist Christine',
  guimbarde: 'Adèle Benoît Clarisse Denis Élodie Fabien Gisèle Hector Iris Jules',
  bieten: 'Anna Bartl Cilli Dominik Eva Florian Gretl Hans Irma Jakob',
};

/** What a computer player in this chair is called. */
export function playerName(game: string, seat: number): string {
  return (PEOPLE[game] ?? '').split(' ')[seat] ?? `${seat + 1}`;
}

/** Everybody in order of play, beginning with a seat. */
export function roundFrom(order: readonly number[], seat: number): number[] {
  const start = Math.max(0, order.indexOf(seat));
  return [...order.slice(start), ...order.slice(0, start)];
}
