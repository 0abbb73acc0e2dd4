import { withoutNulls } from '../lib/merge';
import type { Link } from '../lib/socket.svelte';
import type { Action, Answer, Scene } from '../lib/wire';

/** A seat's scene with only what is put together of several cards; whole acts are told in a list. */
export function picking(scene: Scene): Scene {
  const plain = withoutNulls(scene) as Scene;
  const offers = plain.offers.filter((offer) => offer.type !== 'do' && offer.type !== 'ask');
  return { ...plain, offers, awaited: [], attempts: [], reasons: [] };
}

/** A table at which one only thinks: what is done there is supposed. */
export class ThoughtLink implements Link {
  readonly table = '';
  readonly status = 'open';
  readonly problem = undefined;
  readonly present = [];
  readonly happenings = [];
  readonly lingering = false;

  constructor(
    readonly scene: Scene,
    private readonly suppose: (action: Action) => Promise<void>,
  ) {}

  ask(): Promise<Answer> {
    return Promise.resolve({ type: 'error', ref: '', code: 'over', message: 'the deal is over' });
  }

  async act(action: Action): Promise<Answer> {
    await this.suppose(action);
    return { type: 'accepted', ref: '', seq: 0 };
  }

  hurry(): void {}

  close(): void {}
}
