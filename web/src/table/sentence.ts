import { firstOf, ownKey, rich, type Key } from '../i18n';
import { marks, type Part } from '../i18n/say';
import { sourceWords } from '../i18n/source';
import { knows, sorted } from '../cards/packs';
import type { TableModel } from './model.svelte';

export interface Sentence {
  parts: Part[];
  source: string;
  mine: boolean;
}

const HOUSE = -1;

/** The one sentence that says whose turn it is, and what binds. */
export function sentenceOf(table: TableModel): Sentence {
  const scene = table.scene;
  if (!scene || !table.state) return said('wait.shuffling');
  if (scene.over) return said('wait.over');
  if (table.link.lingering) return trickTaken(table);
  if (table.mine) return ask(table);
  if (scene.between) return said(ownKey(table.game, 'wait.between'));
  if (table.awaited.includes(HOUSE) || !table.awaited.length) return said('wait.shuffling');
  return wait(table);
}

function said(key: Key): Sentence {
  return { parts: rich(key), source: '', mine: false };
}

function trickTaken(table: TableModel): Sentence {
  const trick = table.state?.deal.tricks.at(-1);
  const played = trick?.plays.find((one) => one.seat === trick.winner);
  if (!trick || !played) return said('wait.shuffling');
  const card = { cards: [played.card] };
  const mine = trick.winner === table.me;
  const who = table.name(trick.winner);
  return { parts: rich(mine ? 'taken.you' : 'taken', { who, card }), source: '', mine: false };
}

function ask(table: TableModel): Sentence {
  const phase = table.state?.phase.phase ?? '';
  const { keys = [], values: own = {} } = table.parts?.asks?.(table) ?? {};
  const again = drawsAgain(table) ? [`ask.${table.game}.${phase}.again`, `ask.${phase}.again`] : [];
  const key = firstOf([...keys, ...again, `ask.${table.game}.${phase}`, `ask.${phase}`]) ?? 'ask';
  const values = { n: table.owed, ...own };
  const parts = rich(key, values);
  // A card that can be laid in another way is not bound.
  const bound = (table.scene?.reasons ?? []).filter((one) => !one.cards.every((card) => table.plays.has(card)));
  const chief = [...bound].sort((a, b) => b.cards.length - a.cards.length)[0];
  if (!chief || table.strict) return { parts, source: '', mine: true };
  const { text, ...rest } = because(table, chief);
  return { parts: [...parts, ' ', ...text], ...rest, mine: true };
}

/** Has one drawn for the seats already, and must again? */
function drawsAgain(table: TableModel): boolean {
  if (table.state?.phase.phase !== 'drawing') return false;
  const drew = table.link.happenings.flatMap(({ entry }) => (entry.type === 'acted' ? entry.events : []));
  return drew.some((event) => event.type === 'drew' && event.seat === table.me);
}

function wait(table: TableModel): Sentence {
  const phase = table.state?.phase.phase ?? '';
  const key = firstOf([`wait.${table.game}.${phase}`, `wait.${phase}`]) ?? 'wait';
  const who = table.awaited.map((seat) => table.name(seat)).join(', ');
  return { parts: rich(key, { who }), source: '', mine: false };
}

/** Why something may not be done, in the words of the house. */
export function because(table: TableModel, why: { reason: string; source: string }): { text: Part[]; source: string } {
  return { text: withCards(table, why.reason), source: sourceWords(why.source) };
}

const SUITED = /\b([a-z](?:[A-Z]|\d{1,2}))\b/g;

/** Card codes within somebody's words, where nothing else could be meant. */
function withCodes(table: TableModel, text: string): Part[] {
  const pieces = text.split(SUITED);
  return pieces.map((piece, n) => (n % 2 && knows(table.pack, piece) ? { cards: [piece] } : piece));
}

/** A reason in the server's words, with the cards it lists by their names. */
export function withCards(table: TableModel, text: string): Part[] {
  return marks(text, (seat) => table.name(seat)).flatMap((part) => {
    // A game without templates writes codes.
    if (typeof part === 'string') return withCodes(table, part);
    // Of a fool that may be played as well, the sentence speaks apart.
    return [{ ...part, cards: sorted(table.pack, part.cards) }];
  });
}
