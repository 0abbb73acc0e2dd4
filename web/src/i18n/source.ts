import { t, type Key } from '.';

/** A source as one reads it in passing: why we decided something, the rule's own page tells. */
export function sourceWords(source: string, word: (key: Key) => string = t): string {
  const ours = word('source.ours');
  // The house may have said it in the reader's tongue already.
  const reasons = new RegExp(`(?:\\bour decision|${ours}).*$`);
  return source.replace('introduction of the book', () => word('source.opening')).replace(reasons, () => ours);
}
