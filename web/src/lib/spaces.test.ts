import { expect, test } from 'vitest';

const FILES = import.meta.glob<string>('../**/*.svelte', { eager: true, query: '?raw', import: 'default' });
const INSIDE = '(?:[^{}]|\\{[^{}]*\\})*';
/** Behind what opens a block, or before what closes it, Svelte drops a space: words would stick together. */
const DROPPED = new RegExp(`\\{(?:#(?:if|each|await|key)\\b${INSIDE}|:else${INSIDE}|:then${INSIDE})\\} +(?=\\S)|\\S +(?=\\{(?:/|:else|:then))`, 'g');

function dropped(source: string): string[] {
  const markup = source.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, '');
  return markup.match(DROPPED) ?? [];
}

test('no space is written that is not shown', () => {
  expect(Object.keys(FILES).length).toBeGreaterThan(100);
  expect(dropped("<p>a{#if b} · {c}{/if}</p>")).toHaveLength(1);
  expect(dropped("<p>{#if b}{c}: {/if}d</p>")).toHaveLength(1);
  expect(dropped("<p>a{#if b}{' '}{c}{/if}</p>")).toEqual([]);
  const found = Object.entries(FILES).flatMap(([file, source]) => dropped(source).map((one) => `${file}: ${one}`));
  expect(found).toEqual([]);
});
