import { knows } from '../cards/packs';
import type { Action, Card, Scene } from '../lib/wire';

/** A scene of no table: it says which game is spoken of, so that acts can be told in its words. */
export const sceneOf = (game: string): Scene =>
  ({ seat: 0, company: { charter: { game }, chairs: [] }, offers: [], attempts: [], awaited: [], reasons: [], sides: [] }) as unknown as Scene;

/** The cards of an act, each once, if it is about cards. */
export function cardsIn(game: string, action: Action): Card[] {
  return [...new Set(within(action).filter((word) => knows(game, word)))];
}

function within(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(within) : [];
}
