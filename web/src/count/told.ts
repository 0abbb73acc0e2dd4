import { recall, remember } from '../lib/memory';
import type { Reckoning } from '../lib/wire';
import type { Deal, Kept } from './kept';

/** What the house counted lately, for an evening that is opened again without a net. */
const TOLD = 'ridotto.count.told';
const MOST = 6;
/** How an evening of each game begins where nothing else is agreed: `scripts/words` asks the count. */
const BEGINNINGS = import.meta.glob<Reckoning>('../games/*/evening.json', { eager: true, import: 'default' });

interface Told {
  body: string;
  told: Reckoning;
}
type Asked = Pick<Kept, 'game' | 'rules' | 'options' | 'opening'> & { deals: unknown[] };

/** What is sent to be counted. */
export function asked({ game, rules, options, opening }: Omit<Kept, 'deals'>, deals: readonly Deal[]): string {
  return JSON.stringify({ game, rules, options, opening, deals: deals.map((deal) => deal.entry) });
}

export function keepTold(body: string, told: Reckoning): void {
  const others = recall<Told[]>(TOLD, []).filter((one) => one.body !== body);
  remember(TOLD, [{ body, told }, ...others].slice(0, MOST));
}

export function toldBefore(body: string): Reckoning | undefined {
  const { game } = JSON.parse(body) as Asked;
  const plain = JSON.stringify({ game, rules: '', options: {}, opening: {}, deals: [] });
  if (body === plain) return BEGINNINGS[`../games/${game}/evening.json`];
  return recall<Told[]>(TOLD, []).find((one) => one.body === body)?.told;
}

/** Of an evening the longest beginning that was counted; deals behind it are not counted yet. */
export function toldSoFar(body: string): Reckoning | undefined {
  const evening = JSON.parse(body) as Asked;
  for (let count = evening.deals.length; count >= 0; count -= 1) {
    const found = toldBefore(JSON.stringify({ ...evening, deals: evening.deals.slice(0, count) }));
    if (found) return found;
  }
  return undefined;
}
