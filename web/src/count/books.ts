import { catalogue, spoken } from '../lib/api';
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
  const path = spoken(`/api/games/${game}/book`);
  let found = kept.get(path);
  if (!found) {
    found = fetch(path)
      .then(async (response) => Object.values(((await response.json()) as RuleBook).faults))
      .catch(() => {
        kept.delete(path);
        return [];
      });
    kept.set(path, found);
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
