/** Where one is in the house. Addresses are fragments, so that any file server will do. */
export type Place =
  | { at: 'lobby' }
  | { at: 'open'; game: string }
  | { at: 'rules'; game: string }
  | { at: 'table'; table: string };

function read(fragment: string): Place {
  const [first, second] = fragment.replace(/^#\/?/, '').split('/').map(decodeURIComponent);
  if (first === 'table' && second) return { at: 'table', table: second };
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
