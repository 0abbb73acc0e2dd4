import type { en } from './title.en';

export const de: Record<keyof typeof en, string> = {
  'game.taroc': 'Taroc',
  'book.taroc-spiel-1750': 'um 1750',
  'title.taroc.place': 'Deutschland, um 1750',
  'title.taroc.lines': 'Jeder für sich mit 78 Karten: Honneurs ansagen und den Pagat heimbringen.',
  'title.taroc.how': 'Drei, oder vier im Wechsel',
};
