import { en } from './en';
import type { Messages } from './tongue.svelte';

export const de: Messages = en;
