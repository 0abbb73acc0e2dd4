import { suitName } from '../../cards/names';
import { t, type Key } from '../../i18n';
import { liking } from '../../lib/settings.svelte';
import type { ScoreLine } from '../../lib/wire';

/** An imperial by what it is made of: four knaves, or the high cards of a suit. */
export function lineWords({ rule, cards }: ScoreLine): string | undefined {
  if (!rule.startsWith('imperial.') || cards.length !== 4) return undefined;
  const [first = ''] = cards;
  const rank = first.slice(1);
  if (cards.every((card) => card.slice(1) === rank)) {
    return /^\d+$/.test(rank) ? t('kaiserspiel.four-low', { n: rank }) : t(`kaiserspiel.four.${rank}` as Key);
  }
  const suit = suitName(first.charAt(0), 'kaiserspiel', liking.language);
  return t(rule === 'imperial.fall' ? 'kaiserspiel.fallen' : 'kaiserspiel.high', { suit });
}
