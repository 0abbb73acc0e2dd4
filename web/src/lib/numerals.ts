/** A number as it is printed: with a minus, not a hyphen. */
export const withMinus = (number: number): string => String(number).replace('-', '−');

/** With its sign, and a real minus. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : withMinus(number);
}

/** How it stands between several: `2 : −1`. */
export const score = (each: readonly number[]): string => each.map(withMinus).join(' : ');
