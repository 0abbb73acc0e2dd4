import { timeWords } from '../table/company-words';
import { say } from './say';

const DAY = 86_400;

/** How long one has for a move by correspondence. */
export const longTime = (seconds: number): string => (seconds < DAY ? timeWords(seconds) : say('days', { n: seconds / DAY }));

/** What is said to whoever comes to a table by correspondence: its pace, and what that means. */
export const paceNote = (move: number): string => `${say('pace.slow', { what: longTime(move) })}. ${say('pace.note')}`;
