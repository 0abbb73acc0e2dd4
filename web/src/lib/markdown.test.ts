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
