import { Denied, spoken } from '../lib/api';
import { keyHeader } from '../lib/person';
import type { Decision, Problem, ReviewPart } from '../lib/wire';
import type { Origin } from '../worked/ask';

const SOON = 1500;

async function asked(origin: Origin, token: string, after: number | undefined, signal: AbortSignal): Promise<ReviewPart> {
  const headers: Record<string, string> = { 'content-type': 'application/json', ...keyHeader() };
  if (token) headers['authorization'] = `Bearer ${token}`;
  const body = JSON.stringify(after === undefined ? { origin } : { origin, after });
  const response = await fetch(spoken('/api/replay/review'), { method: 'POST', headers, body, signal });
  if (response.ok) return (await response.json()) as ReviewPart;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw new Denied(problem?.code ?? 'unknown', problem?.message ?? response.statusText);
}

/** A review that is read while it is made. */
export class ReviewReader {
  /** What is known from the beginning; nothing while the review waits for its turn. */
  outline = $state.raw<ReviewPart | undefined>();
  decisions = $state.raw<readonly Decision[]>([]);
  /** The last part: luck and skill. */
  ending = $state.raw<ReviewPart | undefined>();
  problem = $state('');
  #gone = new AbortController();

  constructor(
    readonly origin: Origin,
    readonly token: string,
  ) {}

  get count(): number {
    return this.outline?.count ?? 0;
  }

  /** The step of the deal at which a decision was made. */
  stepOf(decision: Pick<Decision, 'number'>): number {
    return decision.number - (this.outline?.first ?? 0);
  }

  async read(): Promise<void> {
    this.problem = '';
    try {
      while (!this.ending && !this.#gone.signal.aborted) {
        const after = this.outline ? this.decisions.length : undefined;
        this.#take(await asked(this.origin, this.token, after, this.#gone.signal));
      }
    } catch (error) {
      if (this.#gone.signal.aborted) return;
      if (error instanceof Denied && error.code === 'too-fast' && this.outline) {
        setTimeout(() => void this.read(), SOON);
      } else this.problem = error instanceof Denied ? error.message : ' ';
    }
  }

  #take(part: ReviewPart): void {
    if (!part.count) return;
    this.outline ??= part;
    this.decisions = [...this.decisions.slice(0, part.place), ...part.decisions];
    if (part.done) this.ending = part;
  }

  close(): void {
    this.#gone.abort();
  }
}
