import { expect, test } from 'vitest';

import { marked } from './markdown';

test('headings, paragraphs, lists and tables are told apart', () => {
  const text = '# Title\n\nSome *old* words\nin a row.\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |';
  expect(marked(text).map((block) => block.kind)).toEqual(['h1', 'p', 'list', 'table']);
  expect(marked(text)[1]?.parts).toEqual([
    { kind: 'text', text: 'Some ' },
    { kind: 'em', text: 'old' },
    { kind: 'text', text: ' words in a row.' },
  ]);
  expect(marked(text)[3]?.rows).toHaveLength(2);
});

test('headings can be linked to, and links lead there', () => {
  const [head, text] = marked('## Where the books differ\n\nSee [a table](#the-count), *please*.');
  expect(head?.id).toBe('where-the-books-differ');
  expect(text?.parts[1]).toEqual({ kind: 'link', text: 'a table', to: '#the-count' });
});

test('a figure names its cards; other remarks are not shown', () => {
  const blocks = marked('<!-- figure: 1 M 40 | Del Matto: 20 -->\n\n<!-- a note -->\n\n> said\n> so\n\n1. one\n2. two');
  expect(blocks.map((block) => block.kind)).toEqual(['figure', 'quote', 'list']);
  expect(blocks[0]?.cards).toEqual(['1', 'M', '40']);
  expect(blocks[1]?.parts[0]?.text).toBe('said so');
  expect(blocks[2]?.counted).toBe(true);
});
