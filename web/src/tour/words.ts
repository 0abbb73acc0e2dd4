import { fill, plain, type Values } from '../i18n/say';
import { liking } from '../lib/settings.svelte';

/** The words of the first hands, beside what each lesson says itself. */
const en = {
  title: 'First hand',
  loading: 'The cards are being arranged …',
  leave: 'Leave',
  place: '{n} of {m}',
  back: 'Back',
  skip: 'Skip',
  on: 'Go on',
  begin: 'Begin',
  show: 'Show me',
  'show.now': 'Do this:',
  other: 'Lawful, but not what we are about.',
  tried: 'There, you have heard it.',
  watch: 'Others play. A touch or a key hurries them.',
  play: 'Now play',
  anew: 'Once more from the beginning',
  rules: 'Read the rules',
  lobby: 'To the lobby',
  sheet: 'What is marked and counted',
  failed: 'This first hand cannot be fetched just now.',
  unheard: 'The table did not hear that. Try again.',
  lesson: 'What to know and do now',
} as const;

export type Word = keyof typeof en;
type Words = Readonly<Record<Word, string>>;

const de: Words = {
  title: 'Die erste Hand',
  loading: 'Die Karten werden zurechtgelegt …',
  leave: 'Aufhören',
  place: '{n} von {m}',
  back: 'Zurück',
  skip: 'Überspringen',
  on: 'Weiter',
  begin: 'Anfangen',
  show: 'Zeig es mir',
  'show.now': 'Tu dies:',
  other: 'Erlaubt, aber nicht das, worum es jetzt geht.',
  tried: 'So, nun hast du es gehört.',
  watch: 'Die anderen spielen. Eine Berührung oder Taste treibt sie an.',
  play: 'Jetzt spielen',
  anew: 'Noch einmal von vorn',
  rules: 'Die Regeln lesen',
  lobby: 'Zurück in die Halle',
  sheet: 'Was geschrieben und gezählt ist',
  failed: 'Diese erste Hand ist gerade nicht zu haben.',
  unheard: 'Das hat der Tisch nicht gehört. Versuch es noch einmal.',
  lesson: 'Was jetzt zu wissen und zu tun ist',
};

const it: Words = {
  title: 'La prima mano',
  loading: 'Si preparano le carte …',
  leave: 'Smetti',
  place: '{n} di {m}',
  back: 'Indietro',
  skip: 'Salta',
  on: 'Avanti',
  begin: 'Comincia',
  show: 'Fammi vedere',
  'show.now': 'Fa’ così:',
  other: 'È lecito, ma ora si tratta d’altro.',
  tried: 'Ecco, l’hai sentito.',
  watch: 'Giocano gli altri. Un tocco o un tasto li affretta.',
  play: 'Ora si gioca',
  anew: 'Ancora una volta da capo',
  rules: 'Leggi le regole',
  lobby: 'Torna all’ingresso',
  sheet: 'Ciò che è segnato e contato',
  failed: 'Questa prima mano ora non si può avere.',
  unheard: 'Il tavolo non ha sentito. Riprova.',
  lesson: 'Che cosa sapere e fare adesso',
};

const WORDS = { en, de, it };

/** A word in the reader's tongue. */
export function say(word: Word, values?: Values): string {
  return plain(fill(WORDS[liking.language][word], values), (card) => card);
}
