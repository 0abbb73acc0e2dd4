import { pagesAfter } from './api';
import { merge, withoutNulls } from './merge';
import { between, liking, linger, type Language } from './settings.svelte';
import type { Action, Answer, Bye, Command, Entry, Frame, News, PageSeen, Refused, Scene, Welcome } from './wire';

/** Something that happened, with the scene it made. */
export interface Happening {
  seq: number;
  entry: Entry;
  scene: Scene;
  /** It happened before one came, and was read up later. */
  past?: boolean;
}

export type Status = 'connecting' | 'open' | 'lost' | 'turned-away';

/** What a table is seen through: a connection, or a deal that is looked at again. */
export interface Link {
  readonly table: string;
  readonly scene: Scene | undefined;
  readonly status: Status;
  readonly problem: { code: string; message: string } | undefined;
  readonly present: number[];
  readonly happenings: Happening[];
  readonly lingering: boolean;
  /** With whose eyes it is seen, where that is not one's own chair. */
  readonly eye?: number | undefined;
  ask(command: Command): Promise<Answer>;
  act(action: Action): Promise<Answer>;
  hurry(): void;
  close(): void;
  speak?(language: Language): void;
}

type Asked = Extract<Frame, { ref: string }>;

const KEPT = 220;
/** When the pages of this deal that one has not seen are asked for, and how many at most. */
const LATER = 1200;
const PAGES = 200;
const PATIENCE = [300, 700, 1500, 3000, 6000, 10000];
/** How often the line is tried, and how long it may be silent then, in milliseconds. */
const PULSE = 25000;
const SILENCE = 8000;
/** Events with which a trick is over. */
export const TRICK_ENDS: ReadonlySet<string> = new Set(['trick-gathered', 'trick-taken']);

/** One chair at one table, over as many connections as it takes. */
export class TableLink implements Link {
  scene = $state.raw<Scene | undefined>();
  status = $state<Status>('connecting');
  problem = $state<{ code: string; message: string } | undefined>();
  present = $state.raw<number[]>([]);
  happenings = $state.raw<Happening[]>([]);
  refusal = $state.raw<Refused | undefined>();
  /** A trick has just been finished and is still being looked at. */
  lingering = $state(false);

