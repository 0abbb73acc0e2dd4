import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { emblems } from './build/emblems.ts';
import { fonts } from './build/fonts.ts';

/** The page's server while one works on the page; `ridotto serve` listens there. */
const TABLE = process.env.RIDOTTO_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), emblems(), fonts()],
  server: { proxy: { '/api': { target: TABLE, ws: true } } },
  build: {
    target: 'es2022',
    // The page's content policy allows no data: addresses for fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { include: ['src/**/*.test.ts'] },
});
