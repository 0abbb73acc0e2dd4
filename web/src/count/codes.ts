/** Cards out of typed codes: `cR b7 28-32`, in any case; a stretch is of numbers. */
export function readCodes(text: string, known: readonly string[]): { cards: string[]; unknown: string[] } {
  const spelt = new Map(known.map((card) => [card.toLowerCase(), card]));
  const cards: string[] = [];
  const unknown: string[] = [];
  for (const word of text.split(/[\s,;]+/).filter(Boolean)) {
    const stretch = /^(\d+)-(\d+)$/.exec(word);
    const codes = stretch ? between(Number(stretch[1]), Number(stretch[2])) : [word];
    const found = codes.map((code) => spelt.get(code.toLowerCase()));
    if (found.length && found.every((card) => card !== undefined)) cards.push(...found);
    else unknown.push(word);
  }
  return { cards: [...new Set(cards)], unknown };
}

const MOST = 100;

function between(low: number, high: number): string[] {
  return Array.from({ length: Math.min(MOST, Math.max(0, high - low + 1)) }, (_, n) => String(low + n));
}

/** The heaps with a card given to one of them, or to none (-1). */
export function give(heaps: readonly (readonly string[])[], cards: readonly string[], to: number): string[][] {
  return heaps.map((heap, n) => {
    const others = heap.filter((card) => !cards.includes(card));
    return n === to ? [...others, ...cards] : others;
  });
}
