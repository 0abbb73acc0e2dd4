import { rich } from '../i18n';
import type { Part } from '../i18n/say';
import type { GameEvent } from '../lib/wire';
import type { TableModel } from '../table/model.svelte';
import { told } from '../table/stories';

/** What happened in a step, a sentence for each event that is worth one. */
export function storyOf(table: TableModel, events: readonly GameEvent[]): Part[][] {
  const kinds: string[] = events.map((event) => event.type);
  const dealt = kinds.indexOf('dealt');
  const lines = events
    .map((event, n) => (n === dealt ? rich('again.dealt') : told(table, event)))
    .filter((line) => line.length);
  // At the table itself nobody needs to be told; here a step must have a name.
  return lines.length || !kinds.includes('shuffle') ? lines : [rich('again.shuffled')];
}
