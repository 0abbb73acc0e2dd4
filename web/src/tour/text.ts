import type { Part } from '../i18n/say';
import type { LessonMoment } from '../lib/wire';

const CARDS = /\{([^}]*)\}/;

/** A lesson's sentence: cards stand in braces, as in `{cR 40}`. */
export function partsOf(text: string): Part[] {
  return text
    .split(CARDS)
    .map((piece, n): Part => (n % 2 ? { cards: piece.split(' ') } : piece))
    .filter((part) => part !== '');
}

export interface Said {
  text: string;
  otherwise: string;
  /** The tongue it is said in, which may not be the one wished for. */
  tongue: string;
}

/** What is said at a moment, in this tongue or else in English. */
export function saidAt(moment: LessonMoment, tongue: string): Said {
  const found = moment.words[tongue] ? tongue : 'en';
  const words = moment.words[found];
  return { text: words?.text ?? '', otherwise: words?.otherwise ?? '', tongue: found };
}
