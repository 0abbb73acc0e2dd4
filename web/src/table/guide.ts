import { tick } from 'svelte';

import type { TableModel } from './model.svelte';

let keyboard = false;

/** Remember by what hand the page is led: whoever points needs no focus moved. */
export function heed(): () => void {
  const key = (): void => {
    keyboard = true;
  };
  const point = (): void => {
    keyboard = false;
  };
  addEventListener('keydown', key, true);
  addEventListener('pointerdown', point, true);
  return () => {
    removeEventListener('keydown', key, true);
    removeEventListener('pointerdown', point, true);
  };
}

const WANTED = [
  '.hand button.lawful[tabindex="0"]',
  '.hand button.lawful',
  '.offers button.main:not(:disabled)',
  '.offers input',
  '.offers button:not(:disabled)',
  '.hand button[tabindex="0"]',
];

/** When something is asked of a person at the keyboard, and the focus was lost, bring it there. */
export async function lead(table: TableModel): Promise<void> {
  if (!keyboard || !table.mine || table.link.lingering) return;
  await tick();
  const active = document.activeElement;
  if (active && active !== document.body && active.isConnected) return;
  const picking = table.offers.picks.length > 0 && !table.cardPick;
  const order = picking ? WANTED.filter((one) => one.startsWith('.offers')) : WANTED;
  for (const one of order) {
    const found = document.querySelector<HTMLElement>(one);
    if (found) return found.focus();
  }
}
