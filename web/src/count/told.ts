import { recall, remember } from '../lib/memory';
import type { Reckoning } from '../lib/wire';

/** What the house counted lately, for an evening that is opened again without a net. */
const TOLD = 'ridotto.count.told';
const MOST = 6;

interface Told {
  body: string;
  told: Reckoning;
}

export function keepTold(body: string, told: Reckoning): void {
  const others = recall<Told[]>(TOLD, []).filter((one) => one.body !== body);
  remember(TOLD, [{ body, told }, ...others].slice(0, MOST));
}

export const toldBefore = (body: string): Reckoning | undefined => recall<Told[]>(TOLD, []).find((one) => one.body === body)?.told;
