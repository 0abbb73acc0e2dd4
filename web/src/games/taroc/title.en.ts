/** What the lobby says of this game, in English. */
export const en = {
  'game.taroc': 'Taroc',
  'book.taroc-spiel-1750': 'about 1750',
  'title.taroc.place': 'Germany, about 1750',
  'title.taroc.lines': 'Each alone with seventy-eight cards: honours to announce, a Pagat to bring home.',
  'title.taroc.how': 'Three, or four by turns',
} as const;

type Words = typeof en;
declare module '../../i18n/game-words' {
  interface GameWords extends Words {}
}
