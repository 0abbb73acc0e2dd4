import { expect, it } from 'vitest';
import { ownKey } from '../../i18n';
import { speakGame } from '../../i18n/table-words';
import type { TableModel } from '../../table/model.svelte';
import parts from './table';

const asked = (phase: string, deeds: readonly string[]): readonly string[] | undefined =>
  parts.asks?.({ state: { phase: { phase } }, offers: { deeds: deeds.map((type) => ({ type })) } } as unknown as TableModel)?.keys;

it('nobody is asked to bid where nothing is left to bid', () => {
  expect(asked('before', [])).toEqual(['ask.before.lay']);
  expect(asked('after', ['done'])).toEqual(['ask.after.lay']);
  expect(asked('after', ['bid', 'done'])).toBeUndefined();
});

it('its deals have a name of their own: a game is of several', async () => {
  await speakGame('bieten');
  expect(ownKey('bieten', 'between.next')).toBe('between.next.bieten');
  expect(ownKey('tresette', 'between.next')).toBe('between.next');
});
