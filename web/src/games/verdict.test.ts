import { expect, test } from 'vitest';

import type { Payment } from '../lib/wire';
import type { TableModel } from '../table/model.svelte';
import type { Settled } from './parts';
import { verdictOf } from './verdict';

const NAMES = ['Nora', 'Benoît', 'Clarisse'];
const table = {
  me: 0,
  game: 'seventh',
  order: [0, 1, 2],
  name: (seat: number) => NAMES[seat],
  called: (seat: number) => (seat === 0 ? 'You' : NAMES[seat]),
  title: (rule: string) => ({ title: rule }),
} as unknown as TableModel;
const pays = (payer: number, payee: number, amount: number): Payment => ({ payer, payee, amount, rule: 'a trick' }) as Payment;
const told = (...payments: Payment[]): string[] => verdictOf(table, { lines: [], payments } as unknown as Settled);

test('whoever wins as much as another is named beside him', () => {
  expect(told(pays(1, 0, 3), pays(1, 2, 3))).toEqual(['You, Clarisse win 3 each in this deal.']);
  expect(told(pays(0, 1, 2), pays(0, 2, 2))).toEqual(['Benoît, Clarisse win 2 each in this deal.', 'You lose 4.']);
});

test('a single winner is told for what he won most', () => {
  const [first = '', most = ''] = told(pays(1, 2, 3));
  expect(first).toBe('Clarisse wins 3 in this deal.');
  expect(most).toContain('a trick');
});
