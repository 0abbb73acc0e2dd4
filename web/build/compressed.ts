import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;

/** Below this a file is not worth a second one beside it. */
const SMALLEST = 300;

const ways = {
  br: (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (bytes: Buffer) => gzipSync(bytes, { level: 9 }),
};

/** Lays `x.js.br` and `x.js.gz` beside `x.js`: compressed once here, not at every visit by the server. */
export function compressed(): Plugin {
  let folder = '';
  return {
    name: 'ridotto-compressed',
    apply: 'build',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!TEXT.test(file)) continue;
        const bytes = readFileSync(join(folder, file));
        if (bytes.length < SMALLEST) continue;
        for (const [ending, compress] of Object.entries(ways)) writeFileSync(join(folder, `${file}.${ending}`), compress(bytes));
      }
    },
  };
}
