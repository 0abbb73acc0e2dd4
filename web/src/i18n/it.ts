import { en } from './en';
import type { Messages } from './tongue.svelte';

export const it: Messages = en;
