import type { LessonMoment } from '../lib/wire';

/** A lesson's sentence: cards stand in braces, as in `{cR 40}`. */
export { marks as partsOf } from '../i18n/say';

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
