import { t } from '../i18n';
import type { Card } from '../lib/wire';
import type { TableModel } from './model.svelte';
import { because } from './sentence';

/** A touch on a card of one's hand: play it, pick it, choose what to do with it, or hear why not. */
export function touch(table: TableModel, card: Card): void {
  table.notice = undefined;
  if (table.cardPick) return togglePick(table, card);
  const actions = table.plays.get(card);
  if (actions?.length === 1 && actions[0]) void table.act(actions[0]);
  else if (actions) table.choosing = table.choosing === card ? undefined : card;
  else whyNot(table, card);
}

function togglePick(table: TableModel, card: Card): void {
  const pick = table.cardPick;
  if (!pick || pick.always.includes(card)) return;
  if (table.picked.includes(card)) {
    table.picked = table.picked.filter((other) => other !== card);
  } else if (!pick.cards.includes(card)) {
    table.notice = { text: [t('pick.not-this')], source: '', kind: 'refused' };
  } else if (pick.most === 1) table.picked = [card];
  else if (table.picked.length < pick.most) table.picked = [...table.picked, card];
}

function whyNot(table: TableModel, card: Card): void {
  const reason = table.reasonFor(card);
  if (reason) {
    table.notice = { ...because(table, reason), kind: 'refused' };
  } else if (!table.mine) {
    table.notice = { text: [t('notice.not-your-turn')], source: '', kind: 'refused' };
  }
}
