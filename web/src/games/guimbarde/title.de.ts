import type { en } from './title.en';

export const de: Record<keyof typeof en, string> = {
  'game.guimbarde': 'Guimbarde',
  'title.guimbarde.place': 'Nürnberg 1770',
  'title.guimbarde.lines': 'Eine Hochzeit in Karten: fünf Kästchen, eine Braut, ein Narr, viele Ehen.',
  'title.guimbarde.how': 'Fünf, oder drei bis neun',
};
