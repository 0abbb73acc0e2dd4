import type { en } from './count-words.en';

export const de: Record<keyof typeof en, string> = {
  'kaiserspiel.turned': 'Die aufgeschlagene Karte',
  'kaiserspiel.imperials': 'Gezeigte Kaiser',
  'kaiserspiel.tournees': 'Tournée',
  'kaiserspiel.rummel': 'Der Rummel',
  'kaiserspiel.honours': 'Gewonnene Honneurs, der Reihe nach',
  'kaiserspiel.honours-note': 'Tippe bei jedem Honneur auf den, der es gewann; in der Reihenfolge der Stiche.',
  'kaiserspiel.together': 'mit dem vorigen',
  'kaiserspiel.tricks': 'Stiche',
  'kaiserspiel.four': 'vier {rank}',
  'kaiserspiel.sequence': '{suit}: K Q J A',
  'stand.fiches': 'Fiches',
  'stand.loose': 'Lose Augen',
  'wrong.tricks-sum': '{wanted} Stiche im Ganzen, nicht {n}.',
  'wrong.turned': 'Welche Karte wurde aufgeschlagen?',
  'wrong.turned-apart': '{cards} ist aufgeschlagen und in keinem Stich.',
  'wrong.restricted': 'Die Tournée gilt nur, wo sie verabredet ist.',
  'wrong.no-imperial': 'Einen solchen Kaiser gibt es hier nicht.',
};
