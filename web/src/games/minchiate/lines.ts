import { t } from '../../i18n';
import type { ScoreLine } from '../../lib/wire';

const NAMED: Readonly<Record<string, string>> = {
  'versicola.papi': 'Versicola dei Papi',
  'versicola.matto': 'Versicola del Matto',
  'versicola.tredici': 'Versicola del Tredici',
  'versicola.re': 'Versicola dei Re',
};

/** A versicola by its own name, when it is counted and when it was declared. */
export function lineWords({ rule, note }: ScoreLine): string | undefined {
  if (rule === 'declare.mark' && note) return t('minchiate.declared', { what: note });
  if (!rule.startsWith('versicola.')) return undefined;
  return note ? `Versicola ${note}` : NAMED[rule];
}
