import type { en } from './title.en';

export const it: Record<keyof typeof en, string> = {
  'game.tresette': 'Tressette',
  'title.tresette.place': 'Norimberga 1770',
  'title.tresette.lines': 'Senza briscola: si accusano i Tre e la Napoletana, e ogni asso conta.',
  'title.tresette.how': 'Due contro due, o in tre, o in due',
};
