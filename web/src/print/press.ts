import french from '../cards/drawings/french.json';
import german from '../cards/drawings/german.json';
import latin from '../cards/drawings/latin.json';
import { drawnPacks, styleOf } from '../cards/packs';
import type { Drawing } from '../cards/types';
import { plates } from './plate';
import type { Plates } from './plate';

/** What the build puts beside the page for `ridotto deck`: every pack's plates, and the inks. */
const SUITS = { latin, french, german } as unknown as Record<string, Record<string, Drawing>>;

async function platesOf(pack: string): Promise<Plates> {
  const style = styleOf(pack);
  const emblems = (await style?.emblems?.())?.default ?? {};
  return plates(pack, SUITS[style?.family ?? ''] ?? {}, emblems);
}

/** All are made while the module loads: the build can import nothing afterwards. */
export const ALL_PLATES: readonly Plates[] = await Promise.all(drawnPacks().map(platesOf));

/** The colours by day, by name; paper knows no night. */
function colours(css: string): Record<string, string> {
  const found = css.matchAll(/--([\w-]+): light-dark\((#\w{6}),/g);
  return Object.fromEntries([...found].map(([, name = '', colour = '']) => [name, colour]));
}

export interface Inks {
  readonly two: Readonly<Record<string, string>>;
  /** What is otherwise in a pack of four colours. */
  readonly four: Readonly<Record<string, string>>;
}

/** The inks, from the style sheet that names them for the page. */
export function inks(tokens: string): Inks {
  const four = tokens.indexOf('.four-colour {');
  return { two: colours(tokens.slice(0, four)), four: colours(tokens.slice(four)) };
}
