import type { en } from './count-words.en';

export const it: Record<keyof typeof en, string> = {
  'kaiserspiel.turned': 'La carta voltata',
  'kaiserspiel.imperials': 'Imperiali mostrati',
  'kaiserspiel.tournees': 'Tournée',
  'kaiserspiel.rummel': 'Il Rummel',
  'kaiserspiel.honours': 'Onori vinti, in ordine',
  'kaiserspiel.honours-note': 'Per ogni onore tocca chi l’ha vinto; nell’ordine delle prese.',
  'kaiserspiel.together': 'col precedente',
  'kaiserspiel.tricks': 'Prese',
  'kaiserspiel.four': 'quattro {rank}',
  'kaiserspiel.sequence': '{suit}: K Q J A',
  'stand.fiches': 'Fiches',
  'stand.loose': 'Punti sciolti',
  'wrong.tricks-sum': '{wanted} prese in tutto, non {n}.',
  'wrong.turned': 'Quale carta è stata voltata?',
  'wrong.turned-apart': '{cards} è stata voltata e non è in nessuna presa.',
  'wrong.restricted': 'La Tournée vale solo dove è convenuta.',
  'wrong.no-imperial': 'Qui questo imperiale non esiste.',
};
