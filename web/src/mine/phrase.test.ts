import { expect, test } from 'vitest';

import { fromWords, toWords } from './phrase';

// From the vectors that are published with BIP 39.
const KNOWN: [string, string][] = [
  ['00000000000000000000000000000000', 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about'],
  ['7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f', 'legal winner thank year wave sausage worth useful legal winner thank yellow'],
  ['ffffffffffffffffffffffffffffffff', 'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrong'],
  ['9e885d952ad362caeb4efe34a8e91bd2', 'ozone drill grab fiber curtain grace pudding thank cruise elder eight picnic'],
];

test.each(KNOWN)('%s is written as the standard says, and read back', (key, words) => {
  expect(toWords(key)).toBe(words);
  expect(fromWords(words)).toBe(key);
});

test('words are read however they were typed', () => {
  expect(fromWords(' 1. Legal 2. winner\nthank, YEAR wave sausage worth useful legal winner thank yellow ')).toBe('7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f7f');
});

test('a wrong, a missing and an exchanged word are found', () => {
  expect(fromWords('legal winner thank year wave sausage worth useful legal winner thank zoo')).toBeUndefined();
  expect(fromWords('legal winner thank year wave sausage worth useful legal winner thank')).toBeUndefined();
  expect(fromWords('winner legal thank year wave sausage worth useful legal winner thank yellow')).toBeUndefined();
  expect(fromWords('ridotto winner thank year wave sausage worth useful legal winner thank yellow')).toBeUndefined();
});
