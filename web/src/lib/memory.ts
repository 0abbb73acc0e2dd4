/** What this browser remembers: the chairs it holds, and how its owner likes the page. */

export interface Chair {
  table: string;
  token: string;
  seat: number;
  game: string;
  name: string;
  /** Whom one plays with there, and how the party stood when it was last seen. */
  company?: string[];
  standing?: string;
  /** When the table was last seen, and whether its party had ended. */
  at: number;
  over: boolean;
}

const CHAIRS = 'ridotto.chairs';
const MOST = 20;

export function recall<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

/** A browser that keeps nothing is no reason not to play. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}

export function chairs(): Chair[] {
  return recall<Chair[]>(CHAIRS, []);
}

export function chairAt(table: string): Chair | undefined {
  return chairs().find((chair) => chair.table === table);
}

export function keepChair(chair: Chair): void {
  const others = chairs().filter((other) => other.table !== chair.table);
  remember(CHAIRS, [chair, ...others].slice(0, MOST));
}

/** Nothing was played here, as far as this browser knows. */
export function forgetAllChairs(): void {
  remember(CHAIRS, []);
}

export function forgetChair(table: string): void {
  remember(
    CHAIRS,
    chairs().filter((chair) => chair.table !== table),
  );
}
