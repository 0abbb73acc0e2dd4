import { firstOf, has, rich, t, type Key } from '../i18n';
import type { Part, Value } from '../i18n/say';
import { suitName } from '../cards/names';
import { liking } from '../lib/settings.svelte';
import type { Happening } from '../lib/socket.svelte';
import type { Card, Entry, GameEvent, Payment, ScoreLine } from '../lib/wire';
import type { TableModel } from './model.svelte';
import { wordsOf, type LineWords } from '../games/lineWords';
import type { Telling } from '../games/parts';
import { challengeWords } from './offers/words';
import { signed, withMinus } from '../lib/numerals';

type Fields = Record<string, unknown>;
type Values = Record<string, Value>;

/** Everything of a page that is worth a sentence. */
export function tell(table: TableModel, happening: Happening): Part[][] {
  const { entry } = happening;
  if (entry.type !== 'acted') return [around(table, entry)].filter((line) => line.length);
  return entry.events.map((event) => told(table, event)).filter((line) => line.length);
}

/** What matters most of a page: how a challenge was decided, and not what was counted again for it; else its last words. */
export function tellMost(table: TableModel, happening: Happening): Part[] | undefined {
  const { entry } = happening;
  const decided = entry.type === 'acted' ? entry.events.findLast((event) => event.type === 'challenge-decided') : undefined;
  return decided ? told(table, decided) : tell(table, happening).at(-1);
}

/** What happens round the game: people come, go, and speak. */
function around(table: TableModel, entry: Entry): Part[] {
  const fields = entry as unknown as Fields;
  if (entry.type === 'said') return liking.muted ? [] : [`${table.name(entry.seat)}: ${t('quoted', { text: entry.text })}`];
  const key = firstOf([`entry.${entry.type}`]);
  const seat = typeof fields['seat'] === 'number' ? fields['seat'] : -1;
  const name = entry.type === 'sat' || entry.type === 'renamed' ? entry.name : table.name(seat);
  return key ? rich(key, { who: name }) : [];
}

/** One event of the game in a sentence, or nothing. */
export function told(table: TableModel, event: GameEvent): Part[] {
  const fields = event as unknown as Fields;
  const seat = actor(fields);
  const values = { ...valuesOf(table, fields), ...(table.parts?.tells?.[event.type] ?? TELLS[event.type])?.(table, fields) };
  if (values['nothing']) return [];
  const base = [`tell.${table.game}.${event.type}`, `tell.${event.type}`].find((key) => has(key));
  if (!base) return [];
  const own = seat !== undefined && seat === table.me && has(`${base}.you`);
  return rich((own ? `${base}.you` : base) as Key, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, listed(value)])));
}

/** Cards of which a sentence tells: before the last of several stands the word that joins them. */
const listed = (value: Value): Value =>
  typeof value === 'object' && !Array.isArray(value) && value.cards.length > 1 ? { last: t('and'), ...value } : value;

const HOUSE = -1;

function actor(fields: Fields): number | undefined {
  const { seat, winner, dealer } = fields;
  // What the house does, as drawing the lot, happens to somebody.
  const found = seat === HOUSE ? (winner ?? dealer ?? seat) : (seat ?? winner ?? dealer);
  return typeof found === 'number' ? found : undefined;
}

/** All fields of an event, ready to be said. */
function valuesOf(table: TableModel, fields: Fields): Values {
  const seat = actor(fields);
  const values: Values = { who: seat === undefined ? '' : table.called(seat) };
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'number') values[field] = value;
    else if (typeof value === 'string') values[field] = table.parts?.fields?.[field]?.(value, table) ?? value;
  }
  if (typeof fields['card'] === 'string') values['card'] = { cards: [fields['card']] };
  if (Array.isArray(fields['cards'])) values['cards'] = cardsOf(fields['cards'] as Card[]);
  if (typeof fields['suit'] === 'string') values['suit'] = suitName(fields['suit'], table.game, liking.language);
  if (typeof fields['to'] === 'number') values['whom'] = called(table, fields['to'], 'you.whom');
  if (typeof fields['side'] === 'number') {
    values['side'] = sideName(table, fields['side']);
    values['whomside'] = sideName(table, fields['side'], 'you.whom');
  }
  if (typeof fields['rule'] === 'string') values['rule'] = table.title(fields['rule']).title;
  if (Array.isArray(fields['payments'])) {
    values['paid'] = payWords(table, fields['payments'] as Payment[]);
  }
  return values;
}

