import type { Action, Decision, JudgedAct } from '../lib/wire';

const MOST = 5;
const FEW = 3;

export type Verdict = 'right' | 'close' | 'unsure' | 'wrong';

/** Two acts are the same where every field is, in whatever order they are written. */
export function sameAct(one: Action, other: Action): boolean {
  const fields = (action: Action): string =>
    JSON.stringify(Object.entries(action).filter(([, value]) => value !== null && value !== undefined).sort(([a], [b]) => (a < b ? -1 : 1)));
  return fields(one) === fields(other);
}

/** The costliest mistakes of a seat that can be asked: those of which every act was judged. */
export function questionsOf(decisions: readonly Decision[], seat: number): Decision[] {
  return decisions
    .filter((one) => one.seat === seat && one.mistake && one.done && one.acts.length > 1 && isSingle(one))
    .sort((a, b) => (b.done?.loss ?? 0) - (a.done?.loss ?? 0))
    .slice(0, MOST);
}

/** Of acts in several parts only two are compared, and bear no share. */
export const isSingle = (decision: Decision): boolean => decision.acts.some((act) => act.share > 0);

/** How good an answer is; a mistake is only what is surely worse. */
export function verdictOf(act: JudgedAct, threshold: number): Verdict {
  if (act.loss === 0) return 'right';
  if (act.loss <= threshold) return 'close';
  return act.sure_loss > threshold ? 'wrong' : 'unsure';
}

/** The best among a few others, in an order that does not tell which. */
export function fewOf(decision: Decision): JudgedAct[] {
  const [best, ...others] = decision.acts;
  if (!best) return [];
  const wrong = others.filter((act) => act.text !== decision.done?.text);
  const middle = Math.floor(wrong.length / 2);
  const kept = [...new Set([wrong[0], wrong[middle], wrong.at(-1)])].filter((act) => act !== undefined);
  return [best, ...kept.slice(0, FEW - 1)].sort((a, b) => (a.text < b.text ? -1 : 1));
}

/** How many hints there are: what was done, a few to choose from, and what speaks for the best. */
export const hintsOf = (decision: Decision): ('done' | 'few' | 'why')[] => [
  'done',
  ...(decision.acts.length > FEW ? (['few'] as const) : []),
  ...(decision.why.length ? (['why'] as const) : []),
];
