import { liking } from '../lib/settings.svelte';
import { has, say } from './say.svelte';

/** As finely as the size of a figure asks for. */
const digits = (value: number): number => (Math.abs(value) >= 10 ? 0 : Math.abs(value) >= 2 ? 1 : 2);

function written(value: number, fraction: number, sign: boolean, least = 0): string {
  const style = new Intl.NumberFormat(liking.language, {
    maximumFractionDigits: fraction,
    minimumFractionDigits: least,
    signDisplay: sign ? 'exceptZero' : 'negative',
  });
  // A minus as one sets it, and not a hyphen.
  return style.format(value).replace('-', '−');
}

/** A figure with its sign. */
export const signed = (value: number): string => written(value, digits(value), true);

/** A figure of a column, all of which have as many digits after the point. */
export const inColumn = (value: number, fraction: number): string => written(value, fraction, true, fraction);

/** A figure in the unit of the game: "12 points". */
export function amount(unit: string, value: number, sign = false): string {
  const text = written(value, digits(value), sign);
  const word = `unit.${unit}`;
  const n = Number(value.toFixed(digits(value)));
  return has(word) ? say(word, { value: text, n: Math.abs(n) }) : `${text} ${unit}`;
}

/** What a game's figures are counted in: "points". */
export function unitName(unit: string): string {
  const word = `units.${unit}`;
  return has(word) ? say(word) : unit;
}
