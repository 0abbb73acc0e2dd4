import { expect, test } from 'vitest';

import type { Standing } from '../lib/wire';
import { shareLines } from './share';

/** A standing at the same place, with whatever else the cards have brought. */
function standing(paid: number, open: boolean): Standing {
  const moment = { decision: paid, choices: [] };
  const own = { paid, points: 3 * paid, counts: true, place: 2, of: 5, share: 0.75, against_mean: paid, master: paid, master_level: 'master', moment };
  const rows = [{ name: 'Nora', level: '', paid, points: paid, place: 1, mine: false }];
  const rest = { deal: 'day-2026-01-01-tresette', game: 'tresette', unit: 'marks', points_unit: 'marks', persons: 5, table: `t${paid}`, waiting: false };
  return { ...rest, open, own, rows };
}

test('a card shared while others still play the deal depends on nothing that the cards have brought', () => {
  expect(shareLines(standing(7, false))).toEqual(shareLines(standing(-4, false)));
  expect(shareLines(standing(7, false)).join(' ')).toContain('2');
});

test('when the deal is open it tells what was made', () => {
  expect(shareLines(standing(7, true))).not.toEqual(shareLines(standing(-4, true)));
});
