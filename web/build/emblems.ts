import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Plugin } from 'vite';

const PREFIX = 'virtual:emblems/';
const require = createRequire(import.meta.url);

type Icons = Record<string, { body: string } | undefined>;

/** The drawing of one icon: its only path, on a field of 512 by 512. */
export function pathOf(icons: Icons, name: string): string {
  const drawing = /^<path [^>]*?\bd="([^"]+)"\/>$/.exec(icons[name]?.body ?? '')?.[1];
  if (drawing === undefined) throw new Error(`no icon ${name} of a single path`);
  return drawing;
}

/**
 * Modules `virtual:emblems/NAME`: the icons that src/cards/emblems/NAME.json names, as path data.
 * Of four thousand icons only those on a card reach the build, and each list is a file of its own
 * that loads with its pack.
 */
export function emblems(): Plugin {
  return {
    name: 'ridotto-emblems',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const list = new URL(`../src/cards/emblems/${id.slice(PREFIX.length + 1)}.json`, import.meta.url);
      this.addWatchFile(list.pathname);
      const names = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;
      const { icons } = require('@iconify-json/game-icons/icons.json') as { icons: Icons };
      const paths = Object.entries(names).map(([card, name]) => [card, pathOf(icons, name)]);
      return `export default ${JSON.stringify(Object.fromEntries(paths))}`;
    },
  };
}
