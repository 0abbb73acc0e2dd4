import { GERMAN } from '../../cards/style';
import type { GamePage } from '../parts';
import shown from './shown.json';
import { weli } from './faces';

const page: GamePage = {
  place: 6,
  people: ['Anna', 'Bartl', 'Cilli', 'Dominik', 'Eva', 'Florian', 'Gretl', 'Hans', 'Irma', 'Jakob'],
  shown,
  packs: { bieten: { ...GERMAN, faces: { W: weli } } },
};

export default page;
