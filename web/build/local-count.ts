import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import type { Plugin } from 'vite';

const MODULE = 'virtual:local-count';
/** What `scripts/local-count` packs and `compile-python.mjs` compiles; without it the page is built without the count in the browser. */
const PACKED = new URL('../node_modules/.local-count/compiled/', import.meta.url);
const PYODIDE = new URL('../node_modules/pyodide/', import.meta.url);
/** Of the interpreter's own files those that are needed; archives are packed already. */
const INTERPRETER = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'];
const ARCHIVES = ['python_stdlib.zip', 'packages.zip'];

/** The server may compress what it sends by a file's ending: an ending of our own is sent as it is. */
const ENDING = '.packed';
const TYPES: Readonly<Record<string, string>> = { mjs: 'text/javascript', wasm: 'application/wasm', zip: 'application/zip' };

interface Part {
  /** Where it is asked for, once it is kept. */
  path: string;
  /** Where it is fetched from. */
  from: string;
  type: string;
  packed: boolean;
  bytes: number;
}
interface Laid extends Part {
  source: Buffer;
}

const hash = (all: readonly Buffer[]): string => {
  const made = createHash('sha256');
  for (const one of all) made.update(one);
  return made.digest('hex').slice(0, 12);
};

function lay(path: string, plain: Buffer): Laid {
  const type = TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? '';
  const packed = type !== TYPES['zip'];
  const source = packed ? gzipSync(plain, { level: 9 }) : plain;
  return { path, from: packed ? path + ENDING : path, type, packed, bytes: source.length, source };
}

/** The interpreter seldom changes, our floors often: each has a name that hangs on what is in it. */
function parts(): Laid[] {
  if (!existsSync(new URL('floors.zip', PACKED))) return [];
  const read = (folder: URL) => (name: string) => [name, readFileSync(new URL(name, folder))] as const;
  const named = [...INTERPRETER.map(read(PYODIDE)), ...ARCHIVES.map(read(PACKED))];
  const folder = `/local-count/python-${hash(named.map(([, body]) => body))}`;
  const floors = readFileSync(new URL('floors.zip', PACKED));
  return [...named.map(([name, body]) => lay(`${folder}/${name}`, body)), lay(`/local-count/floors-${hash([floors])}.zip`, floors)];
}

/** Lays what counts inside a browser beside the page, and tells the page of it; nobody fetches it unasked. */
export function localCount(): Plugin {
  let laid: Laid[] = [];
  return {
    name: 'ridotto-local-count',
    configResolved: (config) => void (laid = config.command === 'build' && !process.env['VITEST'] ? parts() : []),
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export const PARTS = ${JSON.stringify(laid.map(({ source: _, ...part }) => part))}` : null),
    generateBundle() {
      for (const { from, source } of laid) this.emitFile({ type: 'asset', fileName: from.slice(1), source });
    },
  };
}
