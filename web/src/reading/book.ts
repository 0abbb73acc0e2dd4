import { fetchCalled } from '../cards/called';
import { codes } from '../cards/packs';
import type { PackId } from '../cards/types';
import { firstOf, t } from '../i18n';
import { ruleWords, type RuleWords } from '../i18n/rules';
import { spoken } from '../lib/api';
import { marked, plainText, type Block, type Span } from '../lib/markdown';
import { liking } from '../lib/settings.svelte';
import type { KeySeen, RuleBook, TableSummary, ValuesSeen } from '../lib/wire';

/** By which book a table plays, and what it agreed otherwise. */
export type Agreed = Pick<TableSummary, 'rules' | 'options'>;

/** Everything a game's book is set from. */
export interface Edition {
  readonly game: PackId;
  readonly blocks: readonly Block[];
  readonly book: RuleBook;
  readonly values: ValuesSeen;
  /** Where links within the book lead: `#/rules/NAME`. */
  readonly base: string;
  readonly agreed?: Agreed | undefined;
  /** The tongue it is written in: a game from elsewhere may not have been translated. */
  readonly language: string;
  /** What choices are called. */
  readonly words: RuleWords;
}

/** What a reader calls what files write as `no_such_key`: an option, one of its choices, or a book; else nothing. */
export function choiceName(edition: Pick<Edition, 'words'>, code: string): string | undefined {
  const { words } = edition;
  const [key = '', value] = code.split('=');
  const option = value === undefined ? undefined : words.options?.[key];
  if (option) return `${option}: ${words.choices?.[value ?? ''] ?? value ?? ''}`;
  const book = firstOf([`book.${code}`]);
  return words.options?.[code] ?? (code.includes('_') ? words.choices?.[code] : undefined) ?? (book && t(book));
}

/** The chapter of the options, in every book. */
export const OPTIONS = 'what-a-table-may-agree-otherwise';

async function fetched(path: string): Promise<Response> {
  const response = await fetch(spoken(path));
  if (!response.ok) throw new Error(path);
  return response;
}

/** A book from the shelf. */
export async function fetchEdition(game: string, base: string, agreed?: Agreed): Promise<Edition> {
  await fetchCalled(game);
  const path = `/api/games/${encodeURIComponent(game)}`;
  const [[text, language], book, values, words] = await Promise.all([
    fetched(`${path}/rules`).then(async (answer) => [await answer.text(), answer.headers.get('content-language') ?? 'en'] as const),
    fetched(`${path}/book`).then((answer) => answer.json() as Promise<RuleBook>),
    fetched(`${path}/values`).then((answer) => answer.json() as Promise<ValuesSeen>),
    ruleWords(game, liking.language),
  ]);
  return { game: game as PackId, blocks: marked(text), book, values, base, agreed, language, words };
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** What stands before the first chapter, and the chapters. */
export function chapters(blocks: readonly Block[]): { before: Block[]; chapters: Chapter[] } {
  const before: Block[] = [];
  const found: { id: string; title: string; blocks: Block[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'h2') found.push({ id: block.id ?? '', title: plainText(block.parts), blocks: [] });
    else (found.at(-1)?.blocks ?? before).push(block);
  }
  return { before, chapters: found };
}

/** Blocks in their order, figures that follow each other taken together. */
export function grouped(blocks: readonly Block[]): (Block | Block[])[] {
  const found: (Block | Block[])[] = [];
  for (const block of blocks) {
    const last = found.at(-1);
    if (block.kind !== 'figure') found.push(block);
    else if (Array.isArray(last)) last.push(block);
    else found.push([block]);
  }
  return found;
}

/** The name a row of a table begins with, if it begins with one. */
export function named(row: readonly (readonly Span[])[]): string {
  const [first] = row[0] ?? [];
  return first?.kind === 'code' ? first.text : '';
}

/** What an option settles, in the words of the book's own table. */
export function settles(blocks: readonly Block[], key: string): string {
  const within = chapters(blocks).chapters.find(({ id }) => id === OPTIONS)?.blocks ?? [];
  const rows = within.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  const told = rows.find((row) => named(row) === key)?.[1] ?? [];
  // In another tongue a value follows its meaning: "beim Ausspielen (`at_lead`)".
  const marked = told.map(({ kind, text }) => (kind === 'code' ? `‹${text}›` : text)).join('');
  return marked.replace(/ \(‹[^›]*›\)/g, '').replace(/[‹›]/g, '');
}

/** The value a table plays by, and whether it was agreed otherwise. */
export function inForce(key: KeySeen, agreed: Agreed): { value: unknown; otherwise: boolean } {
  const book = key.values.find((value) => value.book === agreed.rules) ?? key.values[0];
  const own = agreed.options[key.key];
  return own === undefined || own === book?.value
    ? { value: book?.value, otherwise: false }
    : { value: own, otherwise: true };
}

const CARD = /^(?:[a-z](?:[A-Z]|\d+)|[MSW])$/;

/** Is this the code of a card of the pack? A bare number is more likely a number. */
export function isCard(text: string, game: PackId): boolean {
  return CARD.test(text) && codes(game).includes(text);
}
