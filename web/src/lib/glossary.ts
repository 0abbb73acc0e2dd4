import { marked, type Block, type Span } from './markdown';

/** Period words and what they mean, by the words in small letters. */
export type Glossary = ReadonlyMap<string, string>;

const LEAST = 4;

/** The glossary at the end of a game's rules: the slanted words of its table. */
export function glossaryOf(rules: string): Glossary {
  const blocks = marked(rules);
  const at = blocks.findIndex((block) => block.kind === 'h2' && block.id === 'glossary');
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

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** How a word ends when there are several of it, or in another case or tense: the first that fits. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  // Italian: carta, carte; resto, resti; fallio, fallii, falli.
  [/(?<=[cg])o$/, '(?:o|hi|i)'],
  [/(?<=[cg])a$/, '(?:a|he)s?'],
  [/io$/, '(?:io|ii|i)s?'],
  [/o$/, '(?:o|i)s?'],
  [/a$/, '(?:a|e|as)'],
  // Italian and German verbs: rubare, rubato; taufen, tauft, getauft.
  [/are$/, '(?:are|a|ato|ata|ati|ate|ano|ando)'],
  [/ire$/, '(?:ire|e|ito|ita|iti|ite|endo)'],
  [/(?<=ir)en$/, '(?:en|e|t|te|ten)'],
  [/(?<=[^aeiou])en$/, '(?:en|e|t|te|ten|s)'],
  // English: empty, empties; invite, invites, inviting.
  [/(?<=[^aeiou])y$/, '(?:y|ies)'],
  [/e$/, '(?:e|es|en|ed|ing|n|i)'],
  [/$/, '(?:s|es|e|er|en|n|ed|ing)?'],
];

function inflectedOne(word: string): string {
  const [end, forms] = ENDINGS.find(([ending]) => ending.test(word)) ?? [/$/, ''];
  const past = /^\p{Ll}.*[^i]?[^aeiou]en$/u.test(word) ? '(?:ge)?' : '';
  return past + escaped(word.replace(end, '')) + forms;
}

/** A pattern for a word in all its forms; of several words the first changes: carta, carte di conto. */
export function inflected(words: string): string {
  const [first = '', ...rest] = words.split(' ');
  return [inflectedOne(first), ...rest.map(escaped)].join('\\s+');
}

/** Not within another word, nor its last part: Treff-König is no König. */
const alone = (pattern: string): string => `(?<![\\p{L}]-?)${pattern}(?![\\p{L}])`;

/** Does a text use this word, in any form? */
export const uses = (word: string, text: string): boolean => new RegExp(alone(inflected(word)), 'iu').test(text);

export interface Glossed {
  text: string;
  meaning: string | undefined;
}

/** A text cut up where it uses words of the glossary. */
export function glossed(glossary: Glossary, text: string): Glossed[] {
  if (!glossary.size) return [{ text, meaning: undefined }];
  const words = [...glossary.keys()].sort((a, b) => b.length - a.length);
  const pieces = text.split(new RegExp(alone(`(${words.map(inflected).join('|')})`), 'iu'));
  const meaning = (piece: string): string | undefined =>
    glossary.get(piece.toLowerCase()) ?? glossary.get(words.find((word) => uses(word, piece)) ?? '');
  return pieces
    .map((piece, n) => ({ text: piece, meaning: n % 2 ? meaning(piece) : undefined }))
    .filter((piece) => piece.text);
}
