import { describe, expect, it } from 'vitest';
import { speakGame } from '../i18n/table-words';
import type { Payment } from '../lib/wire';
import type { Happening } from '../lib/socket.svelte';
import type { TableModel } from './model.svelte';
import { payWords, sideName, tellMost, told } from './stories';
import { withMinus } from '../lib/numerals';

const tableOf = (players: number): TableModel =>
  ({
    game: 'guimbarde',
    order: [...Array(players).keys()],
    called: (seat: number) => `P${seat}`,
    name: (seat: number) => `P${seat}`,
  }) as unknown as TableModel;

const fine = (payees: readonly number[]): Payment[] => payees.map((payee) => ({ payer: 0, payee, amount: 1, rule: 'fault.revoke' }));

describe('what is paid', () => {
  it('names everybody at a small table', () => {
    expect(payWords(tableOf(3), fine([1, 2]))).toBe('P0 −2, P1 +1, P2 +1');
  });
  it('does not name many who all get the same one by one', () => {
    expect(payWords(tableOf(5), fine([1, 2, 3, 4]))).toBe('P0 −4, everybody else +1');
  });
  it('names them where somebody gets nothing', () => {
    expect(payWords(tableOf(5), fine([1, 2, 3]))).toBe('P0 −3, P1 +1, P2 +1, P3 +1');
  });
});

describe('the last words', () => {
  it('are how a challenge was decided, not what was counted again for it', () => {
    const decided = { type: 'challenge-decided', against: 1, ground: 'revoke', trick: 2, upheld: true, payments: [] };
    const happening = { seq: 1, entry: { type: 'acted', events: [decided, { type: 'rescored' }] } } as unknown as Happening;
    expect(JSON.stringify(tellMost(tableOf(3), happening))).toContain('The cards have shown it.');
  });
});

describe('oneself in a sentence', () => {
  const pairs = {
    ...tableOf(4),
    me: 3,
    called: (seat: number) => (seat === 3 ? 'You' : `P${seat}`),
    sideOf: (seat: number) => seat % 2,
    title: () => ({ title: 'Four of the highest', source: 'ch. 3' }),
    words: {},
  } as unknown as TableModel;
  const said = (event: object): string => JSON.stringify(told(pairs, event as never));

  it('is small behind another word', () => {
    expect([sideName(pairs, 1), sideName(pairs, 1, 'you.whom')]).toEqual(['You and P1', 'you and P1']);
  });
  it('cards and words of a line are not glued together', () => {
    const line = { side: 0, rule: 'some.rule', points: 4, cards: ['sK', 'hK'], note: '' };
    expect(said({ type: 'marked', line })).toContain('Four of the highest: ');
  });
});

it('joins the last of several cards by a word', async () => {
  await speakGame('guimbarde');
  const laid = { type: 'lay', seat: 1, cards: ['sK', 'hK'] } as never;
  expect(told(tableOf(3), laid)).toContainEqual({ cards: ['sK', 'hK'], last: 'and' });
});

it('prints a minus, not a hyphen', () => {
  expect([withMinus(-20), withMinus(16)]).toEqual(['−20', '16']);
});
