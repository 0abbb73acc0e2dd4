/** Where one is in the house. Addresses are fragments, so that any file server will do. */
export type Place =
  | { at: 'lobby' }
  | { at: 'open'; game: string }
  | { at: 'board'; game: string }
  | { at: 'rules'; game: string; anchor: string }
  | { at: 'glossary'; word: string }
  | { at: 'count'; evening: string; shared: string }
  | { at: 'today' }
  | { at: 'duplicate'; deal: string }
  | { at: 'contest'; kind: 'challenge' | 'evening'; id: string; deal: number; board: boolean }
  | { at: 'print'; pack: string }
  | { at: 'mine'; brought: string }
  | { at: 'stop'; stop: string }
  | { at: 'first'; game: string }
  | { at: 'worked'; game: string; hand: string; spot?: Spot; tree?: string }
  | { at: 'replay'; spot?: Spot; tree?: string }
  | { at: 'table'; table: string; deal?: number; rules?: string; spot?: Spot; tree?: string };

/** A place in a deal: a step counted from 0, or a trick counted from 1; or its review, at a step. */
export interface Spot {
  kind: 'step' | 'trick' | 'review';
  n: number;
}

/** A place, or a tree of variations with a place in it, packed. */
function spotOf(kind: string | undefined, n: string | undefined): { spot?: Spot; tree?: string } {
  if (kind === 'what-if' && n) return { tree: n };
  const known = (kind === 'step' || kind === 'trick' || kind === 'review') && /^\d{1,5}$/.test(n ?? '0');
  return known ? { spot: { kind, n: Number(n ?? 0) } } : {};
}

function read(fragment: string): Place {
  const [first, second, third, fourth, ...more] = fragment.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  const deal = third === 'deal' && /^[1-9]\d*$/.test(fourth ?? '') ? { deal: Number(fourth) } : {};
  const rules = third === 'rules' ? { rules: [fourth ?? '', ...more].join('/') } : {};
  if (first === 'table' && second) {
    return { at: 'table', table: second, ...deal, ...rules, ...('deal' in deal ? spotOf(more[0], more[1]) : {}) };
  }
  if (first === 'worked') return { at: 'worked', game: second ?? '', hand: third ?? '', ...spotOf(fourth, more[0]) };
  if (first === 'replay') return { at: 'replay', ...spotOf(second, third) };
  if (first === 'first-hand' && second) return { at: 'first', game: second };
  if ((first === 'open' || first === 'board') && second) return { at: first, game: second };
  if (first === 'rules' && second) {
    const anchor = [third, fourth, ...more].filter(Boolean).join('/');
    return { at: 'rules', game: second, anchor };
  }
  if (first === 'count') return { at: 'count', evening: second ?? '', shared: third ?? '' };
  if (first === 'today') return { at: 'today' };
  if (first === 'duplicate' && second) return { at: 'duplicate', deal: second };
  if (first === 'challenge' || first === 'evening') {
    const deal = third === 'deal' && /^[1-9]\d*$/.test(fourth ?? '') ? Number(fourth) : 0;
    return { at: 'contest', kind: first, id: second ?? '', deal, board: third === 'board' };
  }
  if (first === 'glossary') return { at: 'glossary', word: second ?? '' };
  if (first === 'stop') return { at: 'stop', stop: second ?? '' };
  if (first === 'print') return { at: 'print', pack: second ?? '' };
  if (first === 'mine') return { at: 'mine', brought: second === 'key' ? (third ?? '') : '' };
  return { at: 'lobby' };
}

export const route = $state<{ place: Place }>({ place: read(location.hash) });

addEventListener('hashchange', () => {
  route.place = read(location.hash);
});

export function go(fragment: string): void {
  location.hash = fragment;
}

export const tableAddress = (table: string): string =>
  `${location.origin}${location.pathname}#/table/${encodeURIComponent(table)}`;
