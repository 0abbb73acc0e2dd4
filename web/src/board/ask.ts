import { Denied } from '../lib/api';
import { withoutNulls } from '../lib/merge';
import type { Board, BoardRequest, Problem } from '../lib/wire';
import type { Laid } from './laid';

async function answered(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init);
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Denied(problem?.code ?? 'unknown', problem?.message ?? response.statusText);
}

/** What can be laid out in a game. */
export const boardOf = async (game: string): Promise<Board> =>
  withoutNulls(await (await answered(`/api/games/${encodeURIComponent(game)}/board`)).json()) as Board;

/** The record of a position. */
export async function layOut(wish: Omit<BoardRequest, 'heaps'> & { heaps: Laid }): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  return (await answered('/api/board', { method: 'POST', headers, body: JSON.stringify(wish) })).text();
}
