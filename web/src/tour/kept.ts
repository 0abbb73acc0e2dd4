import { recall, remember } from '../lib/memory';

const KEY = 'ridotto.first-hand';

/** Where one was in the first hand of a game; a lesson may have become shorter since. */
export function keptPlace(game: string, moments: number): number {
  const at = recall<Record<string, number>>(KEY, {})[game] ?? 0;
  return at > 0 && at < moments ? at : 0;
}

export function keepPlace(game: string, at: number): void {
  remember(KEY, { ...recall<Record<string, number>>(KEY, {}), [game]: at });
}
