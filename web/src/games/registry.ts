import type { CountParts, GamePage, TableParts } from './parts';

/**
 * The one place where the page finds what a game brings. A game's folder may hold `page.ts` (its pack
 * and its place in the lobby), `table.ts` (what differs at the table), `count.ts` (the count of a real
 * table), words and rule titles. A game without any of them is played with the generic parts.
 */
const named = <T>(files: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path.split('/')[1] ?? '', file]));

export const PAGES: Readonly<Record<string, GamePage>> = named(
  import.meta.glob<GamePage>('./*/page.ts', { eager: true, import: 'default' }),
);
const TABLES = named(import.meta.glob<TableParts>('./*/table.ts', { import: 'default' }));
const COUNTS = named(import.meta.glob<CountParts>('./*/count.ts', { import: 'default' }));

/** The games the page knows, in the order of the shelf. */
export const shelf = (): string[] =>
  Object.keys(PAGES).sort((a, b) => (PAGES[a]?.place ?? 0) - (PAGES[b]?.place ?? 0));

/** The games that can be counted, in the order of the shelf. */
export const countable = (): string[] => shelf().filter((game) => game in COUNTS);

/** What differs at the table of a game; fetched with its first table. */
export const tableParts = async (game: string): Promise<TableParts> => (await TABLES[game]?.()) ?? {};

export const countParts = async (game: string): Promise<CountParts | undefined> => COUNTS[game]?.();

/** What a computer player in this chair is called. */
export const playerName = (game: string, seat: number): string =>
  PAGES[game]?.people[seat] ?? String.fromCharCode(65 + (seat % 26));
