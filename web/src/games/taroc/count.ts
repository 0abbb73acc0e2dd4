import type { Evening } from '../../count/evening.svelte';
import { c } from '../../count/say.svelte';
import type { CountParts, Standing } from '../parts';
import CountForm from './CountForm.svelte';

/** Who sits out. */
function placeWords(stand: Standing, evening: Evening): string | undefined {
  const king = stand('king');
  return king === undefined ? undefined : c('places.king', { who: evening.name(king) });
}

const parts: CountParts = { Form: CountForm, placeWords };

export default parts;
