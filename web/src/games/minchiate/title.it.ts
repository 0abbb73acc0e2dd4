import type { en } from './title.en';

export const it: Record<keyof typeof en, string> = {
  'game.minchiate': 'Minchiate',
  'book.dresden-1798': 'Dresda 1798',
  'book.firenze-2008': 'Firenze 2008',
  'title.minchiate.place': 'Firenze · Dresda 1798',
  'title.minchiate.lines': 'Due contro due con 97 carte: file di tarocchi da mostrare, re da cacciare.',
  'title.minchiate.how': 'In quattro, 21 prese per mano',
};
