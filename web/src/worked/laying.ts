import { positionsOf } from '../again/deal';
import { DealLink } from '../again/link.svelte';
import { storyOf } from '../again/story';
import type { Spot } from '../lib/router.svelte';
import type { ClaimSeen, CompanySeen, DealReplay, NoteSeen, Scene } from '../lib/wire';
import { TableModel } from '../table/model.svelte';

export interface Laid {
  table: string;
  company: CompanySeen;
  /** One's own chair at the table where it was played. */
  seat?: number | undefined;
  /** With whose eyes it is seen. */
  eye?: number | undefined;
  deals: number;
}

/** A deal laid out to be gone through; a step of which there is nothing to tell comes with the next. */
export function layOut(laid: Laid, again: DealReplay): DealLink {
  const live: Pick<Scene, 'seat' | 'company' | 'deals'> = {
    company: laid.company,
    deals: laid.deals,
    ...(laid.seat === undefined ? {} : { seat: laid.seat }),
  };
  const positions = positionsOf(again);
  const all = new TableModel(new DealLink(laid.table, live, positions, again.sides, laid.eye));
  const worth = positions.filter((one, n) => n === positions.length - 1 || storyOf(all, one.events).length);
  return new DealLink(laid.table, live, worth, again.sides, laid.eye);
}

export function goTo(link: DealLink, spot: Spot | undefined): void {
  if (spot?.kind === 'step') link.seek(spot.n);
  if (spot?.kind === 'trick') link.seekTrick(spot.n);
}

/** What is said of a position: of all the steps since the one shown before it. */
export function notesAt(notes: readonly NoteSeen[], link: DealLink): NoteSeen[] {
  const { step } = link.position;
  const before = link.positions[link.at - 1]?.step ?? -1;
  return notes.filter((note) => note.first <= step && note.last > before);
}

/** What the book says of other acts than those of a position. */
export function claimsAt(claims: readonly ClaimSeen[], link: DealLink): ClaimSeen[] {
  const { step } = link.position;
  const before = link.positions[link.at - 1]?.step ?? -1;
  return claims.filter((claim) => claim.step <= step && claim.step > before);
}
