import { firstOf, t } from '../i18n';
import type { Card, Played } from '../lib/wire';
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
  return (table.parts?.atSeats ?? false) || table.others.length > 3;
}

/** Does the play go round to the left? */
export function leftwards(table: TableModel): boolean {
  const rules = (table.scene?.table as { rules?: { direction?: string } } | undefined)?.rules;
  return rules?.direction === 'left';
}

/** The cards that lie open before somebody. */
export function laidBefore(table: TableModel, seat: number): Card[] {
  if (!table.scene) return [];
  if (table.parts?.laidBefore) return table.parts.laidBefore(table, seat);
  const own = shownTrick(table)
    .filter((played) => played.seat === seat && cardsAtSeats(table))
    .map((played) => played.card);
  return [...(table.parts?.openCards?.(table, seat) ?? []), ...own];
}

/** Does somebody play on one's side? While lots are drawn nobody does. */
export function isPartner(table: TableModel, seat: number): boolean {
  if (isDrawing(table) || table.me === undefined || seat === table.me) return false;
  return table.sideOf(seat) === table.sideOf(table.me);
}

const isDrawing = (table: TableModel): boolean =>
  ['spreading', 'drawing'].includes(table.state?.phase.phase ?? '');

/** How many tricks somebody has, where there is one. */
export function tricksOf(table: TableModel, seat: number): string[] {
  const won = table.state?.deal.tricks.filter((trick) => trick.winner === seat).length ?? 0;
  return won ? [t('seat.tricks', { n: won })] : [];
}

/** The marks on a place card. */
export function notesOf(table: TableModel, seat: number): string[] {
  if (!table.scene) return [];
  if (table.parts?.notes) return table.parts.notes(table, seat);
  return [...(isPartner(table, seat) ? [t('mark.partner')] : []), ...tricksOf(table, seat)];
}

/** How many hints somebody has taken against people, as far back as is told: everybody may see it. */
export function hintsOf(table: TableModel, seat: number): string[] {
  const n = table.link.happenings.filter(({ entry }) => entry.type === 'hint-taken' && entry.seat === seat).length;
  const key = n ? firstOf(['mark.hints']) : undefined;
  return key ? [t(key, { n })] : [];
}

/** Is this the dealer? While lots are drawn there is none. */
export function deals(table: TableModel, seat: number): boolean {
  return !isDrawing(table) && table.state?.deal.dealer === seat;
}

/** Did this person lead to the trick on the table? */
export function led(table: TableModel, seat: number): boolean {
  return table.state?.deal.trick[0]?.seat === seat;
}

