import type { Action, ReplayedDeal, Variation } from '../lib/wire';

/** The variations of a deal, and the line one is on: 0 is what happened. */
export class Tree {
  variations = $state.raw<readonly Variation[]>([]);
  firsts = $state.raw<readonly (Action | null | undefined)[]>([]);
  line = $state(0);
  /** How many acts of the record came before the deal. */
  private readonly first: number;

  constructor(told: Pick<ReplayedDeal, 'first' | 'variations' | 'firsts'>) {
    this.first = told.first;
    this.variations = told.variations;
    this.firsts = told.firsts;
  }

  /** A new line of which the house has told, or one that has grown. */
  grow(variations: readonly Variation[], line: number, act: Action): void {
    if (variations.length > this.variations.length) this.firsts = [...this.firsts, act];
    this.variations = variations;
    this.line = line;
  }

  /** The number of a line that somebody else thought of, which is added if it is not there yet. */
  admit(one: Variation, act: Action): number {
    const same = (other: Variation): boolean => other.of === one.of && other.after === one.after && other.acts.join() === one.acts.join();
    const found = this.variations.findIndex(same);
    if (found >= 0) return found + 1;
    this.firsts = [...this.firsts, act];
    this.variations = [...this.variations, one];
    return this.variations.length;
  }

  /** The numbers of the lines of this deal that leave this one. */
  leaving(line: number): number[] {
    return this.variations
      .map((_, n) => n + 1)
      .filter((n) => this.variations[n - 1]?.of === line && this.firsts[n - 1]);
  }

  /** At which step a line leaves what it is a variation of. */
  parts(line: number): number {
    return (this.variations[line - 1]?.after ?? this.first) - this.first;
  }

  /** The line to which the act of this step belongs, going along the one that is shown. */
  owner(step: number): number {
    let line = this.line;
    while (line && step < this.parts(line)) line = this.variations[line - 1]?.of ?? 0;
    return line;
  }

  /** What is said of a step. */
  said(step: number): string {
    const line = this.owner(step);
    const at = step - this.parts(line);
    return this.variations[line - 1]?.comments.find((one) => one.at === at)?.says ?? '';
  }

  say(step: number, says: string): void {
    const line = this.owner(step);
    const one = this.variations[line - 1];
    if (!one) return;
    const at = step - this.parts(line);
    const others = one.comments.filter((comment) => comment.at !== at);
    const comments = says.trim() ? [...others, { at, says }].sort((a, b) => a.at - b.at) : others;
    this.change(line, { comments });
  }

  name(line: number, name: string): void {
    this.change(line, { name });
  }

  private change(line: number, fields: Partial<Variation>): void {
    this.variations = this.variations.map((one, n) => (n === line - 1 ? { ...one, ...fields } : one));
  }

  /** Take a line away, and all that leave it; what stays is counted anew. */
  remove(line: number): void {
    const gone = new Set([line]);
    this.variations.forEach((one, n) => void (gone.has(one.of) && gone.add(n + 1)));
    const number = new Map<number, number>([[0, 0]]);
    this.variations.forEach((_, n) => void (gone.has(n + 1) || number.set(n + 1, number.size)));
    const kept = <T>(_: T, n: number): boolean => !gone.has(n + 1);
    this.firsts = this.firsts.filter(kept);
    this.variations = this.variations.filter(kept).map((one) => ({ ...one, of: number.get(one.of) ?? 0 }));
    this.line = 0;
  }
}
