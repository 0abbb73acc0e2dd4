import { readFile } from 'node:fs/promises';

import { runnerImport } from 'vite';
import type { Plugin } from 'vite';

import { emblems } from './emblems.ts';
import { castType } from './type.ts';

type Press = typeof import('../src/print/press.ts');

/**
 * Puts `plates/` beside the page: the faces of every pack as plain marks, the inks, and the type that
 * stands on the cards. `ridotto deck` prints from them without Node or a browser.
 */
export function plates(): Plugin {
  return {
    name: 'ridotto-plates',
    apply: 'build',
    async generateBundle() {
      const root = new URL('..', import.meta.url).pathname;
      const { module: press } = await runnerImport<Press>(`${root}src/print/press.ts`, {
        root,
        configFile: false,
        logLevel: 'warn',
        plugins: [emblems()],
      });
      const lay = (fileName: string, source: string | Uint8Array): void => {
        this.emitFile({ type: 'asset', fileName: `plates/${fileName}`, source });
      };
      for (const pack of press.ALL_PLATES) lay(`${pack.pack}.json`, JSON.stringify(pack));
      const tokens = await readFile(`${root}src/styles/tokens.css`, 'utf8');
      lay('inks.json', JSON.stringify(press.inks(tokens)));
      for (const { name, file, measures } of await castType()) {
        lay(`${name}.ttf`, file);
        lay(`${name}.json`, JSON.stringify(measures));
      }
    },
  };
}
