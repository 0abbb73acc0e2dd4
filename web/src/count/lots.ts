/** A number below this one, by chance. */
export function lot(below: number): number {
  const most = Math.floor(0x1_0000_0000 / below) * below;
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  return drawn !== undefined && drawn < most ? drawn % below : lot(below);
}

const SEATS = 4;

/** A card for each of four; where some are to draw again, the others keep theirs. */
export function drawFour(
  pack: readonly string[],
  drawn: readonly string[] = [],
  again: readonly string[] = drawn,
): string[] {
  const next = Array.from({ length: SEATS }, (_, seat) => {
    const own = drawn[seat];
    return own !== undefined && !again.includes(own) ? own : '';
  });
  next.forEach((card, seat) => {
    if (card) return;
    const left = pack.filter((one) => !next.includes(one) && !drawn.includes(one));
    next[seat] = left[lot(left.length)] ?? '';
  });
  return next;
}

/** The same in an order of chance. */
export function shuffled<T>(items: readonly T[]): T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(lot(left.length), 1));
}
