import { enActs } from './en.acts';
import { enTold } from './en.told';

/** What is said at tables, in English, whatever the game. */
export const en = {
  ...enActs,
  ...enTold,
};
