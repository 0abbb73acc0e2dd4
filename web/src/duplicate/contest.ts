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

export function join(id: string, team: number): Promise<ContestSeen> {
  ownKey();
  return get(`${at(id)}/join`, { name: ownName(), team });
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
