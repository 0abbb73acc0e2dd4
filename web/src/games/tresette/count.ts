import type { CountParts } from '../parts';
import CountForm from './CountForm.svelte';
import CountStands from './CountStands.svelte';

const parts: CountParts = { Form: CountForm, Stands: CountStands };

export default parts;
