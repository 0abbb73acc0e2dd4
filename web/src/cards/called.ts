import packs from 'virtual:called';

import { learnCalled } from './names';
import type { PackId } from './types';

/** Fetch what a pack's cards are called; the lobby only shows some, and needs no names. */
export async function fetchCalled(pack: PackId): Promise<void> {
  const found = await packs[pack]?.();
  if (found) learnCalled(pack, found.default);
}
