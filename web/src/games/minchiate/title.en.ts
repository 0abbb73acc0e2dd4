/** What the lobby says of this game, in English. */
export const en = {
  'game.minchiate': 'Minchiate',
  'book.dresden-1798': 'Dresden 1798',
  'book.firenze-2008': 'Firenze 2008',
  'title.minchiate.place': 'Florence · Dresden 1798',
  'title.minchiate.lines': 'Two against two with ninety-seven cards: rows of tarocchi, and kings to hunt.',
  'title.minchiate.how': 'Four at the table, a deal of 21 tricks',
} as const;

type Words = typeof en;
declare module '../../i18n/game-words' {
  interface GameWords extends Words {}
}
