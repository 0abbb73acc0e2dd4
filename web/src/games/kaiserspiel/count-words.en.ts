/** What this game says in the count of a real table, in English. */
export const en = {
  'kaiserspiel.turned': 'The turned card',
  'kaiserspiel.imperials': 'Imperials shown',
  'kaiserspiel.tournees': 'Tournée',
  'kaiserspiel.rummel': 'The Rummel',
  'kaiserspiel.honours': 'Honours won, in order',
  'kaiserspiel.honours-note': 'Touch an honour for who won it; in the order of the tricks.',
  'kaiserspiel.together': 'with the one before',
  'kaiserspiel.tricks': 'Tricks',
  'kaiserspiel.four': 'four {rank}',
  'kaiserspiel.sequence': '{suit}: K Q J A',
  'stand.fiches': 'Fiches',
  'stand.loose': 'Loose points',
  'wrong.tricks-sum': '{wanted} tricks in all, not {n}.',
  'wrong.turned': 'Which card was turned?',
  'wrong.turned-apart': '{cards} was turned, and is in no trick.',
  'wrong.restricted': 'The tournée counts only where it is agreed.',
  'wrong.no-imperial': 'There is no such imperial here.',
} as const;

type Words = typeof en;
declare module '../../count/game-words' {
  interface CountWords extends Words {}
}
