import { rich } from '../i18n';
import type { Advice, Answer } from '../lib/wire';
import type { TableModel } from './model.svelte';
import { deedParts } from './offers/words';

/** How long to wait before asking once more, in milliseconds. */
const AGAIN = 700;
const pause = (): Promise<void> => new Promise((done) => setTimeout(done, AGAIN));

/** Is it worth asking again? The line was cut, or an earlier question is still being thought about. */
const unanswered = (answer: Answer): boolean => answer.type === 'error' && (answer.code === 'lost' || answer.code === 'thinking');

/** A hint that is asked for. Whoever asks sees that it is being found, then the hint, or why there is none. */
export class HintRequest {
  pending = $state(false);
  /** Which question counts: an act of one's own makes the last one pointless. */
  #number = 0;

  constructor(readonly table: TableModel) {}

  async ask(): Promise<void> {
    const { table } = this;
    if (this.pending) return;
    // It may be one's turn already, and only be shown later.
    table.link.hurry();
    if (!table.mine) return table.heed({ type: 'error', ref: '', code: 'not-awaited', message: '' });
    const number = ++this.#number;
    this.pending = true;
    table.notice = undefined;
    const answer = await this.#answer(number);
    if (number !== this.#number) return;
    this.pending = false;
    if (answer.type === 'advice') this.#tell(answer);
    else table.heed(answer);
  }

  /** One has acted oneself: nothing is to be advised any more. */
  cancel(): void {
    this.#number += 1;
    this.pending = false;
  }

  /** The answer to what is asked now: again, if it was lost or if something else is asked meanwhile. */
  async #answer(number: number): Promise<Answer> {
    const { table } = this;
    for (;;) {
      const position = JSON.stringify(table.scene?.offers);
      const answer = await table.link.ask({ type: 'hint' });
      const moved = table.mine && position !== JSON.stringify(table.scene?.offers);
      if (number !== this.#number || !(moved || unanswered(answer))) return answer;
      await pause();
    }
  }

  #tell(advice: Advice): void {
    const { table } = this;
    if (!table.mine) return table.heed({ type: 'stale', ref: '', seq: 0, missed: [] });
    const { action } = advice;
    table.advised = action;
    if ('cards' in action && Array.isArray(action.cards) && table.cardPick) {
      const { always } = table.cardPick;
      table.picked = action.cards.filter((card) => !always.includes(card));
    }
    const text = rich('notice.hint', { what: deedParts(table, action) });
    table.notice = { text, source: '', kind: 'hint', advice };
  }
}
