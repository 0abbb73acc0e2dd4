import { t, type Key } from '../i18n';
import type { Payment, ScoreLine } from '../lib/wire';
import type { TableModel } from '../table/model.svelte';
import { signed } from '../table/seats';
import { sideName, tableLine } from '../table/stories';
import { columnsOf, type Column } from './columns';
import type { Settled } from './parts';

/** `you`, one person, or a side of several: each has its own verb. */
function form(table: TableModel, side: number): 'you' | 'one' | 'side' {
  const members = table.order.filter((seat) => table.sideOf(seat) === side);
  if (members.length > 1) return 'side';
  return members[0] === table.me ? 'you' : 'one';
}

/** Who came out of a settled deal ahead and by how much, and what decided it. */
export function verdictOf(table: TableModel, deal: Settled): string[] {
  if (deal.verdict !== undefined) return [deal.verdict, decided(table, columnsOf(table, deal.lines, deal.sides))].filter(Boolean);
  if (deal.lines.length) return byLines(table, columnsOf(table, deal.lines, deal.sides));
  return deal.payments.length ? byPayments(table, deal.payments) : [];
}

function byLines(table: TableModel, columns: readonly Column[]): string[] {
  const [best, next] = [...columns].sort((a, b) => b.total - a.total);
  if (!best) return [];
  const other = next?.total ?? 0;
  if (next && best.total === other) return [t('verdict.level', { n: best.total })];
  const values = { who: best.title, n: best.total, m: other };
  return [t(`verdict.${form(table, best.side)}` as Key, values), decided(table, columns)].filter(Boolean);
}

/** What brought the winners most: all lines of one rule together, told by the first where there is only one. */
function decided(table: TableModel, columns: readonly Column[]): string {
  const [best] = [...columns].sort((a, b) => b.total - a.total);
  const sums = new Map<string, ScoreLine[]>();
  for (const line of best?.lines ?? []) sums.set(line.rule, [...(sums.get(line.rule) ?? []), line]);
  const worth = (lines: readonly ScoreLine[]): number => lines.reduce((sum, line) => sum + line.points, 0);
  const [most, next] = [...sums.values()].sort((a, b) => worth(b) - worth(a));
  if (!most?.[0] || !next || worth(most) <= worth(next)) return '';
  return t('verdict.most', { what: reasonWords(table, most), n: worth(most) });
}

function reasonWords(table: TableModel, lines: readonly ScoreLine[]): string {
  const [first] = lines;
  if (!first) return '';
  const cards = lines.flatMap((line) => line.cards).map((card) => table.cardName(card)).join(', ');
  if (lines.length > 1) return [table.title(first.rule).title, cards].filter(Boolean).join(': ');
  const { text, before } = tableLine(table, first);
  return before.length ? `${before.map((card) => table.cardName(card)).join(', ')} ${text}` : text;
}

function byPayments(table: TableModel, payments: readonly Payment[]): string[] {
  const sums = new Map<number, number>();
  for (const { payer, payee, amount } of payments) {
    sums.set(payer, (sums.get(payer) ?? 0) - amount);
    sums.set(payee, (sums.get(payee) ?? 0) + amount);
  }
  const people = [...sums].filter(([seat]) => seat >= 0).sort((a, b) => b[1] - a[1]);
  const [best] = people;
  if (!best || best[1] <= 0) return [t('verdict.paid.none')];
  const [seat, n] = best;
  const own = table.me === undefined ? 0 : (sums.get(table.me) ?? 0);
  const first = t(seat === table.me ? 'verdict.paid.you' : 'verdict.paid.one', { who: table.name(seat), n });
  return own < 0 ? [first, t('verdict.paid.own', { n: -own })] : [first];
}

/** Who has won the party, by what everybody has won and lost in it. */
export function partyVerdict(table: TableModel): string {
  const accounts = table.state?.party.accounts ?? [];
  const best = Math.max(...table.order.map((seat) => accounts[seat] ?? 0));
  const winners = table.order.filter((seat) => accounts[seat] === best);
  if (best <= 0 || winners.length === table.order.length) return t('party.level');
  const n = signed(best);
  if (winners.length === 1) {
    const [seat = 0] = winners;
    return seat === table.me ? t('party.won.you', { n }) : t('party.won.one', { who: table.name(seat), n });
  }
  const side = table.sideOf(winners[0] ?? 0);
  const together = winners.every((seat) => table.sideOf(seat) === side);
  const who = together ? sideName(table, side) : winners.map((seat) => table.called(seat)).join(', ');
  return t('party.won.side', { who, n });
}

/** How the party stands, in a few words: the game's own, or one's account. */
export function standingOf(table: TableModel): string {
  if (!table.scene?.company.started || !table.state) return '';
  if (table.parts?.standing) return table.parts.standing(table);
  return t('standing.account', { n: signed(table.state.party.accounts[table.here] ?? 0) });
}
