import { expect, test } from 'vitest';

import type { CommonState } from '../lib/table';
import type { DealReplay, GameEvent } from '../lib/wire';
import { positionsOf, trickStarts } from './deal';

const play = (seat: number, card: string): GameEvent => ({ type: 'play', seat, card }) as GameEvent;
const lies = (seat: number, card: string) => ({ seat, card, by: seat });
const first = { leader: 0, plays: [lies(0, 'sK'), lies(1, 's7')], winner: 0 };
const second = { leader: 0, plays: [lies(0, 'h9'), lies(1, 'hA')], winner: 1 };

/** Two people and two tricks, after a deal whose one trick still lies in the state. */
const told = {
  deal: 2,
  table: { deal: { trick: [], tricks: [second], hands: [[], []], turned: null } },
  steps: [
    {
      seq: 10,
      events: [{ type: 'shuffle', seat: -1, order: [] }],
      patch: { deal: { tricks: [], hands: [['sK', 'h9'], ['s7', 'hA']], turned: 'dA' } },
      winning: null,
      tally: [],
    },
    { seq: 11, events: [play(0, 'sK')], patch: { deal: { trick: [lies(0, 'sK')], hands: [['h9'], ['s7', 'hA']] } }, winning: 0 },
    { seq: 12, events: [play(1, 's7')], patch: { deal: { trick: [], tricks: [first], hands: [['h9'], ['hA']] } }, winning: null },
    { seq: 13, events: [play(0, 'h9')], patch: { deal: { trick: [lies(0, 'h9')], hands: [[], ['hA']] } }, winning: 0 },
    {
      seq: 14,
      events: [play(1, 'hA')],
      patch: { deal: { trick: [], tricks: [first, second], hands: [[], []], turned: null } },
      winning: null,
    },
  ],
} as unknown as DealReplay;

const dealAt = (n: number) => (positionsOf(told)[n]?.table as CommonState).deal;

test('each position is the one before it with its patch', () => {
  expect(dealAt(0).hands).toEqual([['sK', 'h9'], ['s7', 'hA']]);
  expect(dealAt(1).hands).toEqual([['h9'], ['s7', 'hA']]);
  expect(dealAt(3)).toHaveProperty('turned', 'dA');
  expect(dealAt(4)).not.toHaveProperty('turned');
});

test('a trick that was just gathered still lies there, with its winner', () => {
  expect(dealAt(2).trick).toEqual(first.plays);
  expect(dealAt(3).trick).toEqual([lies(0, 'h9')]);
  expect(dealAt(4).trick).toEqual(second.plays);
  expect(positionsOf(told).map((one) => one.winning)).toEqual([undefined, 0, 0, 0, 1]);
});

test('tricks are counted from the deal, not from the one before it', () => {
  const positions = positionsOf(told);
  expect(positions.map((one) => one.trick)).toEqual([0, 1, 1, 2, 2]);
  expect(trickStarts(positions)).toEqual([1, 3]);
});
