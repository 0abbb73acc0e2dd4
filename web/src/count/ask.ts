import type { Reckoning } from '../lib/wire';
import { countHere, type Counted } from './local/local';
import { keepTold, toldBefore, toldSoFar } from './told';

export type Heard = (told: Reckoning) => void;
const SOON = 120;
const LATER = 4000;

/** The server will not count by such rules. */
export class Unruly extends Error {}

function unruly(body: string): Unruly {
  try {
    return new Unruly((JSON.parse(body) as { message?: string }).message ?? '');
  } catch {
    return new Unruly('');
  }
}

async function post(body: string): Promise<Reckoning> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch('/api/count', { method: 'POST', headers, body });
  if (response.ok) return (await response.json()) as Reckoning;
  if (response.status === 422 || response.status === 400) throw unruly(await response.text());
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
    /** This browser does not count by itself, or cannot. */
    private readonly unable: () => void,
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
      this.#hear(body, await post(body));
    } catch (error) {
      if (error instanceof Unruly) this.#refuse(body, error);
      else {
        this.#offline(body);
        this.#soon(LATER);
      }
    } finally {
      this.#busy = false;
      if (this.#wanted !== undefined && this.#wanted !== body) this.#soon(0);
    }
  }

  #hear(body: string, told: Reckoning): void {
    this.#settle(body);
    this.unruly('');
    this.heard(told);
    keepTold(body, told);
  }

  #refuse(body: string, why: Unruly): void {
    this.#settle(body);
    this.unruly(why.message);
  }

  /** Without a net what was counted before is known; the rest is counted here, or when it is back. */
  #offline(body: string): void {
    const known = toldSoFar(body);
    if (known) this.heard(known);
    this.lost(!toldBefore(body));
    if (!toldBefore(body)) void countHere(body).then((counted) => (counted ? this.#counted(body, counted) : this.unable()));
  }

  /** Counted by this browser; a game that it does not know is left to the house. */
  #counted(body: string, { status, body: text }: Counted): void {
    if (this.#wanted !== body) return;
    if (status === 200) this.#hear(body, JSON.parse(text) as Reckoning);
    else if (status === 422) this.#refuse(body, unruly(text));
  }

  #settle(body: string): void {
    this.#told = body;
    if (this.#wanted === body) this.#wanted = undefined;
    this.lost(false);
  }
}
