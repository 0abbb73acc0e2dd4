import { firstOf, has, rich, t, type Key } from '../i18n';
import type { Part, Value } from '../i18n/say';
import { frenchSuit } from '../lib/packs';
import { liking } from '../lib/settings.svelte';
import type { Happening } from '../lib/socket.svelte';
import type { Card, Entry, GameEvent, Payment, ScoreLine } from '../lib/wire';
import type { TableModel } from './model.svelte';
import { challengeWords, honourWords, itemWords } from './offers/words';
import { signed } from './seats';

type Fields = Record<string, unknown>;
type Values = Record<string, Value>;

/** Everything of a page that is worth a sentence. */
export function tell(table: TableModel, happening: Happening): Part[][] {
  const { entry } = happening;
  if (entry.type !== 'acted') return [around(table, entry)].filter((line) => line.length);
  return entry.events.map((event) => told(table, event)).filter((line) => line.length);
}

/** What happens round the game: people come, go, and speak. */
function around(table: TableModel, entry: Entry): Part[] {
  const fields = entry as unknown as Fields;
  if (entry.type === 'said') return [`${table.name(entry.seat)}: “${entry.text}”`];
  const key = firstOf([`entry.${entry.type}`]);
  const seat = typeof fields['seat'] === 'number' ? fields['seat'] : -1;
  const name = entry.type === 'sat' ? entry.name : table.name(seat);
  return key ? rich(key, { who: name }) : [];
}

/** One event of the game in a sentence, or nothing. */
export function told(table: TableModel, event: GameEvent): Part[] {
  if (SILENT.has(event.type)) return [];
  const fields = event as unknown as Fields;
  const seat = actor(fields);
  const values = { ...valuesOf(table, fields), ...SPECIAL[event.type]?.(table, fields) };
  if (values['nothing']) return [];
  const base = [`tell.${table.game}.${event.type}`, `tell.${event.type}`].find((key) => has(key));
  if (!base) return [];
  const own = seat !== undefined && seat === table.me && has(`${base}.you`);
  return rich((own ? `${base}.you` : base) as Key, values);
}

const SILENT = new Set(['shuffle', 'dealt', 'done', 'silent', 'looked', 'bottom-seen', 'packet-laid']);

function actor(fields: Fields): number | undefined {
  const found = fields['seat'] ?? fields['winner'] ?? fields['dealer'];
  return typeof found === 'number' ? found : undefined;
}

/** All fields of an event, ready to be said. */
function valuesOf(table: TableModel, fields: Fields): Values {
  const seat = actor(fields);
  const values: Values = { who: seat === undefined ? '' : table.called(seat) };
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'number' || typeof value === 'string') values[field] = value;
  }
  if (typeof fields['card'] === 'string') values['card'] = { cards: [fields['card']] };
  if (Array.isArray(fields['cards'])) values['cards'] = cardsOf(fields['cards'] as Card[]);
  if (typeof fields['figure'] === 'string') values['figure'] = t(`figure.${fields['figure']}` as Key);
  if (typeof fields['suit'] === 'string') values['suit'] = frenchSuit(fields['suit'], liking.language);
  if (typeof fields['honour'] === 'string') values['honour'] = honourWords(fields['honour']);
  if (typeof fields['to'] === 'number') values['whom'] = table.called(fields['to']);
  if (typeof fields['side'] === 'number') values['side'] = sideName(table, fields['side']);
  if (typeof fields['rule'] === 'string') values['rule'] = table.title(fields['rule']).title;
  if (typeof fields['box'] === 'string') values['box'] = t(`box.${fields['box']}` as Key);
  if (Array.isArray(fields['payments'])) {
    values['paid'] = payWords(table, fields['payments'] as Payment[]);
  }
  return values;
}

function cardsOf(cards: Card[]): Value {
  return cards.every((card) => card === '?') ? t('cards', { n: cards.length }) : { cards };
}

/** Who makes up a side; among single players a side is a person. */
export function sideName(table: TableModel, side: number): string {
  const members = table.order.filter((seat) => table.sideOf(seat) === side);
  const mineFirst = [...members].sort((a, b) => Number(b === table.me) - Number(a === table.me));
  const names = mineFirst.map((seat) => table.called(seat));
  return names.length ? names.join(` ${t('and')} `) : table.called(side);
}

export function payWords(table: TableModel, payments: readonly Payment[]): string {
  const sums = new Map<number, number>();
  for (const { payer, payee, amount } of payments) {
    sums.set(payer, (sums.get(payer) ?? 0) - amount);
    sums.set(payee, (sums.get(payee) ?? 0) + amount);
  }
  const rows = [...sums].filter(([seat, sum]) => seat >= 0 && sum !== 0);
  return rows.map(([seat, sum]) => `${table.called(seat)} ${signed(sum)}`).join(', ');
}

type Special = (table: TableModel, fields: Fields) => Values;

const lineValues: Special = (table, fields) => {
  const line = fields['line'] as ScoreLine;
  const what: Part[] = line.cards.length ? [{ cards: line.cards }, ' '] : [];
  const title = table.title(line.rule);
  const reason = [...what, lineWords(table, line), title.source ? ` (${title.source})` : ''];
  return { side: sideName(table, line.side), n: line.points, reason };
};

/** What a line is for, in a word or two. */
export function lineWords(table: TableModel, line: ScoreLine): string {
  const key = firstOf([`line.${table.game}.${line.rule}`, `line.${line.rule}`]);
  if (key) return t(key, { note: line.note });
  return table.title(line.rule).title;
}

const sets = (field: string): Special => (_, fields) => {
  const shown = fields[field] as Card[][];
  return shown.length ? { cards: { cards: [...new Set(shown.flat())] } } : { nothing: 'yes' };
};

const unknown: Special = (_, fields) => (fields['card'] === undefined ? { nothing: 'yes' } : {});

const SPECIAL: Readonly<Record<string, Special>> = {
  marked: lineValues,
  laid: lineValues,
  declare: sets('versicole'),
  take: sets('sets'),
  show: sets('imperials'),
  'bottom-lifted': unknown,
  announce: (_, fields) =>
    Array.isArray(fields['items']) ? { nothing: 'yes' } : {},
  heard: (_, fields) => {
    const items = fields['items'] as { item: string }[];
    return items.length ? { items: items.map((one) => itemWords(one.item)).join(', ') } : { nothing: 'yes' };
  },
  'cut-seen': (_, fields) => (fields['weli'] === true ? {} : { nothing: 'yes' }),
  paid: (_, fields) => ((fields['payments'] as unknown[]).length ? {} : { nothing: 'yes' }),
  challenge: (table, fields) => ({ ground: challengeWords(table, fields as never) }),
  'challenge-decided': (_, fields) => ({ verdict: t(fields['upheld'] ? 'referee.upheld' : 'referee.denied') }),
  baptise: (_, fields) => ({ card: { cards: [String(fields['name'])] } }),
  counted: (_, fields) => (fields['account'] || fields['count'] ? {} : { nothing: 'yes' }),
  'folla-seen': () => ({ nothing: 'yes' }),
  'giro-begun': (table, fields) => ({
    one: sideName(table, 0),
    other: sideName(table, 1),
    n: (fields['number'] as number) + 1,
  }),
  took: (_, fields) => ((fields['cards'] as Card[]).length ? {} : { cards: t('cards.none') }),
  sign: (_, fields) => ({ sign: t(`sign.${String(fields['signal'])}` as Key) }),
};
