import { expect, test } from 'vitest';

import type { Evening } from '../../count/evening.svelte';
import type { Standing } from '../parts';
import taroc from './count';

const at = (stands: Readonly<Record<string, number>>): Standing => (name) => stands[name];
const evening = { name: (seat: number) => `P${seat}` } as unknown as Evening;

test('who has no part in a deal is named, the first seat too', () => {
  expect(taroc.placeWords?.(at({ king: 0 }), evening)).toBe('P0 sits out');
  expect(taroc.placeWords?.(at({}), evening)).toBeUndefined();
});
