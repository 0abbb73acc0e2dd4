import { firstOf, t, type Key } from '../../i18n';
import type { ScoreLine } from '../../lib/wire';

/** A figure, and how it stood. */
export function lineWords({ rule, note }: ScoreLine): string | undefined {
  const figure = firstOf([`figure.${note}`]);
  if (!figure) return undefined;
  const how = firstOf([`bieten.line.${rule}`]);
  return how ? t(how as Key, { figure: t(figure) }) : t(figure);
}
