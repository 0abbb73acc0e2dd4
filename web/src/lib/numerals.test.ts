import { describe, expect, it } from 'vitest';
import { score, signed } from './numerals';

describe('numerals', () => {
  it('are printed with a minus, not a hyphen', () => {
    expect(score([-3, 0, 6])).toBe('−3 : 0 : 6');
    expect([-3, 0, 6].map(signed)).toEqual(['−3', '0', '+6']);
  });
});
