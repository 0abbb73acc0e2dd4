import { PARTS } from 'virtual:local-count';

/** The worker of `src/offline` gives what lies here, and forgets it under this name. */
const CACHE = 'ridotto-local-count';
type Part = (typeof PARTS)[number];

export const BYTES = PARTS.reduce((sum, part) => sum + part.bytes, 0);

/** Can this browser keep it? Only where there is a worker that gives it without a net. */
export const possible = (): boolean =>
  PARTS.length > 0 && 'caches' in globalThis && 'serviceWorker' in navigator && 'DecompressionStream' in globalThis;

/** Somebody chose it here, of this build or an earlier one. */
export const chosen = async (): Promise<boolean> => possible() && caches.has(CACHE);

/** All of this build is here. */
export async function kept(): Promise<boolean> {
  if (!(await chosen())) return false;
  const cache = await caches.open(CACHE);
  const found = await Promise.all(PARTS.map((part) => cache.match(part.path)));
  return found.every(Boolean);
}

/** Fetch what is not here yet, tell how much of it has come, and let go what earlier builds had. */
export async function keep(tell: (share: number) => void = () => undefined): Promise<void> {
  const cache = await caches.open(CACHE);
  let come = 0;
  const count = (bytes: number): void => tell((come += bytes) / BYTES);
  for (const part of PARTS) {
    if (await cache.match(part.path)) count(part.bytes);
    else await cache.put(part.path, await fetched(part, count));
  }
  const old = (await cache.keys()).filter(({ url }) => !PARTS.some((part) => url.endsWith(part.path)));
  await Promise.all(old.map((one) => cache.delete(one)));
}

async function fetched(part: Part, count: (bytes: number) => void): Promise<Response> {
  const answer = await fetch(part.from);
  if (!answer.ok || !answer.body) throw new Error(`${part.from}: ${answer.status}`);
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, on) {
      count(chunk.length);
      on.enqueue(chunk);
    },
  });
  const came = answer.body.pipeThrough(counted);
  const plain = part.packed ? came.pipeThrough(new DecompressionStream('gzip')) : came;
  return new Response(plain, { headers: { 'content-type': part.type } });
}

export async function drop(): Promise<void> {
  await caches.delete(CACHE);
}

/** After a new build: what has changed, for whoever chose it once. Without a net it stays as it was. */
export async function renew(): Promise<void> {
  if ((await chosen()) && !(await kept())) await keep();
}

const pathOf = (name: string): string => PARTS.find((part) => part.path.includes(name))?.path ?? '';

/** Where the interpreter finds everything. */
export const places = (): { folder: string; archives: string[] } => ({
  folder: pathOf('/pyodide.mjs').replace('pyodide.mjs', ''),
  archives: [pathOf('/packages.zip'), pathOf('/floors-')],
});
export type Places = ReturnType<typeof places>;
