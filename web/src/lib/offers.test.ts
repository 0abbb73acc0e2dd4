import { expect, test } from 'vitest';

import type { Manner } from '../games/parts';
import { filled, joined, laidAs, sortAttempts, sortOffers, type Attempt } from './offers';
import type { Action, Offer } from './wire';

test('offers are sorted by the gesture that takes them up', () => {
  const offers: Offer[] = [
    { type: 'do', action: { type: 'play', seat: 0, card: 'hQ' } },
    { type: 'do', action: { type: 'marry', seat: 0, card: 'hQ' } },
    { type: 'do', action: { type: 'exchange', seat: 0, card: 's3' } },
    { type: 'do', action: { type: 'pass', seat: 0 } },
    { type: 'ask', action: { type: 'claim', seat: 0 } },
    { type: 'pick-number', kind: 'cut', numbers: [1, 2] },
  ];
  const found = sortOffers(offers, { gestures: { marry: 'hand', exchange: 'elsewhere', claim: 'aside' } });
  expect(found.withCard.get('hQ')?.map((action) => action.type)).toEqual(['play', 'marry']);
  expect(found.elsewhere.map((action) => action.card)).toEqual(['s3']);
  expect(found.deeds.map((action) => action.type)).toEqual(['pass']);
  expect(found.asks.map((action) => action.type)).toEqual(['claim']);
  expect(found.picks.map((pick) => pick.kind)).toEqual(['cut']);
});

test('a card that is laid as another is done with what it is, and shown as what it becomes', () => {
  const manner: Manner = { gestures: { baptise: 'hand' }, laidAs: { baptise: { card: 'W', field: 'name' } } };
  const baptise: Action = { type: 'baptise', seat: 0, name: 'hA' };
  expect(sortOffers([{ type: 'do', action: baptise }], manner).withCard.get('W')).toEqual([baptise]);
  expect(laidAs(baptise, manner)).toBe('hA');
  expect(laidAs({ type: 'play', seat: 0, card: 'hA' }, manner)).toBeUndefined();
});

test('what is said all at once is chosen together', () => {
  const action: Action = { type: 'announce', seat: 0, items: ['3x7', '4xA'] };
  const offers: Offer[] = [{ type: 'do', action }];
  expect(sortOffers(offers, { lists: { announce: 'items' } }).announcements).toEqual([{ action, words: ['3x7', '4xA'] }]);
  expect(sortOffers(offers).deeds).toEqual([action]);
});

test('what is picked goes into the second field of its kind', () => {
  const action = filled({ kind: 'cut' }, 2, { cut: ['seat', 'lifted'] }, 20);
  expect(action).toEqual({ type: 'cut', seat: 2, lifted: 20 });
});

test('what could be done wrongly is sorted alike, and a card knows all it can be put down as', () => {
  const attempts: Attempt[] = [
    { type: 'do', action: { type: 'play', seat: 0, card: 's7' } },
    { type: 'do', action: { type: 'bid', seat: 0, figure: 'laub' } },
    { type: 'pick-cards', kind: 'discard', cards: ['40'], least: 0, most: 2, always: [] },
    { type: 'pick-words', kind: 'announce', words: ['3x7'] },
    { type: 'fill-in', kind: 'name', words: {}, numbers: { number: [2, 5] } },
  ];
  const risks = sortAttempts(attempts);
  expect([...risks.withCard.keys()]).toEqual(['s7']);
  expect(risks.deeds.map((action) => action.type)).toEqual(['bid']);
  expect(risks.cards.map((pick) => pick.kind)).toEqual(['discard']);
  expect(risks.words.map((pick) => pick.kind)).toEqual(['announce']);
  expect(risks.forms.map((form) => form.kind)).toEqual(['name']);
  const lawful = new Map([['s8', [{ type: 'play' as const, seat: 0, card: 's8' }]]]);
  expect([...joined(lawful, risks.withCard).keys()]).toEqual(['s8', 's7']);
});
