import type { CountParts } from '../parts';
import CountDraw from './CountDraw.svelte';
import CountForm from './CountForm.svelte';
import { lineWords } from './lines';

const parts: CountParts = { Form: CountForm, Draw: CountDraw, lineWords };

export default parts;
