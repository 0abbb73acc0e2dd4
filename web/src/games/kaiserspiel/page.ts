import { FRENCH } from '../../cards/style';
import type { GamePage } from '../parts';
import shown from './shown.json';

const page: GamePage = {
  place: 4,
  people: ['Amalie', 'Baptist', 'Christine'],
  shown,
  packs: { kaiserspiel: FRENCH },
};

export default page;
