import { FRENCH } from '../../cards/style';
import type { GamePage } from '../parts';
import shown from './shown.json';

const page: GamePage = {
  place: 2,
  people: ['Anton', 'Brigitte', 'Caspar', 'Dorothea'],
  shown,
  packs: {
    taroc: {
      ...FRENCH,
      // The knight rides here, and is no centaur.
      figures: { C: 'X' },
      emblems: () => import('virtual:emblems/taroc'),
      titleEmblems: () => import('virtual:title-emblems/taroc'),
      ink: (code) => (code === 'S' ? 'card-matto' : code === '1' || code === '21' ? 'card-bronze' : 'card-ink'),
    },
  },
};

export default page;
