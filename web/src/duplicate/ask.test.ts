import { expect, test } from 'vitest';

import { namedBy } from './ask';
import { clock, dateName } from './say.svelte';

test('computer players of a record are called by their level, and nothing else is changed', () => {
  const head = 'Game: tresette\nSeat-A: computer player (master)\nSeat-B: computer player (player)\n';
  const words: Record<string, string> = { master: 'Meister', player: 'Spieler' };
  const told = namedBy(`${head}Title: computer player (x)\n\nA plays hA\n`, (level) => words[level] ?? level);
  expect(told).toBe('Game: tresette\nSeat-A: Meister\nSeat-B: Spieler\nTitle: computer player (x)\n\nA plays hA\n');
});

test('midnight is no 12 AM, and a day comes before its month', () => {
  const midnight = new Date(2026, 10, 20).getTime();
  expect(clock(midnight)).toBe('00:00');
  expect(dateName('2026-11-19')).toBe('19 November 2026');
});
