import { expect, test } from 'vitest';

import type { Action, Decision, JudgedAct } from '../lib/wire';
import { fewOf, hintsOf, questionsOf, sameAct, verdictOf } from './questions';

const act = (card: string, loss: number, sure = loss): JudgedAct => ({
  action: { type: 'play', seat: 0, card } as Action, text: `A ${card}`, value: -loss, low: 0, high: 0, loss, sure_loss: sure, share: 0.2,
});

function mistake(number: number, loss: number, seat = 0): Decision {
  const acts = [act('best', 0), act('b', 1), act('c', 2), act('done', loss), act('e', loss + 1)];
  return { number, place: 1, of: 9, seat, trick: 1, done: acts[3], text: 'A done', acts, worlds: 16, mistake: true, why: [], unjudged: '', forced: false } as Decision;
}

test('at most five are asked, the costliest first, of one seat', () => {
  const all = [3, 9, 5, 8, 4, 7].map((loss, n) => mistake(n, loss));
  const asked = questionsOf([...all, mistake(9, 99, 1)], 0);
  expect(asked.map((one) => one.done?.loss)).toEqual([9, 8, 7, 5, 4]);
});

test('cards laid away together are not asked: not all of them were judged', () => {
  const several = { ...mistake(1, 5), acts: mistake(1, 5).acts.map((one) => ({ ...one, share: 0 })) };
  expect(questionsOf([several], 0)).toEqual([]);
});

test('an answer is wrong only where it surely loses', () => {
  expect([act('a', 0), act('a', 1.5), act('a', 9, 1), act('a', 9, 4)].map((one) => verdictOf(one, 2))).toEqual([
    'right', 'close', 'unsure', 'wrong',
  ]);
});

test('the few to choose from hold the best, and not what was done', () => {
  const few = fewOf(mistake(1, 5)).map((one) => one.text);
  expect(few).toHaveLength(3);
  expect(few).toContain('A best');
  expect(few).not.toContain('A done');
  expect(hintsOf(mistake(1, 5))).toEqual(['done', 'few']);
});

test('acts are the same whatever the order of their fields', () => {
  const one = { type: 'play', seat: 0, card: 'sK' } as Action;
  expect(sameAct(one, { card: 'sK', type: 'play', seat: 0, note: null } as unknown as Action)).toBe(true);
  expect(sameAct(one, { ...one, card: 'sQ' } as Action)).toBe(false);
});
