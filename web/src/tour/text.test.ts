import { expect, test } from 'vitest';

import type { LessonMoment } from '../lib/wire';
import { partsOf, saidAt } from './text';

test('cards in braces are cards', () => {
  expect(partsOf('Play {cR c1}, then wait.')).toEqual(['Play ', { cards: ['cR', 'c1'] }, ', then wait.']);
  expect(partsOf('{M}')).toEqual([{ cards: ['M'] }]);
});

test('who reads another tongue gets English where there is nothing else', () => {
  const words = { en: { text: 'Play', otherwise: '' }, it: { text: 'Gioca', otherwise: 'No' } };
  const moment = { words } as unknown as LessonMoment;
  expect(saidAt(moment, 'it')).toEqual({ text: 'Gioca', otherwise: 'No', tongue: 'it' });
  expect(saidAt(moment, 'de')).toEqual({ text: 'Play', otherwise: '', tongue: 'en' });
});
