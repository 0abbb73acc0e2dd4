/** What the lobby says of this game, in English. */
export const en = {
  'game.tresette': 'Tresette',
  'title.tresette.place': 'Nürnberg 1770',
  'title.tresette.lines': 'No trumps: Threes and the Napolitana are announced, and every ace counts.',
  'title.tresette.how': 'Two against two, or three, or two',
} as const;

type Words = typeof en;
declare module '../../i18n/game-words' {
  interface GameWords extends Words {}
}
