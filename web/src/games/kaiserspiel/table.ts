import { suitName } from '../../cards/names';
import { t } from '../../i18n';
import { liking } from '../../lib/settings.svelte';
import type { Card, Kaiserspiel, ScoreLine } from '../../lib/wire';
import type { TableModel } from '../../table/model.svelte';
import { tricksOf } from '../../table/seats';
import type { TableParts } from '../parts';
import { lineWords } from './lines';
import { rummelOf } from './rummel';
import Sheet from './Sheet.svelte';
import Turned from './Turned.svelte';

const stateOf = (table: TableModel): Kaiserspiel => table.scene?.table as Kaiserspiel;

function marks(table: TableModel, seat: number): string {
  const { board } = stateOf(table);
  return t('kaiserspiel.marks', { n: board.fiches[seat] ?? 0, m: board.loose[seat] ?? 0 });
}

/** How many fiches each has, oneself first, and what they play to. */
function standing(table: TableModel): string {
  const { board, rules } = stateOf(table);
  const seats = [table.here, ...table.others];
  const each = seats.map((seat) => `${board.fiches[seat] ?? 0}+${board.loose[seat] ?? 0}`);
  return t(table.duplicate ? 'kaiserspiel.standing.single' : 'kaiserspiel.standing', { marks: each.join(' : '), n: rules.target });
}

/** While the Rummel is told one is reminded of one's own. */
function asks(table: TableModel): { keys?: string[]; values?: Record<string, string | number> } {
  if (table.state?.phase.phase !== 'rummel') return {};
  const own = rummelOf(table.hand, stateOf(table).rules);
  if (!own) return { keys: ['ask.rummel.none'] };
  const suit = suitName(own.suit, table.game, liking.language);
  return { keys: ['ask.rummel.own'], values: { n: own.pips, m: own.cards, suit } };
}

/** Points that are an imperial. */
const IMPERIAL = 24;

/** What a fine takes away. */
function imperialsLost(fields: Readonly<Record<string, unknown>>): number {
  const lines = (fields['lines'] ?? []) as ScoreLine[];
  return lines.reduce((sum, line) => sum - line.points, 0) / IMPERIAL;
}

const parts: TableParts = {
  Sheet,
  Middle: Turned,
  notes: (table, seat) => [marks(table, seat), ...tricksOf(table, seat)],
  settled: (table) => ({ lines: stateOf(table).deal.lines, sides: table.order, payments: [] }),
  standing,
  asks,
  lineWords,
  costs: imperialsLost,
  tells: {
    show: (_, fields) => {
      const shown = fields['imperials'] as Card[][];
      return shown.length ? { cards: { cards: [...new Set(shown.flat())] } } : { nothing: 'yes' };
    },
  },
};

export default parts;
