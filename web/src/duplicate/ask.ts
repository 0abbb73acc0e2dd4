import { get } from '../lib/api';
import { chairAt, keepChair } from '../lib/memory';
import { ownKey } from '../lib/person';
import { liking } from '../lib/settings.svelte';
import { t } from '../i18n';
import type { Invitation, Standing, Today } from '../lib/wire';

export const today = (): Promise<Today> => get('/api/today');

export const standingIn = (deal: string): Promise<Standing> => get(`/api/duplicates/${encodeURIComponent(deal)}`);

export const ownName = (): string => liking.name.trim() || t('guest');

/** Keep a chair that was offered; one that is held already keeps its token. */
export function takeChair(chair: Invitation, game: string): void {
  const kept = chairAt(chair.table);
  if (kept?.token) return;
  keepChair({ ...chair, game, name: ownName(), at: Date.now(), over: false });
}

/** Sit down at today's deal, as oneself. */
export async function playToday(game: string): Promise<string> {
  ownKey();
  const chair = await get<Invitation>(`/api/today/${encodeURIComponent(game)}`, { name: ownName() });
  takeChair(chair, game);
  return chair.table;
}

/** The day of a deal; nothing where it is of no day. */
export const dayOf = (deal: string): string => /^day-(\d{4}-\d\d-\d\d)-/.exec(deal)?.[1] ?? '';

/** Where the record lies of how a computer player went about a deal. */
export const recordOf = async (deal: string): Promise<string> => {
  const response = await fetch(`/api/duplicates/${encodeURIComponent(deal)}/record`);
  return response.ok ? response.text() : '';
};

/** The record with computer players called by their level, in the reader's words: "computer player (master)" is long. */
export const namedBy = (record: string, levelName: (level: string) => string): string =>
  record.replace(/^(Seat-\w: )computer player \((\w+)\)$/gm, (_, seat: string, level: string) => `${seat}${levelName(level)}`);
