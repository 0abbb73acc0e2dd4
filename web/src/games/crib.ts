import type { Language } from '../lib/settings.svelte';

/** One part of a crib: what it is about, when it is wanted, and where the rules tell it. */
export interface CribSection {
  readonly id: string;
  readonly title: string;
  readonly chapter: string;
  readonly phases: readonly string[];
  readonly rows: readonly { readonly cards: readonly string[]; readonly text: string }[];
}

interface Outline {
  id: string;
  chapter: string;
  phases: string[];
  cards: string[][];
}

const OUTLINES = import.meta.glob<Outline[]>('./*/crib.json', { import: 'default' });
const WORDS = import.meta.glob<Record<string, string[]>>('./*/crib.*.json', { import: 'default' });

/** A game's crib in one language; nothing where it has none. */
export async function cribOf(game: string, language: Language): Promise<CribSection[]> {
  const [outline, words] = await Promise.all([
    OUTLINES[`./${game}/crib.json`]?.(),
    WORDS[`./${game}/crib.${language}.json`]?.(),
  ]);
  return (outline ?? []).map(({ id, chapter, phases, cards }) => {
    const [title = id, ...lines] = words?.[id] ?? [];
    return { id, title, chapter, phases, rows: lines.map((text, n) => ({ cards: cards[n] ?? [], text })) };
  });
}

/** What the rules say of the phase one is in: the chapter of the first section that speaks of it. */
export const chapterFor = (sections: readonly CribSection[], phase: string): string =>
  sections.find((section) => section.phases.includes(phase))?.chapter ?? '';
