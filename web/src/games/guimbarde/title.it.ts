import type { en } from './title.en';

export const it: Record<keyof typeof en, string> = {
  'game.guimbarde': 'Guimbarde',
  'title.guimbarde.place': 'Norimberga 1770',
  'title.guimbarde.lines': 'Nozze in carte: cinque scatolette, una sposa, un folle e molti matrimoni.',
  'title.guimbarde.how': 'In cinque, o da tre a nove',
};
