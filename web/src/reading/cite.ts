import type { Source } from '../lib/wire';

/** What the marks of a game's sources stand for, by the mark. */
export type Sources = Readonly<Record<string, Source>>;

/** A book, and where in it. */
export interface Cited {
  readonly book: string;
  readonly where: string;
}

const OWN = 'Ridotto';

/** The longest mark a text begins with; what follows it must not go on as a word. */
function markOf(text: string, sources: Sources): string | undefined {
  const found = Object.keys(sources).filter((mark) => {
    const rest = text.slice(mark.length);
    return text.startsWith(mark) && (rest === '' || /[.§]$/.test(mark) || /^[^\p{L}]/u.test(rest));
  });
  return found.sort((a, b) => b.length - a.length)[0];
}

/** A place in words: "chapter 8" where a figure follows, the part itself where nothing does, and its reason. */
function place(part: string, rest: string): string {
  if (rest === '') return part;
  if (rest.startsWith(':')) return `${part}${rest}`;
  return /^[a-z]/.test(rest) ? rest : `${part} ${rest}`;
}

/** "Dr. 2, 11, Fi. 2" as book and place, each written out. */
export function cited(source: string, sources: Sources): Cited[] {
  const found: { book: string; where: string[] }[] = [];
  let mark: string | undefined;
  for (const piece of source.split(/[,;]\s*/)) {
    const begun = markOf(piece, sources);
    mark = begun ?? mark;
    if (mark === undefined) continue;
    const { book = '', part = '' } = sources[mark] ?? {};
    const last = found.at(-1);
    const rest = begun === undefined ? piece : piece.slice(begun.length).trim();
    const where = begun === undefined ? rest : place(part, rest);
    if (last?.book === book) last.where.push(where);
    else found.push({ book, where: [where] });
  }
  return found.map(({ book, where }) => ({ book, where: where.join(', ') }));
}

/** The same as a sentence. */
export function citation(source: string, sources: Sources): string {
  const said = cited(source, sources).map(({ book, where }) => `${book}${book === OWN ? ': ' : ', '}${where}`);
  return said.join('; ') || source;
}

export interface Piece {
  readonly text: string;
  /** The source this piece cites, if it is a citation. */
  readonly source?: string;
}

/** A text cut up where it cites: "(Dr. 8, Fi. 8)". */
export function withCitations(text: string, sources: Sources): Piece[] {
  return text
    .split(/(\([^()]*\))/)
    .filter(Boolean)
    .map((piece) => {
      const inside = /^\((.*)\)$/.exec(piece)?.[1];
      return inside !== undefined && markOf(inside, sources) ? { text: piece, source: inside } : { text: piece };
    });
}
