import { spoken } from '../lib/api';
import { recall, remember } from '../lib/memory';
import { shelf } from '../games/registry';

/** After the page stands, and has fetched what it needs itself. */
const SOON = 2500;
const RELOADED = 'ridotto.reloaded';
const ONCE_IN = 20_000;

/** A piece of the page is gone because there is a newer page: once, that is fetched. */
function fetchNewPage(event: Event): void {
  const last = recall<number>(RELOADED, 0);
  if (!navigator.onLine || Date.now() - last < ONCE_IN) return;
  event.preventDefault();
  remember(RELOADED, Date.now());
  location.reload();
}

/** What can be read without a net: the shelf, all books, all first hands, in the chosen tongue. */
function readable(): string[] {
  const games = shelf().map((game) => `/api/games/${game}`);
  const books = games.flatMap((game) => ['', '/rules', '/book', '/values'].map((part) => game + part));
  const hands = shelf().map((game) => `/api/lessons/${game}`);
  return ['/api/shelf', '/api/games', ...books, ...hands].map(spoken);
}

/** The worker that keeps the page, once it is there; nothing where the browser has none. */
export async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return undefined;
  const found: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  return found && navigator.serviceWorker.ready;
}

/** A new build brings new rules to whoever has the count on this device. */
async function renewLocalCount(): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has('ridotto-local-count'))) return;
  await (await import('../count/local/parts')).renew();
}

/** Be there without a net the next time. Whoever saves data is not sent more than was asked for. */
export function stayUsable(): void {
  addEventListener('vite:preloadError', fetchNewPage);
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection;
  setTimeout(() => {
    void worker().then((found) => {
      if (!connection?.saveData) found?.active?.postMessage({ fetch: readable() });
      void renewLocalCount().catch(() => undefined);
    });
  }, SOON);
}

/** Forget the deals that were read here, and by which way this browser is called; for somebody who leaves no traces. */
export async function forgetRead(): Promise<void> {
  const found = await navigator.serviceWorker?.getRegistration();
  found?.active?.postMessage({ forget: true });
}
