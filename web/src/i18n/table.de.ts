import { deActs } from './de.acts';
import { deTold } from './de.told';

/** What is said at tables, in German, whatever the game. */
export const de = {
  ...deActs,
  ...deTold,
};
