import type { Reckoning } from '../lib/wire';
import { keepTold, toldBefore, toldSoFar } from './told';

export type Heard = (told: Reckoning) => void;
const SOON = 120;
const LATER = 4000;

/** The server will not count by such rules. */
export class Unruly extends Error {}

async function post(body: string): Promise<Reckoning> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch('/api/count', { method: 'POST', headers, body });
  if (response.ok) return (await response.json()) as Reckoning;
  const problem = (await response.json().catch(() => null)) as { message?: string } | null;
  if (response.status === 422 || response.status === 400) throw new Unruly(problem?.message ?? '');
  throw new Error(String(response.status));
}

/** Asks for the latest only; without a connection it waits, and asks again when it is back. */
export class Asker {
  #wanted: string | undefined;
  #told = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  #busy = false;

  constructor(
    private readonly heard: Heard,
    private readonly lost: (yes: boolean) => void,
    private readonly unruly: (why: string) => void,
  ) {}

  ask(body: string): void {
    if (body === this.#told && this.#wanted === undefined) return;
    this.#wanted = body;
    this.#soon(SOON);
  }

  /** The connection may be back. */
  again(): void {
    if (this.#wanted !== undefined) this.#soon(0);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #soon(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#run(), wait);
  }

  async #run(): Promise<void> {
    const body = this.#wanted;
    if (this.#busy || body === undefined) return;
    if (!navigator.onLine) return this.#offline(body);
    this.#busy = true;
    try {
      const told = await post(body);
      this.#settle(body);
      this.unruly('');
      this.heard(told);
      keepTold(body, told);
    } catch (error) {
      if (error instanceof Unruly) {
        this.#settle(body);
        this.unruly(error.message);
      } else {
        this.#offline(body);
        this.#soon(LATER);
      }
    } finally {
      this.#busy = false;
      if (this.#wanted !== undefined && this.#wanted !== body) this.#soon(0);
    }
  }

  /** Without a net what was counted before is known; the rest is counted when it is back. */
  #offline(body: string): void {
    const known = toldSoFar(body);
    if (known) this.heard(known);
    this.lost(!toldBefore(body));
  }

  #settle(body: string): void {
    this.#told = body;
    if (this.#wanted === body) this.#wanted = undefined;
    this.lost(false);
  }
}
