/** What this game says in the count of a real table, in English. */
export const en = {
  'bieten.figures': 'The five figures',
  'bieten.herz': 'Herz',
  'bieten.laub': 'Laub',
  'bieten.gleich': 'Gleich',
  'bieten.hanger': 'Hanger',
  'bieten.spiel': 'Spiel',
  'bieten.silent': 'not bid',
  'bieten.good': 'let good',
  'bieten.held': 'held',
  'bieten.groschen-good': 'Groschen, let good',
  'bieten.groschen-held': 'Groschen, held',
  'bieten.cards': 'Let the cards decide',
  'bieten.cards-note': 'Three cards for everybody; then only what was let good, and the Spiel, need a name.',
  'bieten.by-cards': 'by the cards',
  'bieten.weli': 'The Weli was',
  'stand.bummerl': 'Bummerl',
  'stand.slate-board': 'The slate',
  'wrong.to-whom': 'To whom was it let good?',
  'wrong.row': 'Everybody who plays has {wanted} cards, not {n}.',
  'wrong.weli': 'What was the Weli baptised?',
  'wrong.out': 'Who is out plays no more in this game.',
} as const;

type Words = typeof en;
declare module '../../count/game-words' {
  interface CountWords extends Words {}
}
