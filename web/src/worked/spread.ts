import type { Fact, Figure, Playing } from '../lib/wire';

export interface SpreadRow {
  fact: Fact;
  /** Whose it is (letters), where one fact names several. */
  who: string;
  was: number | undefined;
  mean: number;
  /** The mean is so sure (95 %). */
  margin: number;
  least: number;
  most: number;
}

const key = (figure: Figure): string => `${figure.name}/${figure.of}/${figure.who}`;

/** Every figure over all playings, in the order in which they are first named; who has none has nothing. */
export function spreadOf(playings: readonly Playing[], was: readonly Figure[] = []): SpreadRow[] {
  const named = new Map(playings.flatMap((one) => one.figures).map((figure) => [key(figure), figure]));
  const before = new Map(was.map((figure) => [key(figure), figure.value]));
  return [...named].map(([name, figure]) => {
    const values = playings.map((one) => one.figures.find((other) => key(other) === name)?.value ?? 0);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    const deviation = Math.sqrt(squares / Math.max(1, values.length - 1));
    return {
      fact: { name: figure.name, of: figure.of, value: '' },
      who: figure.who,
      was: was.length ? (before.get(name) ?? 0) : undefined,
      mean,
      margin: (1.96 * deviation) / Math.sqrt(values.length),
      least: Math.min(...values),
      most: Math.max(...values),
    };
  });
}
