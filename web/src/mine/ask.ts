import { Denied, recordAddress } from '../lib/api';
import { withoutNulls } from '../lib/merge';
import { keyHeader } from '../lib/person';
import type { Me, MyStatistics, PlayedParty, Problem, RatingBoard } from '../lib/wire';

async function answered(path: string, method = 'GET'): Promise<Response> {
  const response = await fetch(path, { method, headers: keyHeader() });
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Denied(problem?.code ?? 'unknown', problem?.message ?? response.statusText);
}

const told = async <T>(path: string): Promise<T> => withoutNulls(await (await answered(path)).json()) as T;

/** One's parties before a time, or the latest. */
export const partiesBefore = (before?: number): Promise<PlayedParty[]> =>
  told(`/api/me/parties${before === undefined ? '' : `?before=${before}`}`);

export const statistics = (): Promise<MyStatistics> => told('/api/me/statistics');

export const whoIAm = (): Promise<Me> => told('/api/me');

export async function wishToBeRated(rated: boolean): Promise<Me> {
  const headers = { 'content-type': 'application/json', ...keyHeader() };
  const response = await fetch('/api/me', { method: 'PUT', headers, body: JSON.stringify({ rated }) });
  if (!response.ok) throw new Denied('unknown', response.statusText);
  return (await response.json()) as Me;
}

export const ratingsOf = (game: string): Promise<RatingBoard> => told(`/api/ratings/${encodeURIComponent(game)}`);

/** In how many chairs one was forgotten. */
export const deleteEverything = async (): Promise<number> =>
  ((await (await answered('/api/me', 'DELETE')).json()) as { chairs: number }).chairs;

export const saveEverything = (): Promise<void> => save('/api/me/export', 'ridotto.zip');

export const saveRecord = (party: PlayedParty): Promise<void> => save(recordAddress(party.table.id), `${party.table.game}.rec`);

/** A download that says who asks, which a plain link does not. */
async function save(path: string, name: string): Promise<void> {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await (await answered(path)).blob());
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
