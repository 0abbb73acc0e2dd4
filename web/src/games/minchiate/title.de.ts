import type { en } from './title.en';

export const de: Record<keyof typeof en, string> = {
  'game.minchiate': 'Minchiate',
  'book.dresden-1798': 'Dresden 1798',
  'book.firenze-2008': 'Florenz 2008',
  'title.minchiate.place': 'Florenz · Dresden 1798',
  'title.minchiate.lines': 'Zwei gegen zwei mit 97 Karten: Reihen von Tarocchi zeigen und Könige jagen.',
  'title.minchiate.how': 'Vier am Tisch, 21 Stiche ein Spiel',
};
