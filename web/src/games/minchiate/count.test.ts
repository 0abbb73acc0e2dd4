import { expect, test } from 'vitest';

import type { Standing } from '../parts';
import minchiate from './count';

const at = (stands: Readonly<Record<string, number>>): Standing => (name) => stands[name];

test('a deal is called by what its party is made of', () => {
  expect(minchiate.dealWords?.(at({ giro: 3, deal: 4 }))).toBe('Giro 3, deal 4');
  expect(minchiate.dealWords?.(at({}))).toBeUndefined();
});
