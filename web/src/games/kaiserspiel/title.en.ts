/** What the lobby says of this game, in English. */
export const en = {
  'game.kaiserspiel': 'Kaiserspiel',
  'title.kaiserspiel.place': 'Nürnberg 1770',
  'title.kaiserspiel.lines': 'A duel for imperials: four alike, the high trumps, the best Rummel.',
  'title.kaiserspiel.how': 'Two or three',
} as const;

type Words = typeof en;
declare module '../../i18n/game-words' {
  interface GameWords extends Words {}
}