function cardsOf(cards: Card[]): Value {
  return cards.every((card) => card === '?') ? t('cards', { n: cards.length }) : { cards };
}

/** Oneself, as it begins a sentence, stands within it, or behind a word such as "for" or "against". */
type Oneself = 'you' | 'you.within' | 'you.whom';

const called = (table: TableModel, seat: number, oneself: Oneself): string =>
  seat === table.me ? t(oneself) : table.called(seat);

/** Who makes up a side; among single players a side is a person. */
export function sideName(table: TableModel, side: number, oneself: Oneself = 'you'): string {
  const members = table.order.filter((seat) => table.sideOf(seat) === side);
  const mineFirst = [...members].sort((a, b) => Number(b === table.me) - Number(a === table.me));
  const names = mineFirst.map((seat) => called(table, seat, oneself));
  return names.length ? names.join(` ${t('and')} `) : called(table, side, oneself);
}

export function payWords(table: TableModel, payments: readonly Payment[]): string {
  const sums = new Map<number, number>();
  for (const { payer, payee, amount } of payments) {
    sums.set(payer, (sums.get(payer) ?? 0) - amount);
    sums.set(payee, (sums.get(payee) ?? 0) + amount);
  }
  const rows = [...sums].filter(([seat, sum]) => seat >= 0 && sum !== 0);
  const alike = paidAlike(table, rows);
  const named = alike === undefined ? rows : rows.filter(([, sum]) => sum !== alike);
  const words = named.map(([seat, sum]) => `${table.called(seat)} ${signed(sum)}`);
  return [...words, ...(alike === undefined ? [] : [t('paid.others', { n: signed(alike) })])].join(', ');
}

/** So many people with the same sum are not named one by one. */
const MANY = 3;

/** What everybody but one gets or pays, if it is the same for all of them and they are many. */
function paidAlike(table: TableModel, rows: readonly (readonly [number, number])[]): number | undefined {
  const [one, ...others] = [...rows].sort((a, b) => Math.abs(b[1]) - Math.abs(a[1]));
  const first = others[0]?.[1];
  const everybody = rows.length === table.order.length && others.length >= MANY;
  return one && everybody && one[1] !== first && others.every(([, sum]) => sum === first) ? first : undefined;
}

/** How a line is told that is written during the deal. */
export const lineValues: Telling = (table, fields) => {
  const line = fields['line'] as ScoreLine;
  const title = table.title(line.rule);
  const reason = [...lineParts(tableLine(table, line)), title.source ? ` (${title.source})` : ''];
  return { side: sideName(table, line.side), n: withMinus(line.points), reason };
};

/** A line as part of a sentence: its cards stand where its words want them. */
function lineParts({ text, before, after, note }: LineWords): Part[] {
  if (before.length) return [{ cards: before }, ` ${text}`];
  const more: Part[] = note ? [`: ${note}`] : after.length ? [': ', { cards: after }] : [];
  return [text, ...more];
}

/** What a line of this table's sheet is for. */
export const tableLine = (table: TableModel, line: ScoreLine): LineWords =>
  wordsOf(table.game, line, table.title(line.rule).title, table.parts?.lineWords?.(line), table.words.notes);

/** What an upheld challenge costs, where nothing is paid for it: points, or what its game says of such a fault. */
function costOf(table: TableModel, fields: Fields): Values {
  const payments = fields['payments'] as unknown[] | undefined;
  if (!fields['upheld'] || payments?.length) return {};
  const against = Number(fields['against']);
  const base = firstOf([`cost.${table.game}.${String(fields['ground'])}`, `cost.${table.game}`]);
  const lost = table.parts?.costs?.(fields);
  if (!base || lost === 0) return {};
  const own = firstOf(against === table.me ? [`${base}.you`, base] : [base]) as Key;
  return { paid: t(own, { who: table.called(against), n: lost ?? 0 }) };
}

/** How events are told that need more than their fields, in any game. */
const TELLS: Readonly<Record<string, Telling>> = {
  marked: lineValues,
  challenge: (table, fields) => ({ ground: challengeWords(table, fields as never) }),
  'challenge-decided': (table, fields) => ({
    ground: challengeWords(table, fields as never),
    verdict: t(fields['upheld'] ? 'referee.upheld' : 'referee.denied'),
    ...costOf(table, fields),
  }),
  counted: (_, fields) => (fields['account'] || fields['count'] ? {} : { nothing: 'yes' }),
};
