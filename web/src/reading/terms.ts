import { uses } from '../lib/glossary';
import { marked, plainText, type Block, type Span } from '../lib/markdown';
import { chapters } from './book';

/** What a word means in one game, and the chapters of its book that use it. */
export interface Use {
  readonly game: string;
  readonly meaning: readonly Span[];
  readonly chapters: readonly { id: string; title: string }[];
}

/** A word of the old books, with the forms it has. */
export interface Term {
  readonly word: string;
  readonly forms: readonly string[];
  readonly tongues: readonly string[];
  readonly uses: readonly Use[];
}

const GLOSSARY = 'glossary';
const NO_PROSE = [GLOSSARY, 'rules-by-name', 'in-records'];

const text = (blocks: readonly Block[]): string =>
  blocks.map((block) => [...block.parts, ...block.rows.flat(2)].map((part) => part.text).join(' ')).join(' ');

const split = (words: string): string[] => words.split(/[,()]/).map((word) => word.trim()).filter(Boolean);

/** The glossary of one game's rules. */
export function termsOf(game: string, rules: string): Term[] {
  const all = chapters(marked(rules)).chapters;
  const table = all.find(({ id }) => id === GLOSSARY)?.blocks.find((block) => block.kind === 'table');
  const prose = all
    .filter(({ id }) => !NO_PROSE.includes(id))
    .map(({ id, title, blocks }) => ({ id, title, told: text(blocks) }));
  return (table?.rows.slice(1) ?? []).map(([words = [], meaning = [], tongue = []]) => {
    const forms = split(plainText(words));
    const found = prose.filter(({ told }) => forms.some((form) => uses(form, told)));
    return {
      word: forms[0] ?? '',
      forms,
      tongues: split(plainText(tongue)),
      uses: [{ game, meaning, chapters: found.map(({ id, title }) => ({ id, title })) }],
    };
  });
}

/** Glossaries put together: one entry a word, in the order of the alphabet. */
export function together(terms: readonly Term[]): Term[] {
  const merged = new Map<string, Term>();
  for (const term of terms) {
    const key = term.word.toLowerCase();
    const known = merged.get(key);
    merged.set(key, known ? joined(known, term) : term);
  }
  return [...merged.values()].sort((one, two) => one.word.localeCompare(two.word, 'it', { sensitivity: 'base' }));
}

const once = (items: readonly string[]): string[] => [...new Set(items)];

const joined = (one: Term, two: Term): Term => ({
  word: one.word,
  forms: once([...one.forms, ...two.forms.filter((form) => form.toLowerCase() !== one.word.toLowerCase())]),
  tongues: once([...one.tongues, ...two.tongues]),
  uses: [...one.uses, ...two.uses],
});

const bare = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Those that somebody looks for, by word or meaning. */
export function sought(terms: readonly Term[], seek: string, tongue: string): Term[] {
  const wanted = bare(seek.trim());
  return terms.filter(({ forms, tongues, uses: used }) => {
    const told = [...forms, ...used.map((use) => plainText(use.meaning))].map(bare);
    return (tongue === '' || tongues.includes(tongue)) && told.some((one) => one.includes(wanted));
  });
}
