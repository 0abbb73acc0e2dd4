import { liking } from '../lib/settings.svelte';
import type { MyTurn } from '../lib/wire';
import { say } from './say';

export { myTurns } from './ask';

const MINUTE = 60_000;
const UNITS = [
  ['day', 24 * 60 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** So much time in whole units of one kind, rounded down: what is promised is there. */
export function span(time: number, language: string): string {
  // Of the last two days the hours count.
  const [unit, length] = UNITS.find(([name, one]) => time >= (name === 'day' ? 2 : 1) * one) ?? UNITS[2];
  const style: Intl.NumberFormatOptions = { style: 'unit', unit, unitDisplay: 'long' };
  return new Intl.NumberFormat(language, style).format(Math.max(0, Math.floor(time / length)));
}

/** That it is one's turn, and at a slow table how long it is. */
export function turnWords(turn: MyTurn, now = Date.now()): string {
  return turn.until ? say('turn.left', { left: span(turn.until - now, liking.language) }) : say('turn.now');
}
