import type { enAgain } from './words.en';

/** After the deal, in Italian. */
export const itAgain: Record<keyof typeof enAgain, string> = {
  'again.open': 'Ripercorri la mano',
  'review.open': 'Esame della mano',
  'again.title': 'La mano {n} da capo',
  'again.leave': 'Torna al tavolo',
  'again.first': 'All’inizio',
  'again.back': 'Un passo indietro',
  'again.on': 'Un passo avanti',
  'again.last': 'Alla fine',
  'again.slider': 'Punto della mano',
  'again.step': 'Passo {n} di {m}',
  'again.tricks': 'Prese',
  'again.trick': 'Presa {n}',
  'again.hands': 'Tutte le mani',
  'again.hand': '{who}, {n} {n?carta|carte} in mano',
  'again.earlier': 'Mani giocate',
  'again.deal': 'Mano {n}',
  'again.loading': 'Le carte si dispongono di nuovo …',
  'again.shuffled': 'Si mescola il mazzo.',
  'again.dealt': 'Si danno le carte.',
  'other-book.ask': 'Le stesse prese secondo l’altro libro',
  'other-book.title': 'Secondo l’altro libro: {book}',
  'other-book.resti': 'Resti di questa mano',
  'other-book.difference': 'Differenza',
};
