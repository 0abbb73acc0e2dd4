import { firstOf, rich, t, type Key } from '../i18n';
import type { Part } from '../i18n/say';
import { knows } from '../lib/packs';
import type { Bieten } from '../lib/wire';
import type { TableModel } from './model.svelte';

export interface Sentence {
  parts: Part[];
  source: string;
  mine: boolean;
  /** The reason in the words of the house, where the page speaks another tongue. */
  english?: Part[];
}

const HOUSE = -1;

/** The one sentence that says whose turn it is, and what binds. */
export function sentenceOf(table: TableModel): Sentence {
  const scene = table.scene;
  if (!scene || !table.state) return said('wait.shuffling');
  if (scene.over) return said('wait.over');
  if (table.link.lingering) return trickTaken(table);
  if (table.mine) return ask(table);
  if (scene.between) return said('wait.between');
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
  const fallen = table.offers.elsewhere.find((one) => one.type === 'play-fallen');
  if (fallen?.type === 'play-fallen') return { parts: rich('ask.fallen', { who: table.name(fallen.fallen) }), source: '', mine: true };
  const raised = raisedBy(table) === undefined ? [] : ['ask.answering.raised'];
  const key = firstOf([...raised, `ask.${table.game}.${phase}`, `ask.${phase}`]) ?? 'ask';
  const values = { n: table.owed, ...figureAsked(table) };
  const parts = rich(key, values);
  // A card that can be laid in another way is not bound.
  const bound = (table.scene?.reasons ?? []).filter((one) => !one.cards.every((card) => table.plays.has(card)));
  const chief = [...bound].sort((a, b) => b.cards.length - a.cards.length)[0];
  if (!chief || table.strict) return { parts, source: '', mine: true };
  const { text, ...rest } = because(table, chief);
  return { parts: [...parts, ' ', ...text], ...rest, mine: true };
}

/** In Bieten: what was offered, and by whom. */
function figureAsked(table: TableModel): Record<string, string> {
  const phase = table.state?.phase as { figure?: string; by?: number } | undefined;
  if (!phase?.figure || phase.by === undefined) return { figure: '', who: '' };
  const who = table.name(raisedBy(table) ?? phase.by);
  return { figure: t(`figure.${phase.figure}` as Key), who };
}

const FIGURES = ['herz', 'laub', 'gleich', 'hanger', 'spiel'];

/** Who gave the Groschen that is to be answered. */
function raisedBy(table: TableModel): number | undefined {
  const phase = table.state?.phase as { phase: string; figure?: string } | undefined;
  if (phase?.phase !== 'answering' || !phase.figure) return undefined;
  const wager = (table.scene?.table as Bieten).deal.wagers[FIGURES.indexOf(phase.figure)];
  return wager?.status === 'raised' ? wager.giver : undefined;
}

function wait(table: TableModel): Sentence {
  const phase = table.state?.phase.phase ?? '';
  const key = firstOf([`wait.${table.game}.${phase}`, `wait.${phase}`]) ?? 'wait';
  const who = table.awaited.map((seat) => table.name(seat)).join(', ');
  return { parts: rich(key, { who }), source: '', mine: false };
}

/**
 * Why something may not be done. The house gives its reason in one English sentence; who reads
 * another tongue gets the rule's title in it, and the sentence below.
 */
export function because(
  table: TableModel,
  why: { rule: string; reason: string; source: string },
): { text: Part[]; source: string; english?: Part[] } {
  const sentence = withCards(table, why.reason);
  const title = table.words.rules?.[why.rule];
  return title ? { text: [`${title}.`], source: why.source, english: sentence } : { text: sentence, source: why.source };
}

const SUITED = /\b([a-z](?:[A-Z]|\d{1,2}))\b/g;

/** Card codes within somebody's words, where nothing else could be meant. */
export function withCodes(table: TableModel, text: string): Part[] {
  const pieces = text.split(SUITED);
  return pieces.map((piece, n) => (n % 2 && knows(table.pack, piece) ? { cards: [piece] } : piece));
}

const NAMED = /(one of |not )((?:[\w]+[ ,]*)+)(?=[.;:])/;

/** A reason in the server's words, with the cards it lists by their names. */
export function withCards(table: TableModel, text: string): Part[] {
  const found = NAMED.exec(text);
  const codes = (found?.[2] ?? '').split(/[ ,]+/).filter(Boolean);
  if (!found || !codes.length || !codes.every((code) => knows(table.pack, code))) {
    return withCodes(table, text);
  }
  const at = found.index + (found[1] ?? '').length;
  return [text.slice(0, at), { cards: codes }, text.slice(at + (found[2] ?? '').length)];
}
