import type { en } from './title.en';

export const de: Record<keyof typeof en, string> = {
  'game.bieten': 'Bieten',
  'book.innsbruck-1926': 'Innsbruck 1926',
  'book.innsbruck-1926-weli': 'Innsbruck 1926, mit dem Weli',
  'title.bieten.place': 'Innsbruck 1926',
  'title.bieten.lines': 'Drei Karten und viel Reden: bieten, anschauen, gut sein lassen, Groschen geben.',
  'title.bieten.how': 'Drei, oder zwei bis zehn; mit oder ohne Weli',
};
