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
  announcements: (Action & { items: string[] })[];
  picks: Pick[];
  deeds: Action[];
  /** Claims and challenges: the referee decides. */
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

const FROM_HAND = new Set(['play', 'marry', 'baptise']);
const FROM_ELSEWHERE = new Set(['exchange', 'play-fallen']);
const OF_THE_REFEREE = new Set(['challenge', 'claim']);

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
    else if (offer.type !== 'ask') found.picks.push(offer);
    // Whatever else must be asked of the referee is simply done.
    else (OF_THE_REFEREE.has(offer.action.type) ? found.asks : found.deeds).push(offer.action);
  }
  return found;
}

function place(found: Sorted, action: Action): void {
  if (action.type === 'announce' && 'items' in action) found.announcements.push(action);
  else if (!placeCard(found, action)) found.deeds.push(action);
}

/** An action with a card goes to its card. */
function placeCard(found: WithCards, action: Action): boolean {
  const card = cardOf(action);
  if (FROM_HAND.has(action.type) && card !== undefined) {
    found.withCard.set(card, [...(found.withCard.get(card) ?? []), action]);
  } else if (FROM_ELSEWHERE.has(action.type) && 'card' in action) {
    found.elsewhere.push(action as Action & { card: Card });
  } else return false;
  return true;
}

export function sortAttempts(attempts: readonly Attempt[]): Risks {
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
      if (!placeCard(found, attempt.action)) found.deeds.push(attempt.action);
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