  #seq = -1;
  #language: Language | undefined;
  #socket: WebSocket | undefined;
  #tries = 0;
  #refs = 0;
  #closed = false;
  #waiting = new Map<string, (answer: Asked) => void>();
  #pages: News[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval>;
  #fresh = true;
  /** The page waits before it shows what comes next; and somebody does not want to wait. */
  #pausing = false;
  #rushed = false;
  #later: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly table: string,
    readonly token: string,
    readonly key = '',
  ) {
    this.#connect();
    this.#pulse = setInterval(() => void this.#listen(), PULSE);
    addEventListener('offline', this.#cut);
  }

  /** A line that gives no answer is as good as cut. */
  async #listen(): Promise<void> {
    if (this.status !== 'open') return;
    const silence = setTimeout(this.#cut, SILENCE);
    await this.ask({ type: 'ping' });
    clearTimeout(silence);
  }

  #cut = (): void => {
    const socket = this.#socket;
    if (!socket || this.status !== 'open') return;
    socket.onmessage = null;
    socket.close();
    this.#lost(socket);
  };

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const path = `/api/tables/${encodeURIComponent(this.table)}/socket`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.#socket = socket;
    socket.onopen = () => this.#hello();
    socket.onmessage = (message) => this.#take(JSON.parse(String(message.data)) as Frame);
    socket.onclose = () => this.#lost(socket);
  }

  #hello(): void {
    const seen = this.#seq < 0 ? {} : { seq: this.#seq };
    this.#language = liking.language;
    this.#write({ type: 'hello', token: this.token, key: this.key, language: this.#language, ...seen });
  }

  /** Be told in another tongue from now on: the house asks for it in its first frame only. */
  speak(language: Language): void {
    if (this.#language && language !== this.#language) this.#cut();
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.#closed || this.status === 'turned-away') return;
    this.#socket = undefined;
    this.status = this.scene ? 'lost' : 'connecting';
    for (const settle of this.#waiting.values()) settle(gone());
    this.#waiting.clear();
    const wait = PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)] ?? 1000;
    setTimeout(() => this.#closed || this.#connect(), wait * (0.8 + 0.4 * Math.random()));
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#later);
    clearInterval(this.#pulse);
    removeEventListener('offline', this.#cut);
    this.#socket?.close();
  }

  #write(command: Command): void {
    this.#socket?.send(JSON.stringify(command));
  }

  /** Send a command; its answer comes back, also when the connection is lost. */
  ask(command: Command): Promise<Answer> {
    if (this.status !== 'open' || this.#closed) return Promise.resolve(gone());
    const ref = String(++this.#refs);
    return new Promise((settle) => {
      this.#waiting.set(ref, settle as (answer: Asked) => void);
      this.#write({ ...command, ref });
    });
  }

  /** Act on what has been seen so far. A refusal is kept, to be read. */
  async act(action: Action): Promise<Answer> {
    this.hurry();
    this.refusal = undefined;
    const answer = await this.ask({ type: 'act', action, seq: this.#seq });
    if (answer.type === 'refused') this.refusal = answer;
    if (answer.type === 'stale') this.#hurry();
    return answer;
  }

  #take(frame: Frame): void {
    if (frame.type === 'welcome') this.#welcome(frame);
    else if (frame.type === 'news') this.#news(frame);
    else if (frame.type === 'presence') this.present = frame.present;
    else if (frame.type === 'bye') this.#bye(frame);
    else this.#answered(frame);
  }

  #welcome(frame: Welcome): void {
    this.#pages = [];
    this.scene = withoutNulls(frame.scene) as Scene;
    this.#seq = frame.seq;
    this.present = frame.present;
    this.#tries = 0;
    this.status = 'open';
    this.lingering = false;
    this.#pausing = false;
    clearTimeout(this.#timer);
    if (this.#fresh) this.#later = setTimeout(() => void this.#readUp(frame.seq), LATER);
    this.#fresh = false;
    for (const page of frame.missed) this.#tell(page.seq, page.entries, this.scene);
  }

  /** Whoever comes, or comes back, to a deal reads what has happened in it so far. */
  async #readUp(seq: number): Promise<void> {
    if (!this.scene?.company.started || this.scene.company.charter.watching?.how === 'open') return;
    const pages = await pagesAfter(this.table, this, Math.max(-1, seq - PAGES));
    const before = sinceShuffle(pages.filter((page) => page.seq <= seq));
    const scene = this.scene;
    const past = before.flatMap((page) =>
      page.entries.map((entry) => ({ seq: page.seq, entry, scene, past: true })),
    );
    this.happenings = [...past, ...this.happenings].slice(-KEPT);
  }

  #bye(frame: Bye): void {
    if (frame.again) return;
    this.status = 'turned-away';
    this.problem = { code: 'bye', message: frame.reason };
  }

  #answered(frame: Asked): void {
    const settle = this.#waiting.get(frame.ref);
    this.#waiting.delete(frame.ref);
    if (settle) settle(frame);
    else if (frame.type === 'error') {
      this.status = 'turned-away';
      this.problem = { code: frame.code, message: frame.message };
    }
  }

  #news(frame: News): void {
    this.#pages.push(frame);
    if (!this.lingering && !this.#pausing) this.#turn();
  }

  /** Turn the pages that have come; after a finished trick, wait for it to be seen. */
  #turn(): void {
    for (let page = this.#pages.shift(); page; page = this.#pages.shift()) {
      if (page.seq <= this.#seq) continue;
      this.#seq = page.seq;
      this.scene = merge(this.scene, page.patch) as Scene;
      this.#tell(page.seq, page.entries, this.scene);
      if (linger() && endsTrick(page.entries)) return this.#wait(linger());
      if (this.#paced(page.entries)) return this.#pause(this.#gap);
    }
    this.#rushed = false;
  }

  /** Between two acts of others; not longer than the table's own pace, which is brisk where a deal has to be short. */
  get #gap(): number {
    return Math.min(between(), this.scene?.company.charter.pace ?? Infinity);
  }

  /** Each person sees the others act at a pace of one's own; a clock leaves no time for that. */
  #paced(entries: Entry[]): boolean {
    if (this.#rushed || !this.#gap || this.scene?.company.charter.clock) return false;
    return entries.some((entry) => {
      const actor = actorOf(entry);
      return actor >= 0 && actor !== this.scene?.seat;
    });
  }

  #pause(time: number): void {
    this.#pausing = true;
    this.#timer = setTimeout(() => {
      this.#pausing = false;
      this.#turn();
    }, time);
  }

  #wait(time: number): void {
    this.lingering = true;
    this.#timer = setTimeout(() => this.#hurry(), time);
  }

  /** Look at the finished trick no longer. */
  #hurry(): void {
    clearTimeout(this.#timer);
    this.lingering = false;
    this.#pausing = false;
    this.#turn();
  }

  /** Whoever has seen enough goes on: to the end of the trick, or until one is asked oneself. */
  hurry(): void {
    if (!this.lingering && !this.#pausing) return;
    this.#rushed = this.#pausing;
    this.#hurry();
  }

  #tell(seq: number, entries: Entry[], scene: Scene): void {
    const told = entries.map((entry) => ({ seq, entry, scene }));
    this.happenings = [...this.happenings, ...told].slice(-KEPT);
  }
}

/** The pages from the last shuffle on; all of them, where there was none. */
export function sinceShuffle(pages: readonly PageSeen[]): PageSeen[] {
  const shuffled = (entry: Entry): boolean =>
    entry.type === 'acted' && entry.events.some((event) => event.type === 'shuffle');
  const last = pages.findLastIndex((page) => page.entries.some(shuffled));
  return pages.slice(Math.max(0, last));
}

/** Who acted; nobody where it was the house. */
function actorOf(entry: Entry): number {
  const first = entry.type === 'acted' ? (entry.events[0] as { seat?: number } | undefined) : undefined;
  return first?.seat ?? -1;
}

function endsTrick(entries: Entry[]): boolean {
  return entries.some(
    (entry) => entry.type === 'acted' && entry.events.some((event) => TRICK_ENDS.has(event.type)),
  );
}

function gone(): Asked & Answer {
  return { type: 'error', ref: '', code: 'lost', message: 'the connection was lost' };
}
