import { firstOf, t } from '../i18n';
import type { Payment, ScoreLine } from '../lib/wire';
import type { Evening } from './evening.svelte';
import { c, type Key } from './say.svelte';

const NAMED: Record<string, string> = {
  'versicola.papi': 'Versicola dei Papi',
  'versicola.matto': 'Versicola del Matto',
  'versicola.tredici': 'Versicola del Tredici',
  'versicola.re': 'Versicola dei Re',
};

/** What a line is for, in a few words; a versicola by its own name. */
export function lineWords(evening: Evening, line: ScoreLine): string {
  if (line.rule.startsWith('versicola.')) return line.note ? `Versicola ${line.note}` : (NAMED[line.rule] ?? '');
  if (evening.kept.game === 'bieten' && line.note) return figureWords(line);
  const key = firstOf([`line.${evening.kept.game}.${line.rule}`, `line.${line.rule}`]);
  if (key) return t(key, { note: line.note });
  return cited(evening, line.rule).title;
}

const HOW: Record<string, Key> = {
  'score.silent': 'bieten.silent',
  'score.good': 'bieten.good',
  'score.held': 'bieten.held',
  'score.groschen-good': 'bieten.groschen-good',
  'score.groschen': 'bieten.groschen-held',
};

function figureWords(line: ScoreLine): string {
  const how = HOW[line.rule];
  const figure = c(`bieten.${line.note}` as Key);
  return how ? `${figure}, ${c(how)}` : figure;
}

export function cited(evening: Evening, rule: string): { title: string; source: string } {
  const found = evening.tried?.cited[rule] ?? evening.told?.cited[rule] ?? { title: rule, source: '' };
  return { ...found, title: evening.titles[rule] ?? found.title };
}

export const amount = (unit: string, n: number): string => c(`unit.${unit}` as Key, { n });

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

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
