import { wordsOf, type LineWords } from '../games/lineWords';
import type { Payment, ScoreLine } from '../lib/wire';
import type { Evening } from './evening.svelte';
import { c, type Key } from './say.svelte';

/** What a line is for, in a few words: the game's own, or its rule's title. */
export const countLine = (evening: Evening, line: ScoreLine): LineWords =>
  wordsOf(evening.kept.game, line, cited(evening, line.rule).title, evening.parts?.lineWords?.(line), evening.notes);

export function cited(evening: Evening, rule: string): { title: string; source: string } {
  const found = evening.tried?.cited[rule] ?? evening.told?.cited[rule] ?? { title: rule, source: '' };
  return { ...found, title: evening.titles[rule] ?? found.title };
}

export const amount = (unit: string, n: number): string => c(`unit.${unit}` as Key, { n });

export interface Row {
  rule: string;
  each: number[];
}

/** Payments rule by rule: what each person won or lost by it. */
export function rows(payments: readonly Payment[], seats: number): Row[] {
  const found = new Map<string, number[]>();
  for (const { payer, payee, amount: much, rule } of payments) {
    const each = found.get(rule) ?? Array.from({ length: seats }, () => 0);
    if (payer >= 0) each[payer] = (each[payer] ?? 0) - much;
    if (payee >= 0) each[payee] = (each[payee] ?? 0) + much;
    found.set(rule, each);
  }
  return [...found].map(([rule, each]) => ({ rule, each }));
}
