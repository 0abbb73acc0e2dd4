import type { en } from './title.en';

export const it: Record<keyof typeof en, string> = {
  'game.bieten': 'Bieten',
  'book.innsbruck-1926': 'Innsbruck 1926',
  'book.innsbruck-1926-weli': 'Innsbruck 1926, con il Weli',
  'title.bieten.place': 'Innsbruck 1926',
  'title.bieten.lines': 'Tre carte e molte parole: offri, vedi, lascia buono o dai un Groschen.',
  'title.bieten.how': 'In tre, o da due a dieci; con il Weli o senza',
};
