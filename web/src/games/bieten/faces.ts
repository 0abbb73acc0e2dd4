import layout from '../../cards/layout.json';
import { index, name, place, sign, type Corner } from '../../cards/parts';
import type { Face, Level } from '../../cards/types';

/** The Weli bears bells, an acorn and a heart. */
export function weli(level: Level, edge: Corner): Face {
  const { x, y } = layout.levels[level].ring;
  const size = level === 'small' ? 34 : 36;
  const half = size * 0.56;
  return {
    strokes: [],
    frames: [],
    dots: [],
    ink: 'schell',
    paper: 'card',
    placed: [
      ...index('W', edge),
      sign('schell', edge),
      place('schell', x - half, y - half, size),
      place('schell', x + half, y - half, size),
      { ...place('eichel', x - half, y + half, size), ink: 'eichel' },
      { ...place('herz', x + half, y + half, size), ink: 'herz' },
    ],
    words: name('Weli', level),
  };
}
