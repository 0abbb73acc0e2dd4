import { FRENCH } from '../../cards/style';
import type { GamePage } from '../parts';
import shown from './shown.json';

const page: GamePage = {
  place: 5,
  people: ['Adèle', 'Benoît', 'Clarisse', 'Denis', 'Élodie', 'Fabien', 'Gisèle', 'Hector', 'Iris', 'Jules'],
  shown,
  packs: { guimbarde: FRENCH },
};

export default page;
