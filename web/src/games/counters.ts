/** A mark as fiches of ten, stacks of five and jettons of one: jettons behind the fiches take away. */
export interface Counters {
  fiches: number;
  stacks: number;
  jettons: number;
  behind: number;
}

/** The counters for a mark: 8 and 9 are laid from behind, as the book has it (Dr. 11). */
export function laidOut(points: number): Counters {
  const tens = Math.floor(points / 10);
  const units = points % 10;
  if (units >= 8) return { fiches: tens + 1, stacks: 0, jettons: 0, behind: 10 - units };
  return { fiches: tens, stacks: Math.floor(units / 5), jettons: units % 5, behind: 0 };
}
