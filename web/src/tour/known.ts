import type { Action, LessonMoment, LessonVerdict, Offer, Scene } from '../lib/wire';

/** Two acts that say or lay the same things; the order of cards does not matter. */
function alike(one: unknown, other: unknown): boolean {
  return JSON.stringify(loose(one)) === JSON.stringify(loose(other));
}

function loose(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((inner) => JSON.stringify(loose(inner))).sort();
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([, inner]) => inner !== null);
  return fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, inner]) => [key, loose(inner)]);
}

/** Does the offer name just this act, or a number that one may choose? */
function offers(offer: Offer, action: Action): boolean {
  if (offer.type === 'do') return alike(offer.action, action);
  if (offer.type !== 'pick-number' || offer.kind !== action.type) return false;
  return Object.entries(action).some(([field, value]) => field !== 'seat' && offer.numbers.includes(value as number));
}

/**
 * What can be said to an act without asking the house, from what it has told already: what it offered, and why other
 * cards may not be played. Nothing, where it has told nothing of that.
 */
export function knownVerdict(scene: Scene, moment: LessonMoment, action: Action): LessonVerdict | undefined {
  const wanted = moment.action as Action | null | undefined;
  const lawful = (right: boolean): LessonVerdict => ({ right, lawful: true, rule: '', title: '', source: '', reason: '' });
  if (wanted && alike(wanted, action)) return lawful(true);
  if (scene.offers.some((offer) => offers(offer, action))) return lawful(moment.any && wanted?.type === action.type);
  const card = 'card' in action ? action.card : undefined;
  const barred = card === undefined ? undefined : scene.reasons.find((one) => one.cards.includes(card as string));
  if (!barred) return undefined;
  const { rule, title, source, reason } = barred;
  return { right: false, lawful: false, rule, title, source, reason };
}
