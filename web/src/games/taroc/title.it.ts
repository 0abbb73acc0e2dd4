import type { en } from './title.en';

export const it: Record<keyof typeof en, string> = {
  'game.taroc': 'Taroc',
  'book.taroc-spiel-1750': 'verso il 1750',
  'title.taroc.place': 'Germania, verso il 1750',
  'title.taroc.lines': 'Ognuno per sé con 78 carte: onori da accusare, e il Pagat da portare a casa.',
  'title.taroc.how': 'In tre, o in quattro a turno',
};
