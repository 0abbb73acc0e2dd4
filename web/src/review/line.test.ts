import { expect, test } from 'vitest';

import type { Expected } from '../lib/wire';
import { LineShape, ticks, trickTicks } from './line';

const line: Expected[] = [10, 20, -5, 0].map((value, n) => ({ number: n, trick: 1 + Math.floor(n / 2), values: [value, -value] }));
const box = { left: 0, top: 0, width: 400, height: 100 };

test('ticks are round, few, and hold nothing', () => {
  expect(ticks(-40, 130)).toEqual([0, 50, 100]);
  expect(ticks(-0.5, 0.4)).toEqual([-0.5, 0]);
  expect(ticks(0, 0)).toContain(0);
});

test('the line runs from the first decision to the result, higher values above', () => {
  const shape = new LineShape(line, 0, 7, box);
  expect(shape.points.map((one) => one.x)).toEqual([0, 100, 200, 300, 400]);
  expect(shape.points[1]?.y).toBe(0);
  expect(shape.points[2]?.y).toBe(100);
  expect(shape.path.startsWith('M0.0 ')).toBe(true);
});

test('a touch finds the nearest of the places that may be meant', () => {
  expect(new LineShape(line, 0, undefined, box).nearest(180, [0, 1, 3])).toBe(1);
});

test('tricks are told where they begin', () => {
  expect(trickTicks(line, 10)).toEqual([{ place: 0, trick: 1 }, { place: 2, trick: 2 }]);
});
