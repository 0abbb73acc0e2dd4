import { get } from '../lib/api';
import { ownKey } from '../lib/person';
import type { ComparedTable, ContestRequest, ContestSeen, Invitation, MemberSeen } from '../lib/wire';
import { ownName, takeChair } from './ask';
import { levelName } from './say.svelte';

const at = (id: string): string => `/api/contests/${encodeURIComponent(id)}`;

export function begin(wish: ContestRequest): Promise<ContestSeen> {
  ownKey();
  return get('/api/contests', wish);
}

export const look = (id: string): Promise<ContestSeen> => get(at(id));

/** Take part: in a team, or in a pair as somebody's partner. */
export function join(id: string, team: number, partner?: number): Promise<ContestSeen> {
  ownKey();
  return get(`${at(id)}/join`, { name: ownName(), team, ...(partner === undefined ? {} : { partner }) });
}

export const start = (id: string): Promise<ContestSeen> => get(`${at(id)}/start`, {});

export const close = (id: string): Promise<ContestSeen> => get(`${at(id)}/close`, {});

/** Sit down where one is waited for; the table. */
export async function play(contest: ContestSeen): Promise<string> {
  const chair = await get<Invitation>(`${at(contest.id)}/play`, {});
  takeChair(chair, contest.game);
  return chair.table;
}

export const compared = (id: string, deal: number): Promise<ComparedTable[]> => get(`${at(id)}/deals/${deal}`);

/** What somebody who takes part is called. */
export const memberName = (member: MemberSeen | undefined): string =>
  member ? (member.level ? `${levelName(member.level)} ${member.name}` : member.name) : '';

/** A contest of friends, or a whole evening. */
export const kindOf = (contest: ContestSeen): 'challenge' | 'evening' =>
  contest.movement === 'alone' || contest.movement === 'teams' ? 'challenge' : 'evening';

export const contestAddress = (contest: ContestSeen): string =>
  `${location.origin}${location.pathname}#/${kindOf(contest)}/${contest.id}`;

/** Those of several seats, partners beside each other, side against side; else all in a row. */
export function sidesOf(contest: ContestSeen, seats: readonly number[]): string[] {
  const name = (member: number | undefined): string => memberName(contest.members[member ?? -1]);
  const sides = [...new Set(contest.sides)];
  if (sides.length === seats.length) return seats.map(name);
  return sides.map((side) => seats.filter((_, seat) => contest.sides[seat] === side).map(name).join(' & '));
}

/** Whose partner one may still become: everybody who is alone in a pair, but oneself. */
export function alone(contest: ContestSeen): number[] {
  const count = (team: number): number => contest.members.filter((one) => one.team === team).length;
  const own = contest.members[contest.mine ?? -1];
  if (contest.movement !== 'howell' || contest.started || (own && count(own.team) > 1)) return [];
  return contest.members.flatMap((one, n) => (n !== contest.mine && count(one.team) === 1 ? [n] : []));
}
