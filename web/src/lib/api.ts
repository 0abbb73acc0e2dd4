import { withoutNulls } from './merge';
import { keyHeader, ownKey } from './person';
import { liking, type Language } from './settings.svelte';
import type { Acquaintance, Catalogue, Charter, GameAtTable, GameOnShelf, Invitation, PackNames, PageSeen, Problem, RuleBook, TableSummary } from './wire';

/** Something the server would not do, in its own words. */
export class Denied extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** An address that answers in the chosen tongue. */
export const spoken = (path: string): string =>
  liking.language === 'en' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${liking.language}`;

async function ask(path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = body === undefined ? { headers: keyHeader() } : post(body);
  const response = await fetch(spoken(path), init);
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Denied(problem?.code ?? 'unknown', problem?.message ?? response.statusText);
}

function post(body: unknown): RequestInit {
  const headers = { 'content-type': 'application/json', ...keyHeader() };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

/** An answer of the house as JSON; to a body it is sent. */
export async function get<T>(path: string, body?: unknown): Promise<T> {
  return (await (await ask(path, body)).json()) as T;
}

const games = new Map<Language, Promise<Catalogue>>();

/** The games of the house; asked for once in each tongue. */
export function catalogue(): Promise<Catalogue> {
  const { language } = liking;
  const found = games.get(language) ?? get<Catalogue>('/api/games');
  games.set(language, found);
  found.catch(() => games.delete(language));
  return found;
}

/** What a table needs of its game. */
export const gameAtTable = (game: string): Promise<GameAtTable> => get(`/api/games/${encodeURIComponent(game)}`);

/** A game's cards and their names, for a game that the page was not built with. */
export const cardsOf = (game: string): Promise<PackNames> => get(`/api/games/${encodeURIComponent(game)}/cards`);

/** The games in brief, for the lobby. */
export const gamesOnShelf = (): Promise<GameOnShelf[]> => get('/api/shelf');

export const listedTables = (): Promise<TableSummary[]> => get('/api/tables');

export const tableSummary = (table: string): Promise<TableSummary> =>
  get(`/api/tables/${encodeURIComponent(table)}`);

/** Open a table as oneself: from then on one has a key. */
export function openTable(name: string, charter: Charter): Promise<Invitation> {
  ownKey();
  return get('/api/tables', { name, charter });
}

/** The charter as a table would be opened by it, with a chair for everybody. */
export const settleCharter = (charter: Charter): Promise<Charter> => get('/api/charter', charter);

export function sitDown(table: string, name: string, seat?: number): Promise<Invitation> {
  ownKey();
  return get(`/api/tables/${encodeURIComponent(table)}/sit`, seat === undefined ? { name } : { name, seat });
}

/** What shows whose chair it is: its token, or where that is elsewhere the person's key. Onlookers have neither. */
export interface ChairProof {
  token: string;
  key: string;
}

/** What happened at a table after a page, as the chair sees it; nothing where one is not told. */
export async function pagesAfter(table: string, chair: ChairProof, seq: number): Promise<PageSeen[]> {
  const headers = { ...(chair.token ? { authorization: `Bearer ${chair.token}` } : {}), ...keyHeader(chair.key) };
  const path = `/api/tables/${encodeURIComponent(table)}/pages?after=${seq}`;
  const response = await fetch(path, { headers }).catch(() => undefined);
  if (!response?.ok) return [];
  const told = (await response.json()) as { pages: PageSeen[] };
  return withoutNulls(told.pages) as PageSeen[];
}

/** Whom at a table one has met before, by seat, and at how many tables; a name alone proves nothing. */
export async function metBefore(table: string): Promise<Map<number, number>> {
  const response = await fetch(`/api/me/acquaintances/${encodeURIComponent(table)}`, { headers: keyHeader() }).catch(() => undefined);
  const found = response?.ok ? ((await response.json()) as Acquaintance[]) : [];
  return new Map(found.map((one) => [one.seat, one.tables]));
}

export async function rulesText(game: string): Promise<string> {
  return (await ask(`/api/games/${game}/rules`)).text();
}

export const recordAddress = (table: string): string =>
  `/api/tables/${encodeURIComponent(table)}/record`;

export interface RuleTitle {
  title: string;
  source: string;
}

/** What the rule ids of a game's sheet mean; nothing where the server does not say. */
export async function ruleBook(game: string): Promise<Record<string, RuleTitle>> {
  try {
    const book = await get<RuleBook>(`/api/games/${game}/book`);
    return { ...book.rules, ...book.faults };
  } catch {
    return {};
  }
}
