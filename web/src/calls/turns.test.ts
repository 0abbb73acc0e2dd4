import { describe, expect, it } from 'vitest';

import { span } from './turns';

const HOUR = 3_600_000;

describe('how long is left', () => {
  it('is told in whole days, hours and minutes, never more than there is', () => {
    expect(span(71 * HOUR, 'en')).toBe('2 days');
    expect(span(47 * HOUR, 'en')).toBe('47 hours');
    expect(span(HOUR, 'en')).toBe('1 hour');
    expect(span(HOUR - 1, 'en')).toBe('59 minutes');
    expect(span(-5, 'en')).toBe('0 minutes');
  });

  it('is told in three languages', () => {
    expect(span(48 * HOUR, 'de')).toBe('2 Tage');
    expect(span(48 * HOUR, 'it')).toBe('2 giorni');
  });
});
