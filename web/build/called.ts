import { readFileSync } from 'node:fs';

import type { Plugin } from 'vite';

interface Card {
  called: unknown;
  printed: string;
}
type Cards = Record<string, Card>;
type Packs = Record<string, { cards: Cards; variants: Record<string, Cards> }>;

const MODULE = 'virtual:called';
const FILE = new URL('../src/cards/packs.json', import.meta.url);

const each = <A, B>(from: Record<string, A>, make: (one: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(from).map(([key, one]) => [key, make(one)]));

/**
 * The file of packs has more names than the lobby needs, where cards are pictures. The page is built
 * with what stands on the faces; what cards are called in sentences is the module `virtual:called`,
 * which has a file for each pack, fetched with its first table or book; full names stand on printed packs alone.
 */
export function calledApart(): Plugin {
  let building = false;
  const read = (): Packs => JSON.parse(readFileSync(FILE, 'utf8')) as Packs;
  return {
    name: 'ridotto-called',
    enforce: 'pre',
    configResolved: (config) => void (building = config.command === 'build' && !process.env['VITEST']),
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${MODULE}`) {
        const packs = Object.keys(read()).map((pack) => `${JSON.stringify(pack)}: () => import('${MODULE}/${pack}')`);
        return `export default { ${packs.join(', ')} }`;
      }
      const pack = id.startsWith(`\0${MODULE}/`) ? read()[id.slice(MODULE.length + 2)] : undefined;
      if (!pack) return null;
      const called = (cards: Cards): Record<string, unknown> => each(cards, (card) => card.called);
      return `export default ${JSON.stringify({ cards: called(pack.cards), variants: each(pack.variants, called) })}`;
    },
    transform(_, id) {
      if (!building || !id.endsWith('/src/cards/packs.json')) return null;
      const printed = (cards: Cards): Record<string, unknown> => each(cards, (card) => (card.printed ? { printed: card.printed } : {}));
      const packs = each(read(), (pack) => ({ ...pack, cards: printed(pack.cards), variants: each(pack.variants, printed) }));
      return { code: JSON.stringify(packs), map: null };
    },
  };
}
