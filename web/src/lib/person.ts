import { recall, remember } from './memory';

/** Who one is to the server: a key made in this browser, which finds one's own chairs from any device. */

const KEY = 'ridotto.key';
const BYTES = 16;
const WRITTEN = /^[0-9a-f]{32}$/;

export const isKey = (text: string): boolean => WRITTEN.test(text);

/** The key of this browser; nothing before there is one. */
export function personKey(): string {
  const kept = recall<unknown>(KEY, '');
  return typeof kept === 'string' && isKey(kept) ? kept : '';
}

/** The key of this browser, made if there is none. */
export function ownKey(): string {
  const key = personKey() || fresh();
  keepKey(key);
  return key;
}

export function keepKey(key: string): void {
  remember(KEY, key);
}

/** Be nobody again in this browser; what the server knows stays there. */
export function dropKey(): void {
  remember(KEY, '');
}

/** The header that says who asks. */
export function keyHeader(key = personKey()): Record<string, string> {
  return key ? { 'ridotto-key': key } : {};
}

function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
