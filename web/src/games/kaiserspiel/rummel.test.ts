import { expect, test } from 'vitest';

import type { KaiserspielRules } from '../../lib/wire';
import { rummelOf } from './rummel';
import hands from './rummel.test.json';

type Rules = Pick<KaiserspielRules, 'rummel_of' | 'point_by'>;

// tests/test_web_rummel.py has the game's own rules look at the same hands.
test.each(hands)('$hand by $rummel_of and $point_by', ({ hand, rummel, rummel_of, point_by }) => {
  expect(rummelOf(hand.split(' '), { rummel_of, point_by } as Rules)).toEqual(rummel ?? undefined);
});
