import type { CallOffer, PushWay, WaySeen } from '../lib/wire';

/**
 * A push subscription that the browser has changed is told to the house, which else would call in vain.
 *
 * Only the worker imports this file: what it shared with the page would come in a file of its own, and the worker is one.
 */

/** By which ways this browser is called, and the subscription that the house has of them. */
export interface Called {
  ways: string[];
  push: PushWay;
}

/** What the worker has at hand for it. */
export interface Desk {
  kept: () => Promise<Called | undefined>;
  keep: (called: Called | undefined) => Promise<void>;
  current: () => Promise<PushSubscription | null>;
  subscribe: (key: string) => Promise<PushSubscription>;
  ask: (path: string, init?: RequestInit) => Promise<Response>;
}

const GONE = 404;
const MOST = 40;

function wayOf(found: PushSubscription): PushWay {
  const { endpoint, keys } = found.toJSON();
  return { type: 'push', endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

const same = (one: PushWay, other: PushWay): boolean =>
  one.endpoint === other.endpoint && one.p256dh === other.p256dh && one.auth === other.auth;

/** The page says by which way this browser is called now; by none, if it is empty. */
export async function note(desk: Desk, way: string): Promise<void> {
  const found = way ? await desk.current() : null;
  if (!found) return desk.keep(undefined);
  const push = wayOf(found);
  const before = await desk.kept();
  const others = before && same(before.push, push) ? before.ways.filter((one) => one !== way) : [];
  await desk.keep({ ways: [way, ...others].slice(0, MOST), push });
}

/** Tell the house of a subscription that is another than it knows; what fails is tried again the next time. */
export async function renew(desk: Desk, found: PushSubscription | null): Promise<void> {
  const kept = await desk.kept();
  if (!kept || !found || same(kept.push, wayOf(found))) return;
  const push = wayOf(found);
  const ways: string[] = [];
  for (const way of kept.ways) {
    const body = JSON.stringify({ way, old: kept.push, new: push });
    const headers = { 'content-type': 'application/json' };
    const answer = await desk.ask('/api/calls/renew', { method: 'POST', headers, body });
    if (answer.ok) ways.push(((await answer.json()) as WaySeen).id);
    else if (answer.status !== GONE) throw new Error(`the house does not take the new subscription: ${answer.status}`);
  }
  await desk.keep(ways.length ? { ways: [...new Set(ways)], push } : undefined);
}

/** The browser has changed its subscription; it may have made another, or leave that to us. */
export async function changed(desk: Desk, made: PushSubscription | null): Promise<void> {
  if (await desk.kept()) await renew(desk, made ?? (await desk.current()) ?? (await anew(desk)));
}

async function anew(desk: Desk): Promise<PushSubscription> {
  const offer = (await (await desk.ask('/api/calls')).json()) as CallOffer;
  return desk.subscribe(offer.push_key);
}
