import { FRENCH } from '../../cards/style';
import type { GamePage } from '../parts';
import shown from './shown.json';

const page: GamePage = {
  place: 3,
  people: ['Alvise', 'Bettina', 'Cecilia', 'Domenico'],
  shown,
  packs: {
    tresette: FRENCH,
    // The Latin pack of forty has a rider where the French has a queen.
    'tresette-latin': {
      family: 'latin',
      suits: { s: 'spade', h: 'coppe', d: 'denari', c: 'bastoni' },
      ranks: { K: 'R', Q: 'C', J: 'F', A: '1' },
    },
  },
};

export default page;
