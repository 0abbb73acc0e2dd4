import { itActs } from './it.acts';
import { itTold } from './it.told';

/** What is said at tables, in Italian, whatever the game. */
export const it = {
  ...itActs,
  ...itTold,
};
