import { expect, test } from 'vitest';

import { namedBy } from './ask';

test('computer players of a record are called by their level, and nothing else is changed', () => {
  const head = 'Game: tresette\nSeat-A: computer player (master)\nSeat-B: computer player (player)\n';
  const words: Record<string, string> = { master: 'Meister', player: 'Spieler' };
  const told = namedBy(`${head}Title: computer player (x)\n\nA plays hA\n`, (level) => words[level] ?? level);
  expect(told).toBe('Game: tresette\nSeat-A: Meister\nSeat-B: Spieler\nTitle: computer player (x)\n\nA plays hA\n');
});
