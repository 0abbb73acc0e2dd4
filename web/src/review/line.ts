import type { Expected } from '../lib/wire';

export interface Point {
  /** The place of the decision among all of the deal, from 0. */
  place: number;
  value: number;
  x: number;
  y: number;
}

export interface Tick {
  at: number;
  text: number;
}

/** Round numbers between two values: four at most, nothing among them where it lies between. */
export function ticks(low: number, high: number, most = 4): number[] {
  const rough = (high - low) / most || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((nice) => nice * power).find((nice) => nice >= rough) ?? power;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => (first + n) * step);
}

/** Where the line of a seat runs in a picture of this size; the result is its last point. */
export class LineShape {
  readonly points: readonly Point[];
  readonly low: number;
  readonly high: number;

  constructor(
    line: readonly Expected[],
    seat: number,
    readonly result: number | undefined,
    private readonly box: { left: number; top: number; width: number; height: number },
  ) {
    const values = [...line.map((one) => one.values[seat] ?? 0), ...(result === undefined ? [] : [result])];
    this.low = Math.min(0, ...values);
    this.high = Math.max(0, ...values);
    const across = Math.max(1, line.length);
    this.points = values.map((value, place) => ({ place, value, x: box.left + (place / across) * box.width, y: this.y(value) }));
  }

  y(value: number): number {
    const span = this.high - this.low || 1;
    return this.box.top + ((this.high - value) / span) * this.box.height;
  }

  get path(): string {
    return this.points.map(({ x, y }, n) => `${n ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  }

  /** Of some places the one that lies nearest to where the picture was touched. */
  nearest(x: number, places: readonly number[]): number | undefined {
    const far = (place: number): number => Math.abs((this.points[place]?.x ?? Infinity) - x);
    return [...places].sort((a, b) => far(a) - far(b))[0];
  }
}

/** Where each trick begins among the places of a line: as many as have room. */
export function trickTicks(line: readonly Expected[], room: number): { place: number; trick: number }[] {
  const begun = line.flatMap((one, place) => (place === 0 || line[place - 1]?.trick !== one.trick ? [{ place, trick: one.trick }] : []));
  const every = [1, 2, 5, 10].find((n) => begun.length / n <= room) ?? 20;
  return begun.filter(({ trick }) => trick === 1 || trick % every === 0);
}
