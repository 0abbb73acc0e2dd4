import type { Level } from './types';

export interface Mark {
  readonly d: string;
  readonly width: number;
}

const [LEFT, TOP, RIGHT, BOTTOM] = [11, 11, 89, 149];
const [X, Y] = [50, 80];

/** A trellis of lozenges across the field, clear of the medallion if there is one. */
function trellis(step: number, width: number, medallion = true): Mark {
  const rise = step * 1.5;
  const lozenge = (x: number, y: number): string => {
    const [w, h] = [step * 0.36, rise * 0.36];
    return `M${x} ${y - h}L${x + w} ${y}L${x} ${y + h}L${x - w} ${y}Z`;
  };
  const found: string[] = [];
  for (let row = 0; TOP + (row + 0.5) * (rise / 2) < BOTTOM; row += 1) {
    const y = TOP + (row + 1) * (rise / 2);
    for (let x = LEFT + (row % 2 === 0 ? step / 2 : step); x < RIGHT - 1; x += step) {
      const clear = !medallion || Math.hypot((x - X) / 27, (y - Y) / 40) > 1.12;
      if (clear && y < BOTTOM - rise / 3) found.push(lozenge(x, y));
    }
  }
  return { d: found.join(''), width };
}

const oval = (rx: number, ry: number): string =>
  `M${X - rx} ${Y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** The house's R between two sprigs. */
const SPRIG =
  'M50 112C40 110 33 102 31 92M31 92C27 91 26 87 27 84C31 85 32 88 31 92M33 98C28 99 26 96 25 93C30 92 32 94 33 98' +
  'M37 104C33 107 29 105 28 102C32 100 35 101 37 104M44 110C41 113 37 113 35 110C38 107 42 107 44 110';
const MIRRORED =
  'M50 112C60 110 67 102 69 92M69 92C73 91 74 87 73 84C69 85 68 88 69 92M67 98C72 99 74 96 75 93C70 92 68 94 67 98' +
  'M63 104C67 107 71 105 72 102C68 100 65 101 63 104M56 110C59 113 63 113 65 110C62 107 58 107 56 110';

/** The back of a card: border, trellis and medallion, coarser the smaller the card. */
export function backMarks(level: Level): Mark[] {
  const border = `M${LEFT - 2} ${TOP - 2}H${RIGHT + 2}V${BOTTOM + 2}H${LEFT - 2}Z`;
  if (level === 'small') return [{ d: border, width: 2 }, trellis(19.5, 1.8, false)];
  const width = level === 'middle' ? 1.2 : 0.8;
  return [
    { d: border, width },
    trellis(level === 'middle' ? 13 : 9.75, width),
    { d: oval(27, 40), width },
    { d: oval(24.5, 37), width: width * 0.6 },
    { d: SPRIG + MIRRORED, width: width * 1.1 },
  ];
}
