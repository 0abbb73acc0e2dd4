import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

import { calledApart } from './build/called.ts';
import { compressed } from './build/compressed.ts';
import { emblems } from './build/emblems.ts';
import { fonts } from './build/fonts.ts';
import { localCount } from './build/local-count.ts';
import { plates } from './build/plates.ts';
import { worker } from './build/worker.ts';

/** The page's server while one works on the page; `ridotto serve` listens there. */
const TABLE = process.env.RIDOTTO_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), calledApart(), emblems(), fonts(), plates(), localCount(), worker(), compressed()],
  server: { proxy: { '/api': { target: TABLE, ws: true } } },
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // The page's content policy allows no data: addresses for fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Whoever lays the table need not read how long our plugins took.
      checks: { bundlerTimings: false },
      input: { index: 'index.html', sw: 'src/offline/worker.ts' },
      output: {
        // A service worker's address stays the same for ever.
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        // What every room needs, what every room with cards or books needs, and the table come in a
        // file each. Left to itself the build cuts them into a dozen, packed and asked for one by one.
        codeSplitting: {
          groups: [
            { name: 'house', test: /node_modules\/svelte|src\/i18n\/(en\.ts|index|say|tongue|game-words)|src\/games\/\w+\/title\.en|src\/lib\/(api|memory|players|merge|router|settings)|src\/table\/guide|src\/views\/Settings/ },
            { name: 'cards', test: /src\/(cards\/(?!drawings\/(latin|french|german)|emblems|called)|games\/(registry|\w+\/(page|faces)))/ },
            { name: 'table', test: /virtual:called$|src\/(cards\/called|lib\/glossary|i18n\/(table-words|table\.en|en\.)|table\/(?!offers\/Risks|guide|Between|Help|TableMenu)|games\/(?!DealSheet|Payments|crib)\w+\.(svelte|ts)|views\/(Door|Table)|lib\/(table|offers|socket))/ },
          ],
        },
      },
    },
  },
  // Nothing here waits for anything but a processor, which others may be using. No test changes what
  // another imports, so all share their modules: it takes a third of the time.
  test: { include: ['src/**/*.test.ts'], isolate: false, testTimeout: 120_000, hookTimeout: 120_000 },
});
