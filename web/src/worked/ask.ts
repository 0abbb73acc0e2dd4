import { Denied } from '../lib/api';
import { withoutNulls } from '../lib/merge';
import type { Action, Choices, HandSeen, Invitation, WhatIfDeal, PlayOnRequest, Problem, ReplayRequest, ReplayedDeal } from '../lib/wire';

/** A deal as requests name it: of a book, of a table, or of a record one has brought. */
export type Origin = ReplayRequest['origin'];

async function asked<T>(path: string, body?: unknown, token = ''): Promise<T> {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const init: RequestInit =
    body === undefined
      ? { headers }
      : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(path, init);
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Denied(problem?.code ?? 'unknown', problem?.message ?? response.statusText);
}

export const workedHands = (): Promise<HandSeen[]> => asked('/api/worked');

/** A deal step by step, open or with the eyes of a seat. */
export async function replay(origin: Origin, token = '', seat?: number): Promise<ReplayedDeal> {
  const told = await asked<ReplayedDeal>('/api/replay', seat === undefined ? { origin } : { origin, seat }, token);
  const company = withoutNulls(told.company) as ReplayedDeal['company'];
  return { ...told, company, seat: told.seat ?? undefined } as ReplayedDeal;
}

export const choicesAt = (origin: Origin, step: number, token: string): Promise<Choices> =>
  asked('/api/replay/choices', { origin, step }, token);

export const whatIf = (origin: Origin, step: number, action: Action, token: string): Promise<WhatIfDeal> =>
  asked('/api/replay/what-if', { origin, step, action }, token);

export const playOn = (wish: PlayOnRequest, token: string): Promise<Invitation> => asked('/api/replay/play-on', wish, token);
