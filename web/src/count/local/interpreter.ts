/// <reference lib="webworker" />
import { info } from 'pyodide/pyodide-lock.json';
import type { Places } from './parts';

/**
 * Python in a worker of its own: it counts with the house's own rules, so that there is one count.
 *
 * The server sends this file with a content policy that allows WebAssembly; the page's does not.
 */
const desk = self as unknown as DedicatedWorkerGlobalScope;
const PACKAGES = '/lib/ridotto';
/** Nothing is fetched by name: all packages are in the archives. */
const NO_PACKAGES = JSON.stringify({ info, packages: {} });

type Answer = (body: string) => { toJs: () => [number, string]; destroy: () => void };
interface Python {
  unpackArchive: (archive: ArrayBuffer, format: 'zip', options: { extractDir: string }) => void;
  pyimport: (name: string) => { path: { append: (folder: string) => void }; answer_text: Answer };
}
interface Pyodide {
  loadPyodide: (options: { indexURL: string; lockFileContents: string; packageBaseUrl: string }) => Promise<Python>;
}
export interface Question {
  places?: Places;
  number?: number;
  body?: string;
}
export interface Told {
  number: number;
  status: number;
  body: string;
}

async function start({ folder, archives }: Places): Promise<Answer> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as Pyodide;
  const indexURL = new URL(folder, location.href).href;
  const python = await loadPyodide({ indexURL, packageBaseUrl: indexURL, lockFileContents: NO_PACKAGES });
  for (const archive of archives) {
    python.unpackArchive(await (await fetch(archive)).arrayBuffer(), 'zip', { extractDir: PACKAGES });
  }
  python.pyimport('sys').path.append(PACKAGES);
  return python.pyimport('ridotto.counting.count_request').answer_text;
}

let answer: Promise<Answer> | undefined;

async function tell(number: number, body: string): Promise<void> {
  const found = (await answer)?.(body);
  const [status, text] = found?.toJs() ?? [0, ''];
  found?.destroy();
  desk.postMessage({ number, status, body: text } satisfies Told);
}

desk.addEventListener('message', ({ data }: MessageEvent<Question>) => {
  if (data.places) answer = start(data.places);
  // What goes wrong here is the worker's error, and the page hears of it.
  if (data.number !== undefined) tell(data.number, data.body ?? '').catch((error: unknown) => setTimeout(() => { throw error; }));
});
