import { inColumn, signed } from '../review/figures';
import { say } from './say.svelte';

/** What was paid in all, in words; the accounts are in the game's own money. */
export const paidWords = (paid: number): string =>
  paid === 0 ? say('even') : say(paid > 0 ? 'won' : 'lost', { n: Math.abs(paid) });

export { inColumn, signed };
