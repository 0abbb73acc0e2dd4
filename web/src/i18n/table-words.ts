import { en } from './table.en';
import { addWords, wordsReady } from './tongue.svelte';

/** What is said at tables comes with the first table, and not with the lobby. */
addWords({
  en,
  de: async () => (await import('./table.de')).de,
  it: async () => (await import('./table.it')).it,
});

type Words = Readonly<Record<string, string>>;
const EN = import.meta.glob<Words>('../games/*/words.en.ts', { import: 'en' });
const DE = import.meta.glob<Words>('../games/*/words.de.ts', { import: 'de' });
const IT = import.meta.glob<Words>('../games/*/words.it.ts', { import: 'it' });
const spoken = new Set<string>();

/** Fetch what is said at the tables of one game, in the chosen language. */
export async function speakGame(game: string): Promise<void> {
  const file = (language: string): string => `../games/${game}/words.${language}.ts`;
  const words = await EN[file('en')]?.();
  if (words && !spoken.has(game)) {
    spoken.add(game);
    const [de, it] = [DE[file('de')], IT[file('it')]];
    addWords({ en: words, de: async () => (await de?.()) ?? {}, it: async () => (await it?.()) ?? {} });
  }
  await wordsReady();
}
