import type { Question, Told } from './interpreter';
import { kept, places } from './parts';

export interface Counted {
  status: number;
  body: string;
}
type Waiting = (counted: Counted | undefined) => void;

let worker: Worker | undefined;
let last = 0;
const waiting = new Map<number, Waiting>();

const ask = (question: Question): void => worker?.postMessage(question);

/** The interpreter takes some seconds to start, and 50 MB: it stays while an evening is open. */
function open(): void {
  worker = new Worker(new URL('./interpreter.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    waiting.get(data.number)?.(data);
    waiting.delete(data.number);
  });
  worker.addEventListener('error', close);
  ask({ places: places() });
}

/** Let it go. Whoever waits is not answered by it. */
export function close(): void {
  worker?.terminate();
  worker = undefined;
  for (const one of waiting.values()) one(undefined);
  waiting.clear();
}

/** The count by this browser, if somebody chose to have it here; else nothing. */
export async function countHere(body: string): Promise<Counted | undefined> {
  if (!(await kept())) return undefined;
  if (!worker) open();
  last += 1;
  return new Promise((resolve) => {
    waiting.set(last, resolve);
    ask({ number: last, body });
  });
}
