import { t, type Key } from '../../i18n';
import { score } from '../../lib/numerals';
import type { Bieten } from '../../lib/wire';
import type { TableModel } from '../../table/model.svelte';
import type { TableParts } from '../parts';
import Figures from './Figures.svelte';
import { lineWords } from './lines';
import Sheet from './Sheet.svelte';

const stateOf = (table: TableModel): Bieten => table.scene?.table as Bieten;

const FIGURES = ['herz', 'laub', 'gleich', 'hanger', 'spiel'];
const figureWords = (figure: string): string => t(`figure.${figure}` as Key);

function notes(table: TableModel, seat: number): string[] {
  const points = t('bieten.points', { n: table.scene?.tally[seat] ?? 0 });
  return stateOf(table).out.includes(seat) ? [points, t('mark.out')] : [points];
}

/** Who gave the Groschen that is to be answered. */
function raisedBy(table: TableModel): number | undefined {
  const phase = table.state?.phase as { phase: string; figure?: string } | undefined;
  if (phase?.phase !== 'answering' || !phase.figure) return undefined;
  const wager = stateOf(table).deal.wagers[FIGURES.indexOf(phase.figure)];
  return wager?.status === 'raised' ? wager.giver : undefined;
}

/** What was offered, and by whom; and whether anything can be bid at all. */
function asks(table: TableModel): { keys?: string[]; values?: Record<string, string> } {
  const phase = table.state?.phase as { phase: string; figure?: string; by?: number } | undefined;
  const mayBid = table.offers.deeds.some((deed) => deed.type === 'bid' || deed.type === 'groschen');
  if ((phase?.phase === 'before' || phase?.phase === 'after') && !mayBid) return { keys: [`ask.${phase.phase}.lay`] };
  if (!phase?.figure || phase.by === undefined) return {};
  const giver = raisedBy(table);
  const values = { figure: figureWords(phase.figure), who: table.name(giver ?? phase.by) };
  return { values, ...(giver === undefined ? {} : { keys: ['ask.answering.raised'] }) };
}

/** Everybody's points on the slate, oneself first; of many only the most. */
function standing(table: TableModel): string {
  const tally = table.scene?.tally ?? [];
  const others = table.others.map((seat) => tally[seat] ?? 0);
  const shown = others.length > 3 ? [Math.max(...others)] : others;
  return t('bieten.standing', { points: score([tally[table.here] ?? 0, ...shown]) });
}

const parts: TableParts = {
  Sheet,
  Middle: Figures,
  tricksStay: true,
  atSeats: true,
  abreast: 3,
  laidBefore: (table, seat) => stateOf(table).deal.rows[seat] ?? [],
  notes,
  settled: (table) => ({ lines: stateOf(table).deal.count?.lines ?? [], sides: table.order, payments: [] }),
  standing,
  lineWords,
  asks,
  gestures: { baptise: 'hand' },
  laidAs: { baptise: { card: 'W', field: 'name' } },
  fields: { figure: figureWords },
  costs: (fields) => Number(fields['points'] ?? 0),
  tells: {
    'cut-seen': (_, fields) => (fields['weli'] === true ? {} : { nothing: 'yes' }),
    baptise: (_, fields) => ({ card: { cards: [String(fields['name'])] } }),
  },
};

export default parts;
