import { expect, test } from 'vitest';

import { filled, sortOffers } from './offers';
import type { Offer } from './wire';

test('offers are sorted by the gesture that takes them up', () => {
  const offers: Offer[] = [
    { type: 'do', action: { type: 'play', seat: 0, card: 'hQ' } },
    { type: 'do', action: { type: 'marry', seat: 0, card: 'hQ' } },
    { type: 'do', action: { type: 'exchange', seat: 0, card: 's3' } },
    { type: 'do', action: { type: 'pass', seat: 0 } },
    { type: 'ask', action: { type: 'claim', seat: 0 } },
    { type: 'pick-number', kind: 'cut', numbers: [1, 2] },
  ];
  const found = sortOffers(offers);
  expect(found.withCard.get('hQ')?.map((action) => action.type)).toEqual(['play', 'marry']);
  expect(found.elsewhere.map((action) => action.card)).toEqual(['s3']);
  expect(found.deeds.map((action) => action.type)).toEqual(['pass']);
  expect(found.asks.map((action) => action.type)).toEqual(['claim']);
  expect(found.picks.map((pick) => pick.kind)).toEqual(['cut']);
});

test('what is picked goes into the second field of its kind', () => {
  const pick = { type: 'pick-number', kind: 'cut', numbers: [20] } as const;
  const action = filled({ ...pick, numbers: [20] }, 2, { cut: ['seat', 'lifted'] }, 20);
  expect(action).toEqual({ type: 'cut', seat: 2, lifted: 20 });
});
