import { marked, type Block, type Span } from './markdown';

/** Period words and what they mean, by the words in small letters. */
export type Glossary = ReadonlyMap<string, string>;

const LEAST = 4;

/** The glossary at the end of a game's rules: the slanted words of its table. */
export function glossaryOf(rules: string): Glossary {
  const blocks = marked(rules);
  const at = blocks.findIndex((block) => block.kind === 'h2' && plain(block.parts) === 'Glossary');
  const table = blocks.slice(at + 1).find((block) => block.kind === 'table');
  return at < 0 || !table ? new Map() : new Map(entries(table));
}

const plain = (spans: readonly Span[]): string => spans.map((span) => span.text).join('');

function entries(table: Block): [string, string][] {
  return table.rows.slice(1).flatMap(([word = [], meaning = []]) => {
    const slanted = word.filter((span) => span.kind === 'em').flatMap((span) => span.text.split(','));
    const words = slanted.map((one) => one.trim().toLowerCase());
    return words
      .filter((one) => one.length >= LEAST)
      .map((one): [string, string] => [one, plain(meaning)]);
  });
}

export interface Glossed {
  text: string;
  meaning: string | undefined;
}

/** A text cut up where it uses words of the glossary. */
export function glossed(glossary: Glossary, text: string): Glossed[] {
  if (!glossary.size) return [{ text, meaning: undefined }];
  const words = [...glossary.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const pieces = text.split(new RegExp(`(?<![\\p{L}])(${words.join('|')})(?![\\p{L}])`, 'iu'));
  return pieces
    .map((piece, n) => ({ text: piece, meaning: n % 2 ? glossary.get(piece.toLowerCase()) : undefined }))
    .filter((piece) => piece.text);
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
