import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
const THEMES = ['day', 'night'] as const;

/** The values of a colour by day and by night; `four` looks into the four-colour pack. */
function colour(name: string, four = false): [string, string] {
  const part = four ? css.slice(css.indexOf('.four-colour')) : css;
  const found = new RegExp(`--${name}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(part);
  if (!found?.[1] || !found[2]) throw new Error(`no colour ${name}`);
  return [found[1], found[2]];
}

/** Relative luminance by WCAG 2. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const [r = 0, g = 0, b = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const INKS = [
  'card-ink', 'card-oxblood', 'card-bronze', 'card-matto', 'coppe', 'denari', 'spade', 'bastoni',
  'pique', 'coeur', 'carreau', 'trefle', 'herz', 'laub', 'schell', 'eichel',
];

describe.each(THEMES)('by %s', (theme) => {
  const at = THEMES.indexOf(theme);

  it('black on white is 21 to 1', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  });

  it.each(INKS)('%s can be read on both card papers', (ink) => {
    for (const paper of ['card', 'card-aria']) {
      expect(contrast(colour(ink)[at]!, colour(paper)[at]!)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(['pique', 'coeur', 'carreau', 'trefle'])('%s in four colours too', (ink) => {
    expect(contrast(colour(ink, true)[at]!, colour('card')[at]!)).toBeGreaterThanOrEqual(4.5);
  });

  it('text can be read on the page and on the table', () => {
    for (const ink of ['ink', 'ink-soft', 'oxblood', 'bronze']) {
      expect(contrast(colour(ink)[at]!, colour('paper')[at]!), ink).toBeGreaterThanOrEqual(4.5);
    }
    for (const ink of ['on-baize', 'on-baize-soft']) {
      expect(contrast(colour(ink)[at]!, colour('baize')[at]!), ink).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('nothing is pure black', () => {
    expect(css).not.toMatch(/#000000|#000\b/);
  });
});
