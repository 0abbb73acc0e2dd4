import { expect, test, vi } from 'vitest';
import type { Action } from '../../lib/wire';
import type { TableModel } from '../model.svelte';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
const { speakGame } = await import('../../i18n/table-words');
await speakGame('kaiserspiel');
const { challengeWords, deedParts, deedWords } = await import('./words');

const table = {
  game: 'none',
  name: (seat: number) => `seat ${String(seat)}`,
  cardName: (card: string) => `the card ${card}`,
  parts: { fields: Object.fromEntries(['item', 'honour', 'figure'].map((field) => [field, (word: string) => word])) },
} as unknown as TableModel;

function words(said: Record<string, unknown>): string {
  const challenge = { type: 'challenge', seat: 0, against: 1, ground: 'revoke', trick: 0, ...said };
  return challengeWords(table, challenge as unknown as Action);
}

test('challenges that differ in anything are called differently', () => {
  const said = [
    {},
    { trick: 2 },
    { item: '3x7' },
    { honour: 'four-kings' },
    { honour: 'matadors' },
    { figure: 'herz' },
    { figure: 'herz', late: true },
  ];
  expect(new Set(said.map(words)).size).toBe(said.length);
  expect(words({ against: 2 })).not.toBe(words({}));
});

test('a card in what one does is a card, not a word that a glossary could explain', () => {
  const play = { type: 'play', seat: 0, card: 'sK' } as unknown as Action;
  expect(deedParts(table, play)).toContainEqual({ cards: ['sK'] });
  expect(deedWords(table, play)).toBe('Play the card sK');
});

test('the last of several cards is joined by a word', () => {
  const discard = { type: 'discard', seat: 0, cards: ['sK', 'hK', 'dK'] } as unknown as Action;
  expect(deedWords(table, discard)).toContain('the card sK, the card hK and the card dK');
});

test('sets of cards are cards, by whatever name, and no set is none', () => {
  const show = (sets: string[][]): Action => ({ type: 'show', seat: 0, imperials: sets }) as unknown as Action;
  const shown = { ...table, game: 'kaiserspiel' } as TableModel;
  expect(deedWords(shown, show([['sK', 'hK'], ['dK']]))).toBe('Show the card sK, the card hK and the card dK');
  expect(deedWords(shown, show([]))).toBe('Show nothing');
});
