import { describe, expect, it } from 'vitest';

import { plainPath, within } from './paths';

describe('paths', () => {
  it('become absolute', () => {
    expect(plainPath('m10 10l5-5h2v3z')).toBe('M10 10L15 5L17 5L17 8Z');
    expect(plainPath('M1 1 2 2 3 3')).toBe('M1 1L2 2L3 3');
    expect(plainPath('M0 0c1 0 2 1 2 2s1 2 2 2')).toBe('M0 0C1 0 2 1 2 2C2 3 3 4 4 4');
    expect(plainPath('M1.5.5-1-1')).toBe('M1.5 0.5L-1 -1');
    expect(plainPath('M1e1 0')).toBe('M10 0');
  });

  it('know where a closed figure goes on', () => {
    expect(plainPath('M5 5h3v3zl1 1')).toBe('M5 5L8 5L8 8ZL6 6');
  });

  it('raise square curves to cubic ones', () => {
    expect(plainPath('M0 0Q3 3 6 0t6 0')).toBe('M0 0C2 2 4 2 6 0C8 -2 10 -2 12 0');
  });

  it('turn a quarter of a circle by one curve', () => {
    // The handle of a quarter circle is 4/3 (√2 - 1) of its radius: 0.5523.
    expect(plainPath('M10 0A10 10 0 0 1 0 10')).toBe('M10 0C10 5.523 5.523 10 0 10');
    expect(plainPath('M10 0A10 10 0 0 0 0 -10')).toBe('M10 0C10 -5.523 5.523 -10 0 -10');
    expect(plainPath('M10 0a10 10 0 11-20 0')).toContain('C10 5.523 5.523 10 0 10C-5.523 10 -10 5.523 -10 0');
  });

  it('move by a matrix, the inner first', () => {
    expect(plainPath('M1 2H4', [2, 0, 0, 3, 10, 20])).toBe('M12 26L18 26');
    const twice = within([1, 0, 0, 1, 5, 0], [2, 0, 0, 2, 0, 0]);
    expect(plainPath('M1 1', twice)).toBe('M7 2');
  });
});
