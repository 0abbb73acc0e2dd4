import { expect, test } from 'vitest';

import { merge, withoutNulls } from './merge';

test('a patch sets, drops and goes down into fields', () => {
  const before = { a: 1, b: { c: 2, d: 3 }, e: [1, 2] };
  const after = merge(before, { a: null, b: { c: 4 }, e: [3] });
  expect(after).toEqual({ b: { c: 4, d: 3 }, e: [3] });
  expect(before).toEqual({ a: 1, b: { c: 2, d: 3 }, e: [1, 2] });
});

test('a field that was something else is replaced, without the nulls of its patch', () => {
  expect(merge({ a: [1] }, { a: { b: null, c: 1 } })).toEqual({ a: { c: 1 } });
});

test('rows keep their gaps, fields do not', () => {
  expect(withoutNulls({ a: [null, { b: null }], c: null })).toEqual({ a: [null, {}] });
});
