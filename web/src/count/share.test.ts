import { expect, test } from 'vitest';

import { newEvening, readEvening, type Kept } from './kept';
import { pack, unpack } from './share';

const evening: Kept = {
  ...newEvening('tresette'),
  names: ['Anna', 'Bruno', 'Ça va', 'Δ'],
  deals: [{ key: 'k1', entry: { last: 1, piles: [['h3', 'cA'], null] } }],
};

test('an evening comes back out of its link', async () => {
  const letters = await pack(evening);
  expect(letters).toMatch(/^[\w-]+$/);
  const back = await unpack(letters);
  expect(back?.names).toEqual(evening.names);
  expect(back?.deals).toEqual(evening.deals);
  expect(back?.id).not.toBe(evening.id);
});

test('what is no evening is not taken for one', async () => {
  expect(await unpack('rubbish!')).toBeUndefined();
  expect(readEvening({ ...evening, game: 'whist' })).toBeUndefined();
  expect(readEvening({ ...evening, deals: [{ key: 1 }] })).toBeUndefined();
  expect(readEvening(undefined)).toBeUndefined();
});
