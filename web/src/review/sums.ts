/** Round the parts of a sum so that they add up to the rounded sum: what is cut off goes where it is least missed. */
export function addingUp(parts: readonly number[], sum: number, fraction: number): number[] {
  const one = 10 ** fraction;
  const exact = parts.map((part) => part * one);
  const rounded = exact.map(Math.round);
  let left = Math.round(sum * one) - rounded.reduce((a, b) => a + b, 0);
  while (left !== 0) {
    const step = Math.sign(left);
    const off = exact.map((value, n) => step * (value - (rounded[n] ?? 0)));
    const most = off.indexOf(Math.max(...off));
    rounded[most] = (rounded[most] ?? 0) + step;
    left -= step;
  }
  return rounded.map((value) => value / one);
}

/** How many digits after the point the parts of a sum are told with. */
export function finely(parts: readonly number[]): number {
  const most = Math.max(...parts.map(Math.abs));
  return most >= 20 ? 0 : most >= 4 ? 1 : 2;
}

/** The part that made most of a result: good cards do not make a loss, so it has the result's sign. */
export function heaviestOf<Term extends string>(parts: Readonly<Record<Term, number>>, result: number): Term | undefined {
  const sign = Math.sign(result);
  const towards = (Object.keys(parts) as Term[]).filter((term) => parts[term] * sign > 0);
  return towards.sort((one, other) => Math.abs(parts[other]) - Math.abs(parts[one]))[0];
}
