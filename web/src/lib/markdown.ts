/** As much Markdown as the rule books use, read into blocks: no HTML is ever made of text. */

export interface Span {
  kind: 'text' | 'em' | 'strong' | 'code' | 'link';
  text: string;
  /** Where a link leads. */
  to?: string;
}

export interface Block {
  kind: 'h1' | 'h2' | 'h3' | 'p' | 'list' | 'table' | 'pre' | 'quote' | 'figure';
  parts: Span[];
  rows: Span[][][];
  /** What a heading is linked by. */
  id?: string;
  /** A list whose items are counted. */
  counted?: boolean;
  /** The cards of a figure. */
  cards?: string[];
}

const SPAN = /\*\*([^*]+)\*\*|\*([^*]+)\*|_([^_]+)_|`([^`]+)`|\[([^\]]+)\]\(([^)]*)\)/g;

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) });
    found.push(span(match));
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) });
  return found;
}

function span(match: RegExpMatchArray): Span {
  if (match[1] !== undefined) return { kind: 'strong', text: match[1] };
  const slanted = match[2] ?? match[3];
  if (slanted !== undefined) return { kind: 'em', text: slanted };
  if (match[4] !== undefined) return { kind: 'code', text: match[4] };
  return { kind: 'link', text: match[5] ?? '', to: match[6] ?? '' };
}

export const plainText = (parts: readonly Span[]): string => parts.map((part) => part.text).join('');

/** A heading as links name it: small letters, hyphens for spaces, no other signs. */
export const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

export function marked(text: string): Block[] {
  return text
    .replace(/\r/g, '')
    .split(/\n{2,}/)
    .flatMap((part) => headed(part.replace(/^\n+|\n+$/g, '')))
    .filter((block) => block.parts.length || block.rows.length);
}

/** A heading may stand right above its text. */
function headed(part: string): Block[] {
  const [first = '', ...rest] = part.split('\n');
  // A heading in another tongue brings the anchor of the English one.
  const head = /^(#{1,6}) +(.*?)(?: \{#(.+)\})?$/.exec(first);
  if (!head) return [block(part)];
  const level = Math.min(3, head[1]?.length ?? 1) as 1 | 2 | 3;
  const parts = spans(head[2] ?? '');
  const title: Block = { kind: `h${level}`, parts, rows: [], id: head[3] ?? slug(plainText(parts)) };
  return rest.length ? [title, ...headed(rest.join('\n'))] : [title];
}

const FIGURE = /^<!-- figure: ([^|]+) \| (.*) -->$/;

function block(part: string): Block {
  if (part.startsWith('```')) {
    const inner = part.replace(/^```.*\n?/, '').replace(/\n?```$/, '');
    return { kind: 'pre', parts: [{ kind: 'text', text: inner }], rows: [] };
  }
  const figure = FIGURE.exec(part);
  if (figure) {
    const cards = (figure[1] ?? '').split(' ');
    return { kind: 'figure', parts: spans(figure[2] ?? ''), rows: [], cards };
  }
  // Other remarks are for those who write the book.
  if (part.startsWith('<!--')) return { kind: 'p', parts: [], rows: [] };
  if (part.startsWith('|')) return { kind: 'table', parts: [], rows: tableRows(part) };
  if (part.startsWith('> ')) {
    return { kind: 'quote', parts: spans(part.replace(/^> ?/gm, '').replace(/\n/g, ' ')), rows: [] };
  }
  if (/^([-*]|\d+\.) /.test(part)) {
    return { kind: 'list', parts: [], rows: listRows(part), counted: /^\d/.test(part) };
  }
  return { kind: 'p', parts: spans(part.replace(/\n/g, ' ')), rows: [] };
}

function tableRows(part: string): Span[][][] {
  const rows = part.split('\n').filter((row) => !/^\|[\s:|-]+\|$/.test(row.trim()));
  return rows.map((row) =>
    row
      .trim()
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => spans(cell.trim())),
  );
}

function listRows(part: string): Span[][][] {
  const items = part.split(/\n(?=(?:[-*]|\d+\.) )/);
  return items.map((item) => [spans(item.replace(/^([-*]|\d+\.) +/, '').replace(/\n\s*/g, ' '))]);
}
