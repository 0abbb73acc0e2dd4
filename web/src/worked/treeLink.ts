import { packText, unpackText } from '../lib/packed';
import type { Variation } from '../lib/wire';
import type { Origin } from './ask';

/** A tree in a link, and a place in it; where nothing else names the deal, its record too. */
export interface SharedTree {
  variations: Variation[];
  line: number;
  step: number;
  record?: string;
  deal?: number;
}

export const packTree = (tree: SharedTree): Promise<string> => packText(JSON.stringify(tree));

/** The tree of a link, or nothing; what does not fit the deal the house will say. */
export async function unpackTree(letters: string): Promise<SharedTree | undefined> {
  try {
    const found = JSON.parse(await unpackText(letters)) as SharedTree;
    return Array.isArray(found.variations) && Number.isInteger(found.line) && Number.isInteger(found.step) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** Where a deal with a tree is found: its own address, or one that carries its record. */
export async function treeAddress(origin: Origin, base: string, tree: Omit<SharedTree, 'record' | 'deal'>): Promise<string> {
  if (base) return `${base}/what-if/${await packTree(tree)}`;
  const carried = origin.type === 'record' ? { record: origin.record, deal: origin.deal ?? 1 } : {};
  return `#/replay/what-if/${await packTree({ ...tree, ...carried })}`;
}
