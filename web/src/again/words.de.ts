import type { enAgain } from './words.en';

/** After the deal, in German. */
export const deAgain: Record<keyof typeof enAgain, string> = {
  'again.open': 'Noch einmal durchgehen',
  'review.open': 'Durchsicht',
  'again.title': 'Das {n}. Spiel noch einmal',
  'again.leave': 'Zurück an den Tisch',
  'again.first': 'An den Anfang',
  'again.back': 'Einen Schritt zurück',
  'again.on': 'Einen Schritt weiter',
  'again.last': 'Ans Ende',
  'again.slider': 'Stelle im Spiel',
  'again.step': 'Schritt {n} von {m}',
  'again.tricks': 'Stiche',
  'again.trick': '{n}. Stich',
  'again.hands': 'Alle Hände',
  'again.hand': '{who}, {n} {n?Karte|Karten} in der Hand',
  'again.earlier': 'Gespielte Spiele',
  'again.deal': '{n}. Spiel',
  'again.loading': 'Die Karten werden noch einmal ausgelegt …',
  'again.shuffled': 'Es wird gemischt.',
  'again.dealt': 'Es wird gegeben.',
  'other-book.ask': 'Dieselben Stiche nach dem anderen Buch',
  'other-book.title': 'Nach dem anderen Buch: {book}',
  'other-book.resti': 'Resti dieses Spiels',
  'other-book.difference': 'Unterschied',
};
