import { catalogue } from '../lib/api';
import type { BookSeen, RuleBook } from '../lib/wire';

export interface Fault {
  id: string;
  title: string;
  source: string;
  follows: string;
}

const kept = new Map<string, Promise<readonly Fault[]>>();

/** The faults a game's book knows; asked for once, and again if nobody answered. */
export function faultsOf(game: string): Promise<readonly Fault[]> {
  let found = kept.get(game);
  if (!found) {
    found = fetch(`/api/games/${game}/book`)
      .then(async (response) => Object.values(((await response.json()) as RuleBook).faults))
      .catch(() => {
        kept.delete(game);
        return [];
      });
    kept.set(game, found);
  }
  return found;
}

/** The books a game can be counted by, with what may be agreed otherwise. */
export async function booksOf(game: string): Promise<readonly BookSeen[]> {
  try {
    return (await catalogue()).games.find((one) => one.name === game)?.books ?? [];
  } catch {
    return [];
  }
}
