import type { en } from './title.en';

export const de: Record<keyof typeof en, string> = {
  'game.tresette': 'Tresette',
  'title.tresette.place': 'Nürnberg 1770',
  'title.tresette.lines': 'Ohne Trumpf: Dreier und die Napolitana sagt man an, und jedes Ass zählt.',
  'title.tresette.how': 'Zwei gegen zwei, oder drei, oder zwei',
};
