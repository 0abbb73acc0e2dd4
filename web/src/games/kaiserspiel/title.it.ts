import type { en } from './title.en';

export const it: Record<keyof typeof en, string> = {
  'game.kaiserspiel': 'Kaiserspiel',
  'title.kaiserspiel.place': 'Norimberga 1770',
  'title.kaiserspiel.lines': 'Un duello per gli imperiali: quattro uguali, le briscole alte, il Rummel.',
  'title.kaiserspiel.how': 'In due o in tre',
};
