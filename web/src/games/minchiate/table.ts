import { t } from '../../i18n';
import type { Card, Minchiate } from '../../lib/wire';
import type { TableModel } from '../../table/model.svelte';
import { signed } from '../../lib/numerals';
import { isPartner } from '../../table/seats';
import { sideName } from '../../table/stories';
import type { Settled, TableParts, Telling } from '../parts';
import Folla from './Folla.svelte';
import OtherBook from './OtherBook.svelte';
import Robbing from './Robbing.svelte';
import { lineWords } from './lines';
import Sheet from './Sheet.svelte';

const dealOf = (table: TableModel): Minchiate['deal'] => (table.scene?.table as Minchiate).deal;

/** Cards laid open, and the hand of whoever has fallen. */
function openCards(table: TableModel, seat: number): Card[] {
  const deal = dealOf(table);
  const fallen = deal.fallen.includes(seat) ? (deal.hands[seat] ?? []) : [];
  return [...(deal.laid[seat] ?? []), ...fallen];
}

function notes(table: TableModel, seat: number): string[] {
  const partner = isPartner(table, seat) ? [t('mark.partner')] : [];
  return dealOf(table).fallen.includes(seat) ? [...partner, t('mark.fallen')] : partner;
}

function settled(table: TableModel): Settled {
  const { account, fines } = dealOf(table);
  return { lines: account?.lines ?? [], sides: [0, 1], payments: fines, verdict: verdict(table) };
}

function verdict(table: TableModel): string {
  const { account } = dealOf(table);
  if (!account) return '';
  if (account.winner === undefined) return t('minchiate.drawn');
  return t('minchiate.won', { side: sideName(table, account.winner), n: account.difference, m: account.resti });
}

/** The mark as one's own side has it, and one's resti. */
function standing(table: TableModel): string {
  const ours = table.sideOf(table.here) === 0 ? dealOf(table).lead : -dealOf(table).lead;
  const account = table.state?.party.accounts[table.here] ?? 0;
  return t('minchiate.standing', { n: signed(ours), m: signed(account) });
}

/** Whose hand one chooses from, where that is not one's own. */
function asks(table: TableModel): { keys?: string[]; values?: Record<string, string> } {
  const fallen = table.offers.elsewhere.find((one) => one.type === 'play-fallen');
  return fallen?.type === 'play-fallen' ? { keys: ['ask.fallen'], values: { who: table.name(fallen.fallen) } } : {};
}

const cards: Telling = (_, fields) => {
  const shown = fields['versicole'] as Card[][];
  return shown.length ? { cards: { cards: [...new Set(shown.flat())] } } : { nothing: 'yes' };
};

const parts: TableParts = {
  Sheet,
  Middle: Folla,
  AfterDeal: OtherBook,
  panels: { robbing: Robbing },
  openCards,
  notes,
  settled,
  standing,
  lineWords,
  asks,
  gestures: { exchange: 'elsewhere', 'play-fallen': 'elsewhere', claim: 'aside' },
  tells: {
    declare: cards,
    // Only whoever lifts the packet sees its bottom card.
    'bottom-lifted': (_, fields) =>
      typeof fields['card'] !== 'string' || fields['card'] === '?' ? { nothing: 'yes' } : {},
    'folla-seen': () => ({ nothing: 'yes' }),
    'giro-begun': (table, fields) => ({
      one: sideName(table, 0, 'you.within'),
      other: sideName(table, 1, 'you.whom'),
      n: (fields['number'] as number) + 1,
    }),
    took: (_, fields) => ((fields['cards'] as Card[]).length ? {} : { cards: t('cards.none') }),
  },
};

export default parts;
