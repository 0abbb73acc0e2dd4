import type { GamePage } from '../parts';
import shown from './shown.json';

const page: GamePage = {
  place: 1,
  people: ['Agnese', 'Bianca', 'Camilla', 'Duarte'],
  shown,
  forNewcomers: true,
  packs: {
    minchiate: {
      family: 'latin',
      suits: { c: 'coppe', d: 'denari', s: 'spade', b: 'bastoni' },
      maids: ['dF'],
      everMaids: ['cF', 'dF'],
      emblems: () => import('virtual:emblems/minchiate'),
      titleEmblems: () => import('virtual:title-emblems/minchiate'),
      // The five Arie bear no number.
      rayed: (code) => Number(code) >= 36,
      ink: (code, worth) =>
        code === 'M' ? 'card-matto' : worth === 10 ? 'card-oxblood' : worth > 0 ? 'card-bronze' : 'card-ink',
    },
  },
};

export default page;
