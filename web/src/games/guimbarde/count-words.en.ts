/** What this game says in the count of a real table, in English. */
export const en = {
  'guimbarde.boxes': 'Who drew which box',
  'guimbarde.point': 'Point',
  'guimbarde.mariage': 'Mariage',
  'guimbarde.fou': 'Fou',
  'guimbarde.koenig': 'König',
  'guimbarde.guimbarde': 'Guimbarde',
  'guimbarde.play': 'Paid in play',
  'guimbarde.fonds': 'The fonds',
  'guimbarde.fou-played': 'The Fou, when played',
  'guimbarde.fou-won': 'won his trick',
  'guimbarde.fou-taken': 'taken by {who}',
  'guimbarde.table': 'A marriage on the table',
  'guimbarde.hand': 'A marriage in one hand',
  'guimbarde.grand': 'The King taken by the Guimbarde',
  'guimbarde.king': 'king',
  'guimbarde.queen': 'queen',
  'guimbarde.trumped': 'trumped by',
  'guimbarde.forced': 'taken by a permanent trump',
  'stand.boxes': 'Boxes',
  'evening.pot': 'the boxes',
  'wrong.mariage': 'The Mariage is for who has both King and Guimbarde.',
  'wrong.suit': 'There is no such suit.',
} as const;

type Words = typeof en;
declare module '../../count/game-words' {
  interface CountWords extends Words {}
}
