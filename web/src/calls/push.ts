import type { PushWay } from '../lib/wire';
import { worker } from '../offline/register';

/** Where this browser remembers by which way it is called. */
export const PUSH = 'ridotto.push';

/** The subscription of this browser, as the server wants it; nothing where there is none. */
export async function subscription(): Promise<PushWay | undefined> {
  const found = await (await manager())?.getSubscription();
  return found ? wish(found) : undefined;
}

async function manager(): Promise<PushManager | undefined> {
  return 'PushManager' in window ? (await worker())?.pushManager : undefined;
}

function wish(found: PushSubscription): PushWay {
  const { endpoint, keys } = found.toJSON();
  return { type: 'push', endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}

/** Subscribe; what the browser says to it. */
export async function subscribe(key: string): Promise<PushWay | 'none' | 'denied'> {
  const push = await manager().catch(() => undefined);
  if (!push || !('Notification' in window)) return 'none';
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const found = await push.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => undefined);
  return found ? wish(found) : 'none';
}

/** The worker renews the subscription of this way when the browser changes it; of none, if it is empty. */
export async function noteCalled(way: string): Promise<void> {
  (await worker())?.active?.postMessage({ called: way });
}

export async function unsubscribe(): Promise<void> {
  await (await (await manager())?.getSubscription())?.unsubscribe();
}
