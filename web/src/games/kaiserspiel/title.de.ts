import type { en } from './title.en';

export const de: Record<keyof typeof en, string> = {
  'game.kaiserspiel': 'Kaiserspiel',
  'title.kaiserspiel.place': 'Nürnberg 1770',
  'title.kaiserspiel.lines': 'Ein Duell um Kaiser: vier gleiche, die hohen Trümpfe, der beste Rummel.',
  'title.kaiserspiel.how': 'Zwei oder drei',
};
