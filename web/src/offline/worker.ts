/// <reference lib="webworker" />
import type { CallTold } from '../lib/wire';
import { changed, note, renew, type Called, type Desk } from './renew';

/**
 * The service worker: the page without a net, and calls to a table.
 *
 * All files of a build are kept together under its name. Files with a hash in their names never change, so they are
 * taken from any build that has them; the page itself is asked for first, and comes from here only without a net. So a
 * new build never meets old pieces, and a tab that was opened before it still finds its own.
 */
const house = self as unknown as ServiceWorkerGlobalScope;

const BUILD = 'ridotto-build-';
const HERE = `${BUILD}__VERSION__`;
const FILES = '__FILES__'.split(' ');
/** What was read: rules, lessons, deals that are over. */
const READ = 'ridotto-read';
/** Builds that are kept: this one, and the one that tabs may still show. */
const BUILDS = 2;
const MOST_READ = 400;
/** After so many milliseconds without a word from the house, the page comes from here. */
const PATIENCE = 4000;

/** Answers that everybody gets alike, and deals that are over. Never a table that is being played. */
const READABLE = /^\/api\/(shelf|games|games\/.+|lessons\/[^/]+|worked|packs|tables\/[^/]+\/deals\/\d+)$/;

house.addEventListener('install', (event) => {
  event.waitUntil(fill().then(() => house.skipWaiting()));
});

async function fill(): Promise<void> {
  const cache = await caches.open(HERE);
  // The page must be that of these files; those were mostly fetched a moment ago.
  await cache.addAll(FILES.map((file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' })));
  const text = (await (await cache.match('/'))?.text()) ?? '';
  const strange = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].filter(([, name]) => !FILES.includes(name ?? ''));
  if (!strange.length) return;
  // The house is being furnished anew just now: the next look will find all of it.
  await caches.delete(HERE);
  throw new Error('the page and its files are of different builds');
}

house.addEventListener('activate', (event) => {
  event.waitUntil(clear().then(() => house.clients.claim()));
});

async function clear(): Promise<void> {
  const builds = (await caches.keys()).filter((name) => name.startsWith(BUILD) && name !== HERE);
  await Promise.all(builds.slice(0, Math.max(0, builds.length - (BUILDS - 1))).map((name) => caches.delete(name)));
}

house.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (/^\/(assets|local-count)\//.test(url.pathname)) event.respondWith(file(request));
  else if (READABLE.test(url.pathname)) event.respondWith(read(request));
  else if (FILES.includes(url.pathname)) event.respondWith(fetch(request).catch(() => kept(url.pathname)));
});

async function kept(path: string): Promise<Response> {
  return (await caches.match(path, { cacheName: HERE })) ?? Response.error();
}

async function page(request: Request): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined));
  const asked = fetch(request).then(
    (answer) => (answer.status < 500 ? answer : undefined),
    () => undefined,
  );
  return (await Promise.race([asked, late])) ?? (await caches.match('/', { cacheName: HERE })) ?? (await asked) ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function read(request: Request): Promise<Response> {
  const cache = await caches.open(READ);
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(cache, request, answer.clone());
    if (answer.status < 500) return answer;
    return (await cache.match(request, { ignoreVary: true })) ?? answer;
  } catch {
    return (await cache.match(request, { ignoreVary: true })) ?? Response.error();
  }
}

async function keep(cache: Cache, request: Request | string, answer: Response): Promise<void> {
  await cache.put(request, answer);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_READ)).map((key) => cache.delete(key)));
}

/** The page names what is to be readable without a net; what is here already is not asked for again. */
house.addEventListener('message', (event) => {
  const { fetch: wanted, forget, called } = event.data as { fetch?: string[]; forget?: boolean; called?: string };
  if (forget) event.waitUntil(Promise.all([forgetDeals(), caches.delete(CALLED)]));
  if (wanted) event.waitUntil(prepare(wanted));
  if (called !== undefined) event.waitUntil(note(desk, called));
  // Perhaps the house could not be reached when the subscription was changed.
  else if (!forget) event.waitUntil(desk.current().then((found) => renew(desk, found)));
});

/** Deals that are over were read by somebody; rules and lessons are everybody's. */
async function forgetDeals(): Promise<void> {
  const cache = await caches.open(READ);
  const deals = (await cache.keys()).filter((key) => new URL(key.url).pathname.startsWith('/api/tables/'));
  await Promise.all(deals.map((key) => cache.delete(key)));
}

async function prepare(wanted: readonly string[]): Promise<void> {
  const cache = await caches.open(READ);
  for (const path of wanted) {
    if (await cache.match(path, { ignoreVary: true })) continue;
    const answer = await fetch(path).catch(() => undefined);
    if (!answer?.ok) return;
    await keep(cache, path, answer);
  }
}

// Calls

/** Where it is kept how this browser is called: a worker cannot read what the page remembers. */
const CALLED = 'ridotto-called';
const PLACE = '/called';

const desk: Desk = {
  kept: async () => (await (await caches.match(PLACE, { cacheName: CALLED }))?.json()) as Called | undefined,
  keep: async (called) => {
    if (!called) return void (await caches.delete(CALLED));
    await (await caches.open(CALLED)).put(PLACE, Response.json(called));
  },
  current: () => house.registration.pushManager.getSubscription(),
  subscribe: (key) => house.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }),
  ask: (path, init) => fetch(path, init),
};

house.addEventListener('pushsubscriptionchange', (event) => {
  const { newSubscription } = event as ExtendableEvent & { newSubscription?: PushSubscription | null };
  (event as ExtendableEvent).waitUntil(changed(desk, newSubscription ?? null));
});

house.addEventListener('push', (event) => {
  const told = event.data?.json() as CallTold | undefined;
  if (told) event.waitUntil(call(told));
});

const address = (table: string): string => `/#/table/${encodeURIComponent(table)}`;

/** Whoever has the table before their eyes is not called. */
async function call(told: CallTold): Promise<void> {
  const open = await house.clients.matchAll({ type: 'window' });
  const seen = open.some((one) => one.visibilityState === 'visible' && one.url.endsWith(address(told.table)));
  if (seen) return;
  await house.registration.showNotification(told.title, {
    body: told.text,
    lang: told.language,
    tag: told.table,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: told.table,
  });
}

house.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});

async function show(table: string): Promise<void> {
  const open = await house.clients.matchAll({ type: 'window' });
  const there = open.find((one) => one.url.endsWith(address(table))) ?? open[0];
  if (!there) return void (await house.clients.openWindow(address(table)));
  await there.focus();
  if (!there.url.endsWith(address(table))) await there.navigate(address(table));
}
