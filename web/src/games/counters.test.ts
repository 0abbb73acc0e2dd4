import { expect, test } from 'vitest';

import { laidOut } from './counters';

// Dr. 11: a fiche is 10, a jetton 1, two stacked 5; jettons behind the fiches take away.
test.each([
  [30, { fiches: 3, stacks: 0, jettons: 0, behind: 0 }],
  [7, { fiches: 0, stacks: 1, jettons: 2, behind: 0 }],
  [18, { fiches: 2, stacks: 0, jettons: 0, behind: 2 }],
])('a mark of %i', (points, counters) => {
  expect(laidOut(points)).toEqual(counters);
});
