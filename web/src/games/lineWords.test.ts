import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { t } from '../i18n';
import { speakGame } from '../i18n/table-words';
import { shortName, wordsOf } from './lineWords';

const line = (rule: string, cards: string[]) => ({ side: 0, rule, points: 2, cards, note: '' });

it('a line is called by a few words of its game, before its cards', async () => {
  await speakGame('tresette');
  const aces = wordsOf('tresette', line('count.aces', ['sA', 'dA']), 'Each ace is a point');
  expect(aces).toEqual({ text: 'aces', before: [], after: ['sA', 'dA'], note: '' });
});

it('without such words by the title of its rule', () => {
  expect(shortName('tresette', 'no.such-rule', 'A title')).toBe('A title');
});

it('what a winner was paid for is told by a name, not by a sentence', async () => {
  await speakGame('guimbarde');
  const what = shortName('guimbarde', 'boxes.take', 'A box is drawn by laying its card open');
  expect(t('verdict.most', { what, n: 10 })).toContain('boxes drawn');
});

const words = import.meta.glob<{ en: Record<string, string> }>('./*/words.en.ts');

it('every short name is that of a rule', async () => {
  for (const [path, load] of Object.entries(words)) {
    const game = path.split('/')[1] ?? '';
    const { rules } = JSON.parse(readFileSync(new URL(`./${game}/rules.de.json`, import.meta.url), 'utf-8')) as { rules: object };
    const keys = Object.keys((await load()).en).filter((key) => key.startsWith('short.'));
    const named = keys.map((key) => key.slice(`short.${game}.`.length));
    expect(named.filter((rule) => !(rule in rules))).toEqual([]);
  }
});
