import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/** The compiler warns about nothing silently: `npm run check` fails on warnings. */
export default {
  preprocess: vitePreprocess(),
  compilerOptions: { runes: true },
};
