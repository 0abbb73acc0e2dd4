/** What this game says in the count of a real table, in English. */
export const en = {
  'heap.talon': 'Left over',
  'tresette.cards': 'Figures and aces of each side',
  'tresette.cards-note': 'One side is enough.',
  'tresette.announced': 'Announced, in order',
  'tresette.false': 'false',
  'tresette.last': 'The last trick',
  'tresette.great': 'A great result',
  'tresette.first': 'Who had enough first?',
  'tresette.then': 'Counted by each when the winners had enough',
  'tresette.redraw': 'Partners are drawn anew',
  'tresette.redraw-note': 'Round the table, the dealer first; who sits opposite is partner.',
  'stand.marks': 'Marks',
  'stand.slate': 'Slate',
  'item.three': 'three {rank}',
  'item.four': 'four {rank}',
  'item.napolitana': 'Napolitana of {n} in {suit}',
  'great.gallata': 'Gallata',
  'great.gallaton': 'Gallaton',
  'great.stramazette': 'Stramazette',
  'great.stramazetton': 'Stramazetton',
  'wrong.who-first': 'Both have enough: who had it first?',
  'wrong.redraw': 'Partners are drawn anew: who sits where?',
  'wrong.great': 'The losers have points in their cards.',
  'wrong.heaps': 'With open heaps nothing is announced.',
  'wrong.no-item': 'That is nothing that is announced here.',
  'wrong.great-alone': 'Only among four can one of a pair win alone.',
  'wrong.then': 'What had each side counted when the winners had enough?',
} as const;

type Words = typeof en;
declare module '../../count/game-words' {
  interface CountWords extends Words {}
}
