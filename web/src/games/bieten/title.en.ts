/** What the lobby says of this game, in English. */
export const en = {
  'game.bieten': 'Bieten',
  'book.innsbruck-1926': 'Innsbruck 1926',
  'book.innsbruck-1926-weli': 'Innsbruck 1926, with the Weli',
  'title.bieten.place': 'Innsbruck 1926',
  'title.bieten.lines': 'Three cards and much talk: bid what you have, hold, let good, give a Groschen.',
  'title.bieten.how': 'Three, or two to ten; with the Weli or without',
} as const;

type Words = typeof en;
declare module '../../i18n/game-words' {
  interface GameWords extends Words {}
}
