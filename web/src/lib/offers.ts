import type { Action, Card, Offer, PickCards, PickNumber, PickPlaces, PickSets } from './wire';

export type Pick = PickCards | PickNumber | PickPlaces | PickSets;

/** The offers sorted by the gesture that takes them up. */
export interface Sorted {
  /** What can be done with each card of one's hand. */
  withCard: Map<Card, Action[]>;
  /** Cards that lie elsewhere and may be chosen. */
  elsewhere: (Action & { card: Card })[];
  /** One of several sets of announcements. */
  announcements: (Action & { items: string[] })[];
  picks: Pick[];
  deeds: Action[];
  /** Claims and challenges: the referee decides. */
  asks: Action[];
}

const FROM_HAND = new Set(['play', 'marry', 'baptise']);
const FROM_ELSEWHERE = new Set(['exchange', 'play-fallen']);

/** The card of one's hand that an action is done with. */
export function cardOf(action: Action): Card | undefined {
  if (action.type === 'baptise') return 'W';
  return 'card' in action ? action.card : undefined;
}

export function sortOffers(offers: readonly Offer[]): Sorted {
  const found: Sorted = {
    withCard: new Map(),
    elsewhere: [],
    announcements: [],
    picks: [],
    deeds: [],
    asks: [],
  };
  for (const offer of offers) {
    if (offer.type === 'do') place(found, offer.action);
    else if (offer.type === 'ask') found.asks.push(offer.action);
    else found.picks.push(offer);
  }
  return found;
}

function place(found: Sorted, action: Action): void {
  const card = cardOf(action);
  if (FROM_HAND.has(action.type) && card !== undefined) {
    found.withCard.set(card, [...(found.withCard.get(card) ?? []), action]);
  } else if (FROM_ELSEWHERE.has(action.type) && 'card' in action) {
    found.elsewhere.push(action as Action & { card: Card });
  } else if (action.type === 'announce' && 'items' in action) {
    found.announcements.push(action);
  } else found.deeds.push(action);
}

/** The action a pick becomes: what was picked goes into the second field of its kind. */
export function filled(
  pick: Pick,
  seat: number,
  fields: Readonly<Record<string, readonly string[]>>,
  picked: unknown,
): Action {
  const field = fields[pick.kind]?.[1];
  if (field === undefined) throw new Error(`no field to fill in ${pick.kind}`);
  return { type: pick.kind, seat, [field]: picked } as unknown as Action;
}
