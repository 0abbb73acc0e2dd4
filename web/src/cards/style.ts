import type { Corner } from './parts';
import type { Face, Family, Level } from './types';

/** How a pack's cards are drawn. No rule of any game follows from it. */
export interface PackStyle {
  readonly family: Family;
  /** Suit letters of the codes, and the suit each is drawn as. */
  readonly suits: Readonly<Record<string, string>>;
  /** Letters of ranks that are drawn under another one. */
  readonly ranks?: Readonly<Record<string, string>>;
  /** Letters of ranks whose figure is not the usual one. */
  readonly figures?: Readonly<Record<string, string>>;
  /** The suits in the order in which they are held in the hand. */
  readonly held?: string;
  /** The knaves that are drawn as maids unless the table's book says otherwise. */
  readonly maids?: readonly string[];
  /** All knaves that are maids by some book. */
  readonly everMaids?: readonly string[];
  /** Emblems of the cards outside the suits: path data by card. */
  readonly emblems?: () => Promise<{ default: Readonly<Record<string, string>> }>;
  /** The emblems on its title page, which the lobby shows without the others. */
  readonly titleEmblems?: () => Promise<{ default: Readonly<Record<string, string>> }>;
  /** Cards with a glory of rays round their emblem, and no number. */
  readonly rayed?: (code: string) => boolean;
  /** The ink of a card outside the suits, by what it counts. */
  readonly ink?: (code: string, worth: number) => string;
  /** Cards that have a face like no other. */
  readonly faces?: Readonly<Record<string, (level: Level, edge: Corner) => Face>>;
}

/** French suits; in the hand black and red by turns. */
export const FRENCH: PackStyle = {
  family: 'french',
  suits: { s: 'pique', h: 'coeur', d: 'carreau', c: 'trefle' },
  held: 'shcd',
};

export const GERMAN: PackStyle = {
  family: 'german',
  suits: { h: 'herz', l: 'laub', s: 'schell', e: 'eichel' },
};
