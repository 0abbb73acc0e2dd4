import type { CountParts } from '../parts';
import CountForm from './CountForm.svelte';

const parts: CountParts = { Form: CountForm };

export default parts;
