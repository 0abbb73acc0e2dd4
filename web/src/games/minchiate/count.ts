import { c } from '../../count/say.svelte';
import type { CountParts, Standing } from '../parts';
import CountDraw from './CountDraw.svelte';
import CountForm from './CountForm.svelte';
import { lineWords } from './lines';

/** Which giro it is, and which deal of it. */
function dealWords(stand: Standing): string | undefined {
  const giro = stand('giro');
  return giro ? c('places.giro', { n: giro, m: stand('deal') ?? 1 }) : undefined;
}

const parts: CountParts = { Form: CountForm, Draw: CountDraw, lineWords, dealWords };

export default parts;
