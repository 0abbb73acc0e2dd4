import { speakGame } from '../i18n/table-words';
import { Denied, spoken } from '../lib/api';
import { withoutNulls } from '../lib/merge';
import { keyHeader, ownKey } from '../lib/person';
import type { Action, Choices, HandSeen, Invitation, PlayOnRequest, Playings, Problem, ReplayRequest, ReplayedDeal, Rest, Variation, VariedDeal, Worths } from '../lib/wire';

/** A deal as requests name it: of a book, of a table, or of a record one has brought. */
export type Origin = ReplayRequest['origin'];

/** A line of a deal's tree, and who asks. */
export interface Line {
  origin: Origin;
  variations: readonly Variation[];
  line: number;
  token: string;
}

async function answered(path: string, body?: unknown, token = ''): Promise<Response> {
  const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...keyHeader() };
  const init: RequestInit =
    body === undefined
      ? { headers }
      : { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(spoken(path), init);
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Denied(problem?.code ?? 'unknown', problem?.message ?? response.statusText);
}

const asked = async <T>(path: string, body?: unknown, token = ''): Promise<T> =>
  (await (await answered(path, body, token)).json()) as T;

const ofLine = <T>(path: string, { token, ...line }: Line, wish: object): Promise<T> =>
  asked(`/api/replay${path}`, { ...line, ...wish }, token);

export const workedHands = (): Promise<HandSeen[]> => asked('/api/worked');

/** A deal step by step, open or with the eyes of a seat. */
export async function replay(line: Line, seat?: number): Promise<ReplayedDeal> {
  const told = await ofLine<ReplayedDeal>('', line, seat === undefined ? {} : { seat });
  const company = withoutNulls(told.company) as ReplayedDeal['company'];
  // At which steps one stops depends on what its game has words for.
  await speakGame(company.charter.game);
  return { ...told, company, seat: told.seat ?? undefined } as ReplayedDeal;
}

export const choicesAt = (line: Line, step: number): Promise<Choices> => ofLine('/choices', line, { step });

export const whatIf = (line: Line, step: number, action: Action, rest: Rest): Promise<VariedDeal> =>
  ofLine('/what-if', line, { step, action, rest });

/** The rest played by masters, once for each seed, as often as a moment allows. */
export const playings = (line: Line, step: number, seed: number, times: number): Promise<Playings> =>
  ofLine('/spread', line, { step, seed, times });

/** What each act is worth after so many steps. */
export const worthsAt = (line: Line, step: number, open_cards: boolean): Promise<Worths> =>
  ofLine('/worth', line, { step, open_cards });

/** The record with all variations behind it. */
export const treeRecord = async ({ origin, variations, token }: Line): Promise<string> =>
  (await answered('/api/replay/tree', { origin, variations }, token)).text();

export function playOn(wish: PlayOnRequest, token: string): Promise<Invitation> {
  ownKey();
  return asked('/api/replay/play-on', wish, token);
}
