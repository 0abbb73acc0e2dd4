import type { CountParts } from '../parts';
import CountForm from './CountForm.svelte';
import CountStands from './CountStands.svelte';
import { lineWords } from './lines';

const parts: CountParts = { Form: CountForm, Stands: CountStands, lineWords };

export default parts;
