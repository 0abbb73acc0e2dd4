import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Plugin } from 'vite';

/** Files that are fetched when they are wanted: plates for printing, the count in the browser, and what the worker itself is. */
const LEFT_OUT = /^(plates\/|local-count\/|sw\.js|gallery)|\.(br|gz|map)$/;

/** Tells the service worker which files this build has, and gives it a name that hangs on all of them. */
export function worker(): Plugin {
  let folder = '';
  return {
    name: 'ridotto-worker',
    apply: 'build',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      const all = readdirSync(folder, { recursive: true, withFileTypes: true });
      const names = all
        .filter((one) => one.isFile())
        .map((one) => join(one.parentPath, one.name).slice(folder.length + 1).replaceAll('\\', '/'))
        .filter((name) => !LEFT_OUT.test(name))
        .sort();
      const hash = createHash('sha256');
      for (const name of names) hash.update(name).update(readFileSync(join(folder, name)));
      const path = join(folder, 'sw.js');
      const text = readFileSync(path, 'utf8')
        .replace('__VERSION__', hash.digest('hex').slice(0, 16))
        .replace('__FILES__', names.map((name) => (name === 'index.html' ? '/' : `/${name}`)).join(' '));
      writeFileSync(path, text);
    },
  };
}
