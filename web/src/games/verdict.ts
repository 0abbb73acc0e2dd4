import { ownKey, t, type Key } from '../i18n';
import type { Payment, ScoreLine } from '../lib/wire';
import type { TableModel } from '../table/model.svelte';
import { signed, withMinus } from '../lib/numerals';
import { sideName, tableLine } from '../table/stories';
import { columnsOf, type Column } from './columns';
import { shortName } from './lineWords';
import type { Settled } from './parts';

/** `you`, one person, or a side of several: each has its own verb. */
function form(table: TableModel, side: number): 'you' | 'one' | 'side' {
  const members = table.order.filter((seat) => table.sideOf(seat) === side);
  if (members.length > 1) return 'side';
  return members[0] === table.me ? 'you' : 'one';
}

/** Who came out of a settled deal ahead and by how much, and what decided it. */
export function verdictOf(table: TableModel, deal: Settled): string[] {
  if (deal.verdict !== undefined) return [deal.verdict, deal.decided ?? decided(table, columnsOf(table, deal.lines, deal.sides))].filter(Boolean);
  // Where a deal is paid, what is paid tells more than what was counted.
  if (deal.payments.length) return byPayments(table, deal);
  return deal.lines.length ? byLines(table, columnsOf(table, deal.lines, deal.sides)) : [];
}

function byLines(table: TableModel, columns: readonly Column[]): string[] {
  const [best, next] = [...columns].sort((a, b) => b.total - a.total);
  if (!best) return [];
  const other = next?.total ?? 0;
  if (next && best.total === other) return [t(ownKey(table.game, 'verdict.level'), { n: withMinus(best.total) })];
  const values = { who: best.title, n: withMinus(best.total), m: withMinus(other) };
  return [t(ownKey(table.game, `verdict.${form(table, best.side)}` as Key), values), decided(table, columns)].filter(Boolean);
}

const worth = (lines: readonly ScoreLine[]): number => lines.reduce((sum, line) => sum + line.points, 0);

/** What set the winners apart most: of all rules the one by which they have most more than anybody else. */
function decided(table: TableModel, columns: readonly Column[]): string {
  const [best, ...others] = [...columns].sort((a, b) => b.total - a.total);
  const rules = [...new Set(best?.lines.map((line) => line.rule) ?? [])];
  const by = (column: Column | undefined, rule: string): ScoreLine[] => (column?.lines ?? []).filter((line) => line.rule === rule);
  const found = rules.map((rule) => {
    const lines = by(best, rule);
    const m = Math.max(0, ...others.map((other) => worth(by(other, rule))));
    return { lines, n: worth(lines), m };
  });
  const [most] = found.sort((one, other) => other.n - other.m - (one.n - one.m));
  if (!most || most.n <= most.m) return '';
  return t('verdict.decided', { what: reasonWords(table, most.lines), n: most.n, m: most.m });
}

/** More cards than these are told by the line's name alone. */
const FEW = 4;

/** More notes than these say nothing in a sentence. */
const MANY = 2;

/** What lines are for, as the sheet says it: alike ones once, with their few cards. */
function reasonWords(table: TableModel, lines: readonly ScoreLine[]): string {
  const said = lines.map((line) => tableLine(table, line));
  const texts = [...new Set(said.map(({ text }) => text))];
  const notes = said.flatMap(({ note }) => (note ? [note] : []));
  const before = said.flatMap((one) => one.before).map((card) => table.cardName(card));
  // Names of lines have commas of their own.
  if (texts.length > 1) return texts.join(texts.some((text) => text.includes(',')) ? '; ' : ', ');
  if (notes.length > MANY) return texts.join('');
  const cards = before.length && before.length <= FEW ? `${before.join(', ')} ` : '';
  return `${cards}${texts.join('')}${notes.length ? ` (${notes.join(', ')})` : ''}`;
}

function byPayments(table: TableModel, { payments, amount = String }: Settled): string[] {
  const sums = new Map<number, number>();
  for (const { payer, payee, amount: n } of payments) {
    sums.set(payer, (sums.get(payer) ?? 0) - n);
    sums.set(payee, (sums.get(payee) ?? 0) + n);
  }
  const people = [...sums].filter(([seat]) => seat >= 0).sort((a, b) => b[1] - a[1]);
  const [best] = people;
  if (!best || best[1] <= 0) return [t('verdict.paid.none')];
  const own = table.me === undefined ? 0 : (sums.get(table.me) ?? 0);
  const lost = own < 0 ? [t('verdict.paid.own', { n: amount(-own) })] : [];
  const [seat, won] = best;
  const winners = people.filter(([, n]) => n === won).map(([one]) => one);
  if (winners.length > 1) return [t('verdict.paid.each', { who: winners.map((one) => table.called(one)).join(', '), n: amount(won) }), ...lost];
  const first = t(seat === table.me ? 'verdict.paid.you' : 'verdict.paid.one', { who: table.name(seat), n: amount(won) });
  return [first, ...lost, mostPaid(table, payments, seat)].filter(Boolean);
}

/** For what the winner was paid most. */
function mostPaid(table: TableModel, payments: readonly Payment[], seat: number): string {
  const sums = new Map<string, number>();
  for (const { payee, rule, amount } of payments) {
    if (payee === seat) sums.set(rule, (sums.get(rule) ?? 0) + amount);
  }
  const [most] = [...sums].sort((a, b) => b[1] - a[1]);
  return most ? t('verdict.most', { what: shortName(table.game, most[0], table.title(most[0]).title), n: most[1] }) : '';
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
