import { expect, test, vi } from 'vitest';
import type { Action } from '../../lib/wire';
import type { TableModel } from '../model.svelte';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { challengeWords } = await import('./words');

const table = { game: 'none', name: (seat: number) => `seat ${String(seat)}` } as unknown as TableModel;

function words(said: Record<string, unknown>): string {
  const challenge = { type: 'challenge', seat: 0, against: 1, ground: 'revoke', trick: 0, ...said };
  return challengeWords(table, challenge as unknown as Action);
}

test('challenges that differ in anything are called differently', () => {
  const said = [
    {},
    { trick: 2 },
    { item: '3x7' },
    { honour: 'four-kings' },
    { honour: 'matadors' },
    { figure: 'herz' },
    { figure: 'herz', late: true },
  ];
  expect(new Set(said.map(words)).size).toBe(said.length);
  expect(words({ against: 2 })).not.toBe(words({}));
});
