import { plainText, type Block, type Span } from '../lib/markdown';
import type { KeySeen } from '../lib/wire';
import { chapters, type Chapter, type Edition } from './book';
import { cited, withCitations, type Sources } from './cite';

interface Told {
  readonly title: string;
  readonly source: string;
}

export interface Passage {
  readonly parts: readonly Span[];
  readonly chapter: Chapter;
}

const MOST = 4;
const SMALL = new Set('the and for not his her its who whom with from has have must may that this one any are than'.split(' '));

/** Every single place a source names: a book, and a number or word in it. */
function placesOf(source: string, sources: Sources): Set<string> {
  const found = cited(source, sources).flatMap(({ book, where }) => {
    const numbers = where.match(/\b(?:[IVXLC]+|\d+)\b/g) ?? [];
    return (numbers.length ? numbers : [where]).map((place) => `${book} ${place}`);
  });
  return new Set(found);
}

/** The words of a text that say something, cut to their stems. */
const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => !SMALL.has(word)).map((word) => word.slice(0, 5)));

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((word) => other.has(word)).length;

/** Paragraphs and the items of lists, each with its text. */
function lines(block: Block): (readonly Span[])[] {
  if (block.kind === 'list') return block.rows.map((row) => row[0] ?? []);
  return block.kind === 'p' ? [block.parts] : [];
}

/** How much a text has to do with a rule: it cites the same place, and speaks of the same things. */
function nearness(text: string, told: Told, sources: Sources): number {
  const places = placesOf(told.source, sources);
  const here = withCitations(text, sources).flatMap(({ source }) => (source ? [...placesOf(source, sources)] : []));
  const common = shared(wordsOf(told.title), wordsOf(text));
  return here.some((place) => places.has(place)) ? common + 1 : 0;
}

/** What our rules say of a rule, the nearest first. */
export function passagesOn(edition: Edition, told: Told): Passage[] {
  const found = chapters(edition.blocks).chapters.flatMap((chapter) =>
    chapter.blocks.flatMap((block) =>
      lines(block).map((parts) => ({ parts, chapter, near: nearness(plainText([...parts]), told, edition.book.sources) })),
    ),
  );
  return found.filter(({ near }) => near > 0).sort((a, b) => b.near - a.near).slice(0, MOST);
}

/** What the books settle there, and why it was read so. */
export function valuesOn(edition: Edition, told: Told): KeySeen[] {
  const { sources } = edition.book;
  const places = placesOf(told.source, sources);
  const title = wordsOf(told.title);
  const near = (key: KeySeen): number => {
    const same = key.values.some(({ source }) => [...placesOf(source, sources)].some((place) => places.has(place)));
    const common = Math.max(...key.values.map(({ note }) => shared(title, wordsOf(`${key.key} ${note}`))), 0);
    return same && common ? common : 0;
  };
  return edition.values.keys.filter(near).sort((a, b) => near(b) - near(a)).slice(0, 2);
}
