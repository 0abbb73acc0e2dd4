import { expect, test } from 'vitest';

import { apart, named, outcomes } from './outcomes';

const name = (seat: number): string => ['Anna', 'Bartl', 'Cilli', 'Dora'][seat] ?? '?';

test('letters become names, alone and as partners, and figures stay', () => {
  expect(named('B+D 83', name)).toBe('Bartl + Dora 83');
  expect(named('A 3+8 B 4+0', name)).toBe('Anna 3+8 Bartl 4+0');
  expect(named('A -2 B +2', name)).toBe('Anna −2 Bartl +2');
  expect(named('nobody', name)).toBe('nobody');
});

test('what several have stands apart', () => {
  expect(apart('A+C 3 B+D 7')).toBe('A+C 3, B+D 7');
  expect(apart('A 3+8 B 4+0')).toBe('A 3+8, B 4+0');
  expect(apart('83')).toBe('83');
});

test('an outcome that is missing afterwards differs', () => {
  const was = [{ name: 'points', of: 'A', value: '19' }, { name: 'paid', of: '', value: 'A +0' }];
  const now = [{ name: 'points', of: 'A', value: '19' }];
  expect(outcomes(was, now).map((one) => one.differs)).toEqual([false, true]);
});
