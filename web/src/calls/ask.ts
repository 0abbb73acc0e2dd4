import { Denied, spoken } from '../lib/api';
import { keyHeader } from '../lib/person';
import type { CallOffer, MyTurn, OrderReply, OrderWish, Problem, VacationAt, WaySeen, WaysReply, WayWish } from '../lib/wire';

/** Whose ways, or order: those of a chair, or of the person at all tables. */
export interface Whose {
  table?: string;
  token?: string;
}

async function ask<T>(method: string, path: string, whose: Whose = {}, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { ...keyHeader() };
  if (whose.token) headers['authorization'] = `Bearer ${whose.token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const response = await fetch(spoken(path), { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Denied(problem?.code ?? 'unknown', problem?.message ?? response.statusText);
}

const base = (whose: Whose): string => (whose.table ? `/api/tables/${encodeURIComponent(whose.table)}` : '/api/me');

export const callOffer = (): Promise<CallOffer> => ask('GET', '/api/calls');
export const waysOf = async (whose: Whose): Promise<WaySeen[]> => (await ask<WaysReply>('GET', `${base(whose)}/calls`, whose)).ways;
export const addWay = (whose: Whose, wish: WayWish): Promise<WaySeen> => ask('POST', `${base(whose)}/calls`, whose, wish);
export const dropWay = async (whose: Whose, way: string): Promise<WaySeen[]> =>
  (await ask<WaysReply>('DELETE', `${base(whose)}/calls/${encodeURIComponent(way)}`, whose)).ways;
export const confirmWay = (way: string, code: string): Promise<WaySeen> => ask('POST', '/api/calls/confirm', {}, { way, code });
export const stopLetters = (stop: string): Promise<unknown> => ask('POST', `/api/calls/stop/${encodeURIComponent(stop)}`);

export const myTurns = (): Promise<MyTurn[]> => ask('GET', '/api/me/turns');
export const takeVacation = (days: number): Promise<VacationAt[]> => ask('POST', '/api/me/vacation', {}, { days });
export const endVacation = (): Promise<VacationAt[]> => ask('DELETE', '/api/me/vacation');

export const orderAt = (whose: Whose): Promise<OrderReply> => ask('GET', `${base(whose)}/order`, whose);
export const leaveOrder = (whose: Whose, wish: OrderWish): Promise<OrderReply> => ask('PUT', `${base(whose)}/order`, whose, wish);
export const dropOrder = (whose: Whose): Promise<OrderReply> => ask('DELETE', `${base(whose)}/order`, whose);
