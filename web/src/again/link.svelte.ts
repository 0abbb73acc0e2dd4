import type { Link } from '../lib/socket.svelte';
import type { CommonState } from '../lib/table';
import type { Answer, Scene } from '../lib/wire';
import type { Position } from './deal';

/** A deal that is over, seen as a table is seen: one position of it at a time. */
export class DealLink implements Link {
  at = $state(0);
  readonly status = 'open';
  readonly problem = undefined;
  readonly happenings = [];
  readonly lingering = false;
  readonly present: number[];

  constructor(
    readonly table: string,
    /** Who sits there, and who looks. */
    readonly live: Pick<Scene, 'seat' | 'company' | 'deals'>,
    readonly positions: readonly Position[],
    /** Who played together in this deal. */
    readonly sides: number[],
    /** With whose eyes it is seen, where not everything lies open. */
    readonly eye?: number | undefined,
  ) {
    this.present = live.company.chairs.map((_, seat) => seat);
  }

  /** The most cards anybody holds in the deal. */
  get most(): number {
    const hands = this.positions.flatMap((one) => (one.table as CommonState).deal.hands);
    return Math.max(0, ...hands.map((hand) => hand.length));
  }

  get last(): number {
    return this.positions.length - 1;
  }

  readonly position = $derived.by((): Position => {
    const found = this.positions[this.at];
    if (!found) throw new Error(`no step ${this.at}`);
    return found;
  });

  readonly scene = $derived.by((): Scene => {
    const { table, winning } = this.position;
    const { seat, company } = this.live;
    return {
      ...(seat === undefined ? {} : { seat }),
      ...(winning === undefined ? {} : { winning }),
      // Who is away today was not away then.
      company: { ...company, chairs: company.chairs.map((chair) => ({ ...chair, away: false })) },
      table,
      sides: this.sides,
      deals: this.live.deals,
      tally: this.position.tally,
      until: 0,
      awaited: [],
      between: false,
      over: false,
      may_undo: false,
      may_rise: false,
      offers: [],
      reasons: [],
      attempts: [],
    };
  });

  /** Go to the last position that is not beyond a step of the deal. */
  seek(step: number): void {
    this.go(this.positions.findLastIndex((one) => one.step <= step));
  }

  /** Go to where a trick begins. */
  seekTrick(trick: number): void {
    const found = this.positions.findIndex((one) => one.trick === trick);
    this.go(found < 0 ? this.last : found);
  }

  /** Go to a position; beyond either end is the end. */
  go(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to));
  }

  // What is over can only be looked at.
  ask(): Promise<Answer> {
    return Promise.resolve({ type: 'error', ref: '', code: 'over', message: 'the deal is over' });
  }

  act(): Promise<Answer> {
    return this.ask();
  }

  hurry(): void {}

  close(): void {}
}
