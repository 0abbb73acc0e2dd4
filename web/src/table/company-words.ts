import { addWords } from '../i18n/tongue.svelte';
import { fill, plain, type Values } from '../i18n/say';
import { liking } from '../lib/settings.svelte';

/** What is said where several people sit together: it comes with the second of them. */
const en = {
  remind: 'Remind {who} that everybody waits',
  waits: 'Everybody has been waiting for {who} for a while.',
  reminded: '{who} has been reminded. {n} of {m} would let a computer player play on.',
  vote: 'Let a computer player play for {who}',
  'vote.later': 'In {n} {n?second|seconds}: let a computer player play for {who}',
  'vote.done': 'You have agreed that a computer player plays for {who}.',
  'you.reminded': 'The others are waiting for you. Else they may let a computer player play on in your chair.',
  manners: 'At this table',
  'hints.yes': 'Hints may be taken against people; everybody sees when one is.',
  'hints.no': 'Nobody takes hints against people.',
  'hints.allow': 'Hints may be taken against people, and everybody sees it',
  patience: 'After {what} of waiting the others may remind somebody, and a minute later vote a computer player into the chair.',
  'patience.label': 'How long one may let the others wait',
  seconds: '{n} seconds',
  minutes: '{n} {n?minute|minutes}',
  hours: '{n} {n?hour|hours}',
} as const;

type Word = keyof typeof en;
type Words = Readonly<Record<Word, string>>;

const de: Words = {
  remind: '{who} erinnern, dass alle warten',
  waits: 'Alle warten schon eine Weile auf {who}.',
  reminded: '{who} ist erinnert worden. {n} von {m} sind dafür, dass ein Computerspieler weiterspielt.',
  vote: 'Einen Computerspieler für {who} spielen lassen',
  'vote.later': 'In {n} {n?Sekunde|Sekunden}: einen Computerspieler für {who} spielen lassen',
  'vote.done': 'Du bist dafür, dass ein Computerspieler für {who} spielt.',
  'you.reminded': 'Die anderen warten auf dich. Sonst können sie auf deinem Platz einen Computerspieler weiterspielen lassen.',
  manners: 'An diesem Tisch',
  'hints.yes': 'Gegen Menschen darf man Rat holen; alle sehen, wenn es jemand tut.',
  'hints.no': 'Gegen Menschen holt niemand Rat.',
  'hints.allow': 'Gegen Menschen darf man Rat holen, und alle sehen es',
  patience: 'Wer die anderen {what} warten lässt, kann erinnert werden; eine Minute später können sie einen Computerspieler auf den Platz wählen.',
  'patience.label': 'Wie lange man die anderen warten lassen darf',
  seconds: '{n} Sekunden',
  minutes: '{n} {n?Minute|Minuten}',
  hours: '{n} {n?Stunde|Stunden}',
};

const it: Words = {
  remind: 'Ricorda a {who} che tutti aspettano',
  waits: 'Tutti aspettano {who} da un pezzo.',
  reminded: 'A {who} è stato ricordato. {n} su {m} vogliono che continui un giocatore del computer.',
  vote: 'Fai giocare un giocatore del computer per {who}',
  'vote.later': 'Fra {n} {n?secondo|secondi}: fai giocare un giocatore del computer per {who}',
  'vote.done': 'Sei d’accordo che un giocatore del computer giochi per {who}.',
  'you.reminded': 'Gli altri ti aspettano. Altrimenti possono far continuare un giocatore del computer al tuo posto.',
  manners: 'A questo tavolo',
  'hints.yes': 'Contro le persone si possono chiedere consigli; quando succede lo vedono tutti.',
  'hints.no': 'Contro le persone nessuno chiede consigli.',
  'hints.allow': 'Contro le persone si possono chiedere consigli, e lo vedono tutti',
  patience: 'Chi fa aspettare gli altri {what} può essere avvertito; un minuto dopo possono mettere ai voti che al suo posto giochi un giocatore del computer.',
  'patience.label': 'Quanto si può far aspettare gli altri',
  seconds: '{n} secondi',
  minutes: '{n} {n?minuto|minuti}',
  hours: '{n} {n?ora|ore}',
};

const WORDS: Readonly<Record<'en' | 'de' | 'it', Words>> = { en, de, it };

export function say(word: Word, values?: Values): string {
  return plain(fill(WORDS[liking.language][word], values), (card) => card);
}

/** A time as one says it. */
export function timeWords(seconds: number): string {
  if (seconds < 60) return say('seconds', { n: seconds });
  return seconds < 3600 ? say('minutes', { n: Math.round(seconds / 60) }) : say('hours', { n: Math.round(seconds / 3600) });
}

// What is told in the log, and what the server may answer, is looked up like all words of the table.
addWords({
  en: {
    'entry.hint-taken': '{who} takes a hint.',
    'entry.warned': '{who} is reminded that the others wait.',
    'entry.voted-out': 'Somebody would let a computer player play for {who}.',
    'entry.vacation-taken': '{who} goes on vacation; that clock stands.',
    'entry.vacation-ended': '{who} is back from vacation.',
    'mark.hints': '{n} {n?hint|hints}',
    'problem.patience': 'Give them a little more time.',
    'problem.not-warned': 'They have to be reminded first.',
    'problem.no-person': 'No person plays there any more.',
    'problem.no-hints': 'At this table nobody takes hints against people.',
    'problem.thinking': 'Your last question is still being thought about.',
  },
  de: async () => ({
    'entry.hint-taken': '{who} holt sich einen Rat.',
    'entry.warned': '{who} wird erinnert, dass die anderen warten.',
    'entry.voted-out': 'Jemand ist dafür, dass ein Computerspieler für {who} spielt.',
    'entry.vacation-taken': '{who} nimmt Urlaub; diese Uhr steht.',
    'entry.vacation-ended': '{who} ist aus dem Urlaub zurück.',
    'mark.hints': '{n} {n?Rat|Ratschläge}',
    'problem.patience': 'Ein wenig Zeit muss man noch lassen.',
    'problem.not-warned': 'Zuerst muss man erinnern.',
    'problem.no-person': 'Dort spielt kein Mensch mehr.',
    'problem.no-hints': 'An diesem Tisch holt gegen Menschen niemand Rat.',
    'problem.thinking': 'Über deine letzte Frage wird noch nachgedacht.',
  }),
  it: async () => ({
    'entry.hint-taken': '{who} chiede un consiglio.',
    'entry.warned': 'A {who} si ricorda che gli altri aspettano.',
    'entry.voted-out': 'Qualcuno vuole che un giocatore del computer giochi per {who}.',
    'entry.vacation-taken': '{who} va in vacanza; quell’orologio sta fermo.',
    'entry.vacation-ended': '{who} torna dalla vacanza.',
    'mark.hints': '{n} {n?consiglio|consigli}',
    'problem.patience': 'Bisogna lasciare ancora un po’ di tempo.',
    'problem.not-warned': 'Prima bisogna avvertire.',
    'problem.no-person': 'Lì non gioca più nessuna persona.',
    'problem.no-hints': 'A questo tavolo nessuno chiede consigli contro le persone.',
    'problem.thinking': 'Si sta ancora pensando alla tua ultima domanda.',
  }),
});
