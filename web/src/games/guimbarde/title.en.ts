/** What the lobby says of this game, in English. */
export const en = {
  'game.guimbarde': 'Guimbarde',
  'title.guimbarde.place': 'Nürnberg 1770',
  'title.guimbarde.lines': 'A wedding in cards: five boxes of jettons, a bride, a fool, and marriages.',
  'title.guimbarde.how': 'Five, or three to nine',
} as const;

type Words = typeof en;
declare module '../../i18n/game-words' {
  interface GameWords extends Words {}
}
