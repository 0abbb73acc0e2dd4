import { beforeAll, describe, expect, it } from 'vitest';
import { speakGame } from '../i18n/table-words';
import { fill, plain } from '../i18n/say';
import type { GameEvent } from '../lib/wire';
import type { TableParts } from '../games/parts';
import { told } from './stories';
import type { TableModel } from './model.svelte';

type Costs = NonNullable<TableParts['costs']>;
const NUMBERS: Record<string, Costs> = {};

/** A table of which only the words matter: a stranger sits at 1, and oneself at 0. */
const tableOf = (game: string): TableModel =>
  ({
    game,
    me: 0,
    order: [0, 1, 2, 3],
    called: (seat: number) => (seat === 0 ? 'You' : `P${seat}`),
    name: (seat: number) => `P${seat}`,
    title: (rule: string) => ({ title: rule, source: '' }),
    parts: { costs: NUMBERS[game] },
  }) as unknown as TableModel;

async function said(game: string, fields: Record<string, unknown>): Promise<string> {
  await speakGame(game);
  const event = { type: 'challenge-decided', against: 1, trick: 0, upheld: true, ...fields } as unknown as GameEvent;
  return plain(told(tableOf(game), event), String);
}

beforeAll(async () => {
  NUMBERS['bieten'] = (await import('../games/bieten/table')).default.costs as Costs;
  NUMBERS['kaiserspiel'] = (await import('../games/kaiserspiel/table')).default.costs as Costs;
});

const ROWS: [game: string, fields: Record<string, unknown>, words: string][] = [
  ['bieten', { ground: 'overbid', points: 5 }, 'P1 loses 5 points.'],
  ['bieten', { ground: 'revoke', points: 1, against: 0 }, 'You lose 1 point.'],
  ['kaiserspiel', { ground: 'revoke', lines: [{ points: -48 }] }, 'P1 loses 2 imperials.'],
  ['kaiserspiel', { ground: 'false-rummel', lines: [{ points: -24 }], against: 0 }, 'You lose 1 imperial.'],
  ['minchiate', { ground: 'wrong-discard', payments: [] }, 'That side counts only its cards, the ultima and what it has marked.'],
  ['minchiate', { ground: 'late-declaration', payments: [] }, 'The mark is struck'],
  ['tresette', { ground: 'revoke' }, 'all eleven points'],
  ['tresette', { ground: 'false-announcement' }, 'lay as many'],
];

describe('what an upheld challenge costs is told', () => {
  it.each(ROWS)('in %s, %o', async (game, fields, words) => {
    expect(await said(game, fields)).toContain(words);
  });

  it.each(ROWS)('and nothing where the cards show no fault: %s, %o', async (game, fields, words) => {
    expect(await said(game, { ...fields, upheld: false })).not.toContain(words);
  });

  it('and what is paid instead, where something is', async () => {
    const payments = [{ payer: 1, payee: 2, amount: 1, rule: 'fault.late-declaration' }];
    const words = await said('minchiate', { ground: 'late-declaration', payments });
    expect(words).toContain('P1 −1, P2 +1');
    expect(words).not.toContain('mark is struck');
  });

  it('and not that nothing is lost, where a house rule has no fine', async () => {
    expect(await said('bieten', { ground: 'overbid', points: 0 })).not.toContain('loses');
  });
});

const TONGUES: [game: string, key: string, de: string, it: string][] = [
  ['bieten', 'cost.bieten', 'P1 verliert 5 Punkte.', 'P1 perde 5 punti.'],
  ['bieten', 'cost.bieten.you', 'Du verlierst 5 Punkte.', 'Perdi 5 punti.'],
  ['kaiserspiel', 'cost.kaiserspiel', 'P1 verliert 5 Kaiser.', 'P1 perde 5 imperiali.'],
  [
    'minchiate',
    'cost.minchiate.wrong-discard',
    'Diese Seite zählt nur Karten, Ultima und was sie markiert hat.',
    'Quella parte conta solo le carte, l’ultima e quel che ha segnato.',
  ],
];

it.each(TONGUES)('and in German and Italian: %s, %s', async (game, key, de, italian) => {
  for (const [tongue, words] of [['de', de], ['it', italian]] as const) {
    const found = ((await import(`../games/${game}/words.${tongue}.ts`)) as Record<string, Record<string, string>>)[tongue];
    expect(plain(fill(found?.[key] ?? '', { who: 'P1', n: 5 }), String)).toBe(words);
  }
});
