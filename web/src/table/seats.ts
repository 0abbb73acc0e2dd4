import { t } from '../i18n';
import type { Bieten, Card, Guimbarde, Kaiserspiel, Minchiate, Played, Taroc, Tresette } from '../lib/wire';
import type { TableModel } from './model.svelte';

/** The trick on the table; a finished one as long as it is looked at. */
export function shownTrick(table: TableModel): Played[] {
  const deal = table.state?.deal;
  if (!deal) return [];
  if (deal.trick.length) return deal.trick;
  return table.link.lingering ? (deal.tricks.at(-1)?.plays ?? []) : [];
}

/** Whose card wins: the server says so, and of a finished trick the state. */
export function winningSeat(table: TableModel): number | undefined {
  const deal = table.state?.deal;
  if (!deal) return undefined;
  if (!deal.trick.length) return table.link.lingering ? deal.tricks.at(-1)?.winner : undefined;
  return table.scene?.winning;
}

/** Where many sit, or cards stay before their owners, each card lies at its seat. */
export function cardsAtSeats(table: TableModel): boolean {
  return table.game === 'bieten' || table.game === 'guimbarde' || table.others.length > 3;
}

/** Does the play go round to the left? */
export function leftwards(table: TableModel): boolean {
  const rules = (table.scene?.table as { rules?: { direction?: string } } | undefined)?.rules;
  return rules?.direction === 'left';
}

/** The cards that lie open before somebody. */
export function laidBefore(table: TableModel, seat: number): Card[] {
  const state = table.scene?.table;
  if (!state) return [];
  if (table.game === 'bieten') return (state as Bieten).deal.rows[seat] ?? [];
  const own = shownTrick(table)
    .filter((played) => played.seat === seat && cardsAtSeats(table))
    .map((played) => played.card);
  return [...openCards(table, seat), ...own];
}

function openCards(table: TableModel, seat: number): Card[] {
  const state = table.scene?.table;
  if (table.game === 'minchiate') {
    const deal = (state as Minchiate).deal;
    const fallen = deal.fallen.includes(seat) ? (deal.hands[seat] ?? []) : [];
    return [...(deal.laid[seat] ?? []), ...fallen];
  }
  if (table.game === 'guimbarde') {
    const deal = (state as Guimbarde).deal;
    const tricks = [...deal.tricks.map((trick) => trick.plays), deal.trick];
    const played = new Set(tricks.flat().map((one) => one.card));
    return (deal.shown[seat] ?? []).filter((card) => !played.has(card));
  }
  if (table.game === 'tresette') return (state as Tresette).deal.tops[seat]?.filter(Boolean) ?? [];
  return [];
}

function isPartner(table: TableModel, seat: number): boolean {
  const drawing = ['spreading', 'drawing'].includes(table.state?.phase.phase ?? '');
  if (drawing || table.me === undefined || seat === table.me) return false;
  return table.sideOf(seat) === table.sideOf(table.me);
}

type Notes = (table: TableModel, seat: number) => string[];

const NOTES: Readonly<Record<string, Notes>> = {
  minchiate: (table, seat) => {
    const deal = (table.scene?.table as Minchiate).deal;
    const notes = isPartner(table, seat) ? [t('mark.partner')] : [];
    if (deal.fallen.includes(seat)) notes.push(t('mark.fallen'));
    return notes;
  },
  tresette: (table, seat) => (isPartner(table, seat) ? [t('mark.partner')] : []),
  taroc: (table, seat) => {
    const deal = (table.scene?.table as Taroc).deal;
    const idle = deal.players.length > 0 && !deal.players.includes(seat);
    const won = deal.tricks.filter((trick) => trick.winner === seat).length;
    return idle ? [t('mark.king')] : won ? [t('seat.tricks', { n: won })] : [];
  },
  kaiserspiel: (table, seat) => {
    const { board, deal } = table.scene?.table as Kaiserspiel;
    const won = deal.tricks.filter((trick) => trick.winner === seat).length;
    const marks = t('kaiserspiel.marks', { n: board.fiches[seat] ?? 0, m: board.loose[seat] ?? 0 });
    return won ? [marks, t('seat.tricks', { n: won })] : [marks];
  },
  guimbarde: (table, seat) => {
    const { party, deal } = table.scene?.table as Guimbarde;
    const won = deal.tricks.filter((trick) => trick.winner === seat).length;
    const account = signed(party.accounts[seat] ?? 0);
    return won ? [account, t('seat.tricks', { n: won })] : [account];
  },
  bieten: (table, seat) => {
    const state = table.scene?.table as Bieten;
    const notes = [t('bieten.points', { n: table.scene?.tally[seat] ?? 0 })];
    return state.out.includes(seat) ? [...notes, t('mark.out')] : notes;
  },
};

export function notesOf(table: TableModel, seat: number): string[] {
  return table.scene ? (NOTES[table.game]?.(table, seat) ?? []) : [];
}

/** Is this the dealer? While lots are drawn there is none. */
export function deals(table: TableModel, seat: number): boolean {
  const drawing = ['spreading', 'drawing'].includes(table.state?.phase.phase ?? '');
  return !drawing && table.state?.deal.dealer === seat;
}

/** Did this person lead to the trick on the table? */
export function led(table: TableModel, seat: number): boolean {
  return table.state?.deal.trick[0]?.seat === seat;
}

/** With its sign, and a real minus. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0';
}
