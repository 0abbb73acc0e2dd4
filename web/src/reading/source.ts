import type { RuleSource } from '../lib/wire';

const path = (game: string): string => `/api/games/${encodeURIComponent(game)}`;

/** All there is to read about a rule; nothing where the server does not say. */
export async function fetchSource(game: string, rule: string, language: string): Promise<RuleSource | undefined> {
  const answer = await fetch(`${path(game)}/sources/${encodeURIComponent(rule)}?language=${language}`).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as RuleSource) : undefined;
}

/** A record that comes with a game. */
export const recordText = async (game: string, name: string): Promise<string> =>
  (await fetch(`${path(game)}/records/${encodeURIComponent(name)}`)).text();
