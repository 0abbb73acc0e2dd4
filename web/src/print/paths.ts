/**
 * Path data made plain for paper: absolute moves, lines, cubic curves and closings, moved by a matrix.
 * Browsers know a dozen kinds of strokes, a printer three.
 */
export type Matrix = readonly [number, number, number, number, number, number];

export const SAME: Matrix = [1, 0, 0, 1, 0, 0];

/** First the inner, then the outer, as nested groups of a drawing do it. */
export function within(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

type Point = readonly [number, number];
type Stroke = readonly [kind: 'M' | 'L' | 'C' | 'Z', ...points: Point[]];

const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };
const NUMBER = /^[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i;
const FLAG = /^[\s,]*([01])/;

interface Command {
  readonly kind: string;
  readonly relative: boolean;
  readonly numbers: readonly number[];
}

/** The commands of a path one by one; numbers may stand without a space between, flags too. */
function commands(path: string): Command[] {
  const found: Command[] = [];
  for (const [, letter = '', text = ''] of path.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const kind = letter.toUpperCase();
    const relative = letter !== kind;
    let rest = text;
    let again = kind;
    do {
      const numbers: number[] = [];
      for (let n = 0; n < (ARITY[kind] ?? 0); n += 1) {
        const taken = (kind === 'A' && (n === 3 || n === 4) ? FLAG : NUMBER).exec(rest);
        if (taken === null) throw new Error(`no number at ${rest.slice(0, 20)} in ${path.slice(0, 40)}`);
        numbers.push(Number(taken[1]));
        rest = rest.slice(taken[0].length);
      }
      found.push({ kind: again, relative, numbers });
      again = kind === 'M' ? 'L' : kind;
    } while (/[\d.]/.test(rest));
  }
  return found;
}

const toward = ([x, y]: Point, [u, v]: Point, part: number): Point => [x + (u - x) * part, y + (v - y) * part];

/** An arc of an ellipse by cubic curves of a quarter turn at most (SVG 1.1, appendix F.6). */
function arc(from: Point, numbers: readonly number[], to: Point): Stroke[] {
  const [wide = 0, high = 0, turn = 0, large = 0, sweep = 0] = numbers;
  if (wide === 0 || high === 0) return [['L', to]];
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const stretch = Math.max(1, Math.hypot(x / wide, y / high));
  const [rx, ry] = [Math.abs(wide) * stretch, Math.abs(high) * stretch];
  const far = (rx * y) ** 2 + (ry * x) ** 2;
  const root = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - far) / far)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(root * rx * y) / ry, (-root * ry * x) / rx];
  const start = Math.atan2((y - cy) / ry, (x - cx) / rx);
  let span = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - start;
  if (sweep === 1 && span < 0) span += 2 * Math.PI;
  if (sweep === 0 && span > 0) span -= 2 * Math.PI;
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const at = (u: number, v: number): Point => {
    const [px, py] = [cx + rx * u, cy + ry * v];
    return [mx + cos * px - sin * py, my + sin * px + cos * py];
  };
  const count = Math.max(1, Math.ceil(Math.abs(span) / (Math.PI / 2) - 1e-9));
  const step = span / count;
  const reach = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: count }, (_, n) => {
    const [one, two] = [start + n * step, start + (n + 1) * step];
    const [c1, s1, c2, s2] = [Math.cos(one), Math.sin(one), Math.cos(two), Math.sin(two)];
    const end = n === count - 1 ? to : at(c2, s2);
    return ['C', at(c1 - reach * s1, s1 + reach * c1), at(c2 + reach * s2, s2 - reach * c2), end];
  });
}

/** Follows the commands and draws them with three kinds of strokes. */
function strokes(path: string): Stroke[] {
  const drawn: Stroke[] = [];
  let at: Point = [0, 0];
  let begun: Point = at;
  let handle: Point = at;
  let before = '';
  for (const { kind, relative, numbers } of commands(path)) {
    const [ox, oy] = relative ? at : [0, 0];
    const point = (n: number): Point => [ox + (numbers[n] ?? 0), oy + (numbers[n + 1] ?? 0)];
    const mirrored: Point = [2 * at[0] - handle[0], 2 * at[1] - handle[1]];
    let end: Point = at;
    let leaning: Point | undefined;
    if (kind === 'M' || kind === 'L') {
      end = point(0);
      drawn.push([kind, end]);
      if (kind === 'M') begun = end;
    } else if (kind === 'H' || kind === 'V') {
      const [to = 0] = numbers;
      end = kind === 'H' ? [ox + to, at[1]] : [at[0], oy + to];
      drawn.push(['L', end]);
    } else if (kind === 'C' || kind === 'S') {
      const first = kind === 'C' ? point(0) : 'CS'.includes(before) ? mirrored : at;
      leaning = point(kind === 'C' ? 2 : 0);
      end = point(kind === 'C' ? 4 : 2);
      drawn.push(['C', first, leaning, end]);
    } else if (kind === 'Q' || kind === 'T') {
      leaning = kind === 'Q' ? point(0) : 'QT'.includes(before) ? mirrored : at;
      end = point(kind === 'Q' ? 2 : 0);
      drawn.push(['C', toward(at, leaning, 2 / 3), toward(end, leaning, 2 / 3), end]);
    } else if (kind === 'A') {
      end = point(5);
      drawn.push(...arc(at, numbers, end));
    } else if (kind === 'Z') {
      end = begun;
      drawn.push(['Z']);
    } else throw new Error(`what is ${kind} in a path?`);
    at = end;
    handle = leaning ?? end;
    before = kind;
  }
  return drawn;
}

/** The path again, plain and moved; a thousandth of a unit is finer than any printer. */
export function plainPath(path: string, [a, b, c, d, e, f]: Matrix = SAME): string {
  const shown = (value: number): string => String(Math.round(value * 1000) / 1000 || 0);
  const moved = ([x, y]: Point): string => `${shown(a * x + c * y + e)} ${shown(b * x + d * y + f)}`;
  return strokes(path)
    .map(([kind, ...points]) => kind + points.map(moved).join(' '))
    .join('');
}
