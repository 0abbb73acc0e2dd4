/** Where one is in the house. Addresses are fragments, so that any file server will do. */
export type Place =
  | { at: 'lobby' }
  | { at: 'open'; game: string }
  | { at: 'rules'; game: string }
  | { at: 'table'; table: string; deal?: number };

function read(fragment: string): Place {
  const [first, second, third, fourth] = fragment.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  const deal = third === 'deal' && /^[1-9]\d*$/.test(fourth ?? '') ? { deal: Number(fourth) } : {};
  if (first === 'table' && second) return { at: 'table', table: second, ...deal };
  if (first === 'open' && second) return { at: 'open', game: second };
  if (first === 'rules' && second) return { at: 'rules', game: second };
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
