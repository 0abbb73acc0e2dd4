import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Plugin } from 'vite';

const PREFIX = 'virtual:emblems/';
/** Only those of the cards on a game's title page, which its shown.json lists. */
const TITLE = 'virtual:title-emblems/';
const require = createRequire(import.meta.url);

type Icons = Record<string, { body: string } | undefined>;

/** The drawing of one icon: its only path, on a field of 512 by 512. */
export function pathOf(icons: Icons, name: string): string {
  const drawing = /^<path [^>]*?\bd="([^"]+)"\/>$/.exec(icons[name]?.body ?? '')?.[1];
  if (drawing === undefined) throw new Error(`no icon ${name} of a single path`);
  return drawing;
}

/**
 * Modules `virtual:emblems/NAME`: the icons that src/games/NAME/emblems.json names, as path data.
 * Of four thousand icons only those on a card reach the build, and each list is a file of its own
 * that loads with its pack.
 */
export function emblems(): Plugin {
  return {
    name: 'ridotto-emblems',
    resolveId: (id) => (id.startsWith(PREFIX) || id.startsWith(TITLE) ? `\0${id}` : null),
    load(id) {
      const prefix = [PREFIX, TITLE].find((one) => id.startsWith(`\0${one}`));
      if (prefix === undefined) return null;
      const folder = new URL(`../src/games/${id.slice(prefix.length + 1)}/`, import.meta.url);
      const read = <T>(file: string): T => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as T;
      this.addWatchFile(new URL('emblems.json', folder).pathname);
      const names = Object.entries(read<Record<string, string>>('emblems.json'));
      const wanted = prefix === TITLE ? new Set(read<string[]>('shown.json')) : undefined;
      const { icons } = require('@iconify-json/game-icons/icons.json') as { icons: Icons };
      const shown = names.filter(([card]) => wanted?.has(card) ?? true);
      const paths = shown.map(([card, name]) => [card, pathOf(icons, name)]);
      return `export default ${JSON.stringify(Object.fromEntries(paths))}`;
    },
  };
}
