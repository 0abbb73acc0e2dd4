/** What this game says in the count of a real table, in English. */
export const en = {
  'places.king': '{who} sits out',
  'heap.skar': 'Skar',
  'taroc.cards': 'Everybody’s heap, the dealer’s with the Skar',
  'taroc.cards-note': 'All heaps but one are enough. The Skar may be given apart, to see whether it is lawful.',
  'taroc.points': 'Counted by hand',
  'taroc.points-note': 'The points by threes, 78 in all.',
  'taroc.honours': 'Honours announced',
  'taroc.pagat': 'The Pagat',
  'taroc.pagat.none': 'nothing',
  'taroc.pagat.last': 'won the last trick',
  'taroc.pagat.lost': 'was taken',
  'taroc.pagat.lost-last': 'was taken in the last trick',
  'honour.matadors': 'three matadors',
  'honour.matador': 'matador {n}',
  'honour.mongue': 'Mongue',
  'honour.skis': 'Skis',
  'honour.ten-tarocs': 'ten tarocs',
  'honour.taroc': '{n} tarocs',
  'honour.cavalerie': 'Cavalerie of {suit}',
  'honour.half-cavalerie': 'half Cavalerie of {suit}',
  'honour.four-kings': 'four Kings',
  'honour.four-queens': 'four Queens',
  'honour.four-knights': 'four knights',
  'honour.four-valets': 'four Valets',
  'honour.three-kings': 'three Kings and the Skis',
  'honour.three-queens': 'three Queens and the Skis',
  'wrong.threes': 'Heaps are of threes: not {n}, but {lower} or {upper}.',
  'wrong.points-sum': '{wanted} points in all, not {n}.',
  'wrong.king': 'Who sits out has nothing in this deal.',
  'wrong.skar': 'The Skar is not lawful: the deal is void, enter the dealer’s fault.',
  'wrong.honour-twice': 'An honour is announced once.',
} as const;

type Words = typeof en;
declare module '../../count/game-words' {
  interface CountWords extends Words {}
}
