export * from './tongue.svelte';
