/** What this game says in the count of a real table, in English. */
export const en = {
  'company.names-drawn': 'Who plays',
  'company.draw': 'The draw for seats',
  'company.draw-note': 'Everybody draws a card: the highest deals first, the second highest is his partner. Undrawn, the list itself is the order: first with second.',
  'company.draw-us': 'Draw for us',
  'company.drawn': 'drew',
  'company.clear': 'Not drawn',
  'places.giro': 'Giro {n}, deal {m}',
  'places.against': '{one} against {other}',
  'heap.folla': 'Folla',
  'minchiate.cards': 'The tricks of each side',
  'minchiate.cards-note': 'Touch a card to give it, again to pass it on. Two of the three heaps are enough.',
  'minchiate.ultima': 'The ultima',
  'minchiate.mark': 'The mark',
  'minchiate.mark-side': 'lead',
  'minchiate.resti': 'Resti paid on the way',
  'minchiate.matto-lost': 'The Matto of the side without a trick went over',
  'minchiate.declared': 'Versicole declared',
  'minchiate.declared-note': 'They are in the mark already; the sheet says which have grown.',
  'minchiate.declared-add': 'A versicola',
  'tray.before': 'jetton before the fiches',
  'tray.stacks': 'two jettons stacked',
  'tray.fiches': 'fiche',
  'tray.behind': 'jetton behind the fiches',
  'tray.lay': 'Lay',
  'tray.take': 'Take up: {what}',
  'tray.means': 'means {n}',
  'tray.empty': 'nothing marked',
  'wrong.folla': '{wanted} cards lie in the folla; {n} are left for it now.',
  'wrong.fours': 'Tricks are of four cards: a side cannot have {n}, but {lower} or {upper}.',
  'wrong.mark': 'A mark is at most {most}: sixty are paid as a resto.',
  'wrong.ultima': 'A side without a trick cannot have had the last one.',
  'wrong.party-over': 'The party has had its {deals} deals; draw anew for another.',
  'wrong.draw-again': 'Equal cards, and the Matto, are drawn again: {cards}.',
  'wrong.draw-four': 'Everybody draws one card.',
  'wrong.matto': 'Only a side without a trick loses the Matto.',
} as const;

type Words = typeof en;
declare module '../../count/game-words' {
  interface CountWords extends Words {}
}
