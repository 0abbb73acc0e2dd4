import { Denied } from '../lib/api';
import { merge, withoutNulls } from '../lib/merge';
import { linger, liking, stillness } from '../lib/settings.svelte';
import { TRICK_ENDS, type Happening, type Link } from '../lib/socket.svelte';
import type { Action, Answer, GameEvent, Lesson, LessonMoment, Scene } from '../lib/wire';
import { tryOut } from './ask';
import { knownVerdict } from './known';

/** How long each card of the others is looked at, where there are few of them, and where many. */
const CARD = { calm: 800, brisk: 400, none: 0, tap: 800 };
const QUICK = 6;
const KEPT = 12;

/** Nobody learns by asking the referee: what he decides is not offered. */
function unclaimed(scene: Scene): Scene {
  return { ...scene, offers: scene.offers.filter((offer) => offer.type !== 'ask') };
}

/** A first hand, seen as a table is seen: the moments, and what the others do between them. */
export class TourLink implements Link {
  readonly status = 'open';
  readonly problem = undefined;
  readonly table = '';
  readonly present: number[];
  readonly #scenes: Scene[];
  readonly #events: GameEvent[][];
  readonly #last: number;

  /** The moment one is at, or on the way to. */
  at = $state(0);
  /** How many steps have been seen; on the way fewer than the moment has behind it. */
  seen = $state(0);
  /** A trick on the way has just been taken, and is looked at. */
  #pausing = $state(false);
  /** Something lawful was done that is not wanted now. */
  strayed = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly lesson: Lesson,
    readonly name: string,
    at: number,
  ) {
    this.present = lesson.scene.company.chairs.map((_, seat) => seat);
    let scene = this.#named(lesson.scene);
    this.#scenes = [scene];
    for (const step of lesson.steps) {
      scene = merge(scene, step.patch) as Scene;
      this.#scenes.push(scene);
    }
    this.#events = lesson.steps.map((step) => withoutNulls(step.events) as GameEvent[]);
    this.#last = lesson.moments.length - 1;
    this.at = Math.max(0, Math.min(this.#last, at));
    this.seen = this.moment.at;
  }

  /** The learner under his own name. */
  #named(scene: Scene): Scene {
    const chairs = scene.company.chairs.map((chair, seat) =>
      seat === scene.seat ? { ...chair, name: this.name } : chair,
    );
    return { ...scene, company: { ...scene.company, chairs } };
  }

  get moment(): LessonMoment {
    const found = this.lesson.moments[this.at];
    if (!found) throw new Error(`no moment ${this.at}`);
    return found;
  }

  /** What the learner is to do now. */
  get wanted(): Action | undefined {
    return (this.moment.action ?? undefined) as Action | undefined;
  }

  /** Has one arrived, and nothing moves any more? */
  get still(): boolean {
    return this.seen === this.moment.at && !this.#pausing;
  }

  /** Where there is only to read on, a trick that has just been taken lies there meanwhile. */
  get lingering(): boolean {
    const reading = this.still && !this.wanted && !this.moment.tries;
    return this.#pausing || (reading && this.#endsTrick(this.seen));
  }

  #endsTrick(step: number): boolean {
    return (this.#events[step - 1] ?? []).some((event) => TRICK_ENDS.has(event.type));
  }

  get isLast(): boolean {
    return this.at === this.#last;
  }

  readonly scene = $derived.by((): Scene => {
    const scene = this.#scenes[this.seen] as Scene;
    return this.still ? unclaimed(merge(scene, this.moment.patch) as Scene) : scene;
  });

  readonly happenings = $derived.by((): Happening[] => {
    const from = Math.max(0, this.seen - KEPT);
    return this.#events.slice(from, this.seen).map((events, n) => ({
      seq: from + n,
      entry: { type: 'acted', events } as Happening['entry'],
      scene: this.#scenes[from + n + 1] as Scene,
    }));
  });

  /** To another moment; forwards the others are seen playing, backwards one is simply there. */
  go(to: number): void {
    clearTimeout(this.#timer);
    this.#pausing = false;
    this.strayed = false;
    const forwards = to === this.at + 1;
    this.at = Math.max(0, Math.min(this.#last, to));
    if (!forwards || liking.pace === 'none') this.seen = this.moment.at;
    else this.#walk();
  }

  #walk(): void {
    const left = this.moment.at - this.seen;
    if (left <= 0) return;
    this.seen += 1;
    const ends = this.#endsTrick(this.seen);
    this.#pausing = ends;
    const many = left > QUICK;
    const pause = ends ? linger() / (many ? 2 : 1) : CARD[stillness() ? 'brisk' : liking.pace] / (many ? 3 : 1);
    this.#timer = setTimeout(() => {
      this.#pausing = false;
      this.#walk();
    }, pause);
  }

  hurry(): void {
    if (this.still) return;
    clearTimeout(this.#timer);
    this.#pausing = false;
    this.seen = this.moment.at;
  }

  ask(): Promise<Answer> {
    return Promise.resolve({ type: 'error', ref: '', code: 'lost', message: '' });
  }

  async act(action: Action): Promise<Answer> {
    const at = this.at;
    const { scene, moment } = this;
    const found = await tryOut(this.lesson.game, at, action).catch((error: unknown) =>
      error instanceof Denied ? undefined : knownVerdict(scene, moment, action),
    );
    if (!found) return this.ask();
    if (at === this.at && found.right) this.go(at + 1);
    else if (at === this.at) this.strayed = found.lawful;
    if (found.lawful) return { type: 'accepted', ref: '', seq: this.seen };
    const { rule, title, source, reason } = found;
    return { type: 'refused', ref: '', rule, title, source, reason };
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
