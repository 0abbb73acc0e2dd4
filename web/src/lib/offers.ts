import type { Manner } from '../games/parts';
import type { Action, Card, FillIn, Offer, PickCards, PickGroup, PickNumber, PickPlaces, PickSets, PickWords, Scene } from './wire';

export type Pick = PickCards | PickNumber | PickPlaces | PickSets;
export type Attempt = Scene['attempts'][number];

/** The offers sorted by the gesture that takes them up. */
export interface Sorted {
  /** What can be done with each card of one's hand. */
  withCard: Map<Card, Action[]>;
  /** Cards that lie elsewhere and may be chosen. */
  elsewhere: (Action & { card: Card })[];
  /** One of several sets of announcements. */
  announcements: { action: Action; words: readonly string[] }[];
  picks: Pick[];
  deeds: Action[];
  /** Challenges, and what a game puts aside: the referee decides. */
  asks: Action[];
}

/** What could be done wrongly, sorted in the same way. */
export interface Risks {
  withCard: Map<Card, Action[]>;
  elsewhere: (Action & { card: Card })[];
  cards: PickCards[];
  deeds: Action[];
  sets: PickSets[];
  groups: PickGroup[];
  words: PickWords[];
  forms: FillIn[];
}

type WithCards = { withCard: Risks['withCard']; elsewhere: Risks['elsewhere'] };

const fieldOf = (action: Action, field: string | undefined): unknown => (action as unknown as Record<string, unknown>)[field ?? ''];

/** What a card is laid as, where that is another. */
export const laidAs = (action: Action, manner: Manner = {}): Card | undefined =>
  fieldOf(action, manner.laidAs?.[action.type]?.field) as Card | undefined;

/** The things that an action says all at once. */
export const listIn = (action: Action, manner: Manner = {}): readonly string[] | undefined =>
  fieldOf(action, manner.lists?.[action.type]) as readonly string[] | undefined;

export function sortOffers(offers: readonly Offer[], manner: Manner = {}): Sorted {
  const found: Sorted = {
    withCard: new Map(),
    elsewhere: [],
    announcements: [],
    picks: [],
    deeds: [],
    asks: [],
  };
  for (const offer of offers) {
    if (offer.type === 'do') place(found, offer.action, manner);
    else if (offer.type !== 'ask') found.picks.push(offer);
    // Whatever else must be asked of the referee is simply done.
    else (isAside(offer.action, manner) ? found.asks : found.deeds).push(offer.action);
  }
  return found;
}

const isAside = ({ type }: Action, { gestures }: Manner): boolean => type === 'challenge' || gestures?.[type] === 'aside';

function place(found: Sorted, action: Action, manner: Manner): void {
  const words = listIn(action, manner);
  if (words) found.announcements.push({ action, words });
  else if (!placeCard(found, action, manner)) found.deeds.push(action);
}

/** An action with a card goes to its card. */
function placeCard(found: WithCards, action: Action, manner: Manner): boolean {
  const gesture = action.type === 'play' ? 'hand' : manner.gestures?.[action.type];
  const card = manner.laidAs?.[action.type]?.card ?? (fieldOf(action, 'card') as Card | undefined);
  if (gesture === 'hand' && card !== undefined) {
    found.withCard.set(card, [...(found.withCard.get(card) ?? []), action]);
  } else if (gesture === 'elsewhere') {
    found.elsewhere.push(action as Action & { card: Card });
  } else return false;
  return true;
}

export function sortAttempts(attempts: readonly Attempt[], manner: Manner = {}): Risks {
  const found: Risks = {
    withCard: new Map(),
    elsewhere: [],
    cards: [],
    deeds: [],
    sets: [],
    groups: [],
    words: [],
    forms: [],
  };
  for (const attempt of attempts) {
    if (attempt.type === 'do') {
      if (!placeCard(found, attempt.action, manner)) found.deeds.push(attempt.action);
    } else if (attempt.type === 'pick-cards') found.cards.push(attempt);
    else if (attempt.type === 'pick-sets') found.sets.push(attempt);
    else if (attempt.type === 'pick-group') found.groups.push(attempt);
    else if (attempt.type === 'pick-words') found.words.push(attempt);
    else found.forms.push(attempt);
  }
  return found;
}

/** Everything a card can be put down as, the lawful first. */
export function joined(
  one: ReadonlyMap<Card, Action[]>,
  other: ReadonlyMap<Card, Action[]>,
): Map<Card, Action[]> {
  const all = new Map(one);
  for (const [card, actions] of other) all.set(card, [...(all.get(card) ?? []), ...actions]);
  return all;
}

/** The action a pick becomes: what was picked goes into the second field of its kind. */
export function filled(
  pick: { kind: string },
  seat: number,
  fields: Readonly<Record<string, readonly string[]>>,
  picked: unknown,
): Action {
  const field = fields[pick.kind]?.[1];
  if (field === undefined) throw new Error(`no field to fill in ${pick.kind}`);
  return { type: pick.kind, seat, [field]: picked } as unknown as Action;
}
