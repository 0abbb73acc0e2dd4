import { expect, test, vi } from 'vitest';

import type { OwnStanding, Standing } from '../lib/wire';
import { sharePicture, shareLines, shareText } from './share';

vi.stubGlobal('location', { origin: 'https://ridotto.example', pathname: '/' });

/** How somebody may have done: everything that hangs on the cards and on how they were played is different. */
const winner: OwnStanding = { paid: 7, points: 21, counts: true, place: 1, of: 5, others: 14, share: 1, against_mean: 4, master: 3, master_level: 'master', moment: { decision: 4, choices: [] } };
const loser: OwnStanding = { paid: -4, points: -9, counts: false, place: 0, of: 8, others: 17, share: 0, against_mean: -5, master_level: 'novice' };

function standing(own: OwnStanding, open: boolean): Standing {
  const rows = [{ name: `N${own.paid}`, level: '', paid: own.paid, points: own.points, place: 1, mine: false }];
  const rest = { deal: 'day-2026-01-01-tresette', game: 'tresette', unit: 'marks', points_unit: 'marks', opens: 1, strongest: own.master_level, waiting: own.paid > 0 };
  return { ...rest, open, own, rows, persons: own.of, table: `t${own.paid}` };
}

/** Everything that is drawn on the picture, in order. */
function drawn(shown: Standing): string[] {
  const done: string[] = [];
  const draw = (what: string) => (...values: unknown[]) => void done.push([what, ...values].join(' '));
  const pen = { fillRect: draw('fill'), strokeRect: draw('stroke'), fillText: draw('text') };
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => pen }) });
  sharePicture(shown);
  return done;
}

test('a card shared while others may still play the deal is the same however it went', () => {
  expect(shareText(standing(winner, false))).toBe(shareText(standing(loser, false)));
  expect(drawn(standing(winner, false))).toEqual(drawn(standing(loser, false)));
  expect(shareText(standing(winner, false))).toContain('https://ridotto.example/#/today');
});

test('when the deal is open it tells the place, what was made and the share, and leads to all places', () => {
  const [, how] = shareLines(standing(winner, true));
  for (const told of ['1', '5', '+7', '100']) expect(how).toContain(told);
  expect(shareText(standing(winner, true))).toContain('#/duplicate/day-2026-01-01-tresette');
  expect(shareText(standing(winner, true))).toContain('■'.repeat(10));
  expect(drawn(standing(winner, true))).not.toEqual(drawn(standing(loser, true)));
});
