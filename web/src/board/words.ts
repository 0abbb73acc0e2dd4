import { fill, plain, type Values } from '../i18n/say';
import { liking } from '../lib/settings.svelte';

/** The words of the analysis board. */
const en = {
  board: 'Analysis board',
  'board.told': 'Choose a place, then touch the cards that lie there. When it is ready, step on from it, ask what each act is worth, or let masters play on.',
  back: 'All worked hands',
  game: 'Game',
  into: 'Cards go to',
  hand: '{who}',
  'heap.tricks': 'Tricks of',
  'heap.turned': 'Card turned up',
  count: '{n} {n?card|cards}',
  cards: 'All cards of the pack',
  'card.laid': '{card}, lies with: {where}',
  size: 'Cards each',
  chance: 'Deal the rest by chance',
  clear: 'Clear',
  leader: 'Who leads',
  dealer: 'Who deals',
  ready: 'Ready',
  rest: 'Cards that you lay nowhere go to the other heaps by themselves. Everybody must have as many as the others.',
  whole: 'Here all hands of a deal are laid; whatever you leave out chance can deal.',
};
type Word = keyof typeof en;

const de: Record<Word, string> = {
  board: 'Analysebrett',
  'board.told': 'Einen Platz wählen und die Karten berühren, die dort liegen. Ist alles bereit, kann man von dort weitergehen, fragen, was jede Handlung wert ist, oder Meister weiterspielen lassen.',
  back: 'Alle Beispiele',
  game: 'Spiel',
  into: 'Karten kommen zu',
  hand: '{who}',
  'heap.tricks': 'Stiche von',
  'heap.turned': 'Aufgeschlagene Karte',
  count: '{n} {n?Karte|Karten}',
  cards: 'Alle Karten des Spiels',
  'card.laid': '{card}, liegt bei: {where}',
  size: 'Karten für jeden',
  chance: 'Den Rest zufällig geben',
  clear: 'Leeren',
  leader: 'Wer ausspielt',
  dealer: 'Wer gibt',
  ready: 'Bereit',
  rest: 'Was man nirgends hinlegt, kommt von selbst zu den anderen Häufchen. Alle müssen gleich viele Karten haben.',
  whole: 'Hier werden alle Hände eines Spiels ausgelegt; was fehlt, kann der Zufall geben.',
};

const it: Record<Word, string> = {
  board: 'Tavola d’analisi',
  'board.told': 'Si sceglie un posto e si toccano le carte che vi stanno. Quando è pronta, si va avanti da lì, si chiede quanto vale ogni mossa, o si lasciano continuare i maestri.',
  back: 'Tutte le mani commentate',
  game: 'Gioco',
  into: 'Le carte vanno a',
  hand: '{who}',
  'heap.tricks': 'Prese di',
  'heap.turned': 'Carta scoperta',
  count: '{n} {n?carta|carte}',
  cards: 'Tutte le carte del mazzo',
  'card.laid': '{card}, sta con: {where}',
  size: 'Carte a ciascuno',
  chance: 'Dai il resto a caso',
  clear: 'Sgombra',
  leader: 'Chi esce',
  dealer: 'Chi dà',
  ready: 'Pronta',
  rest: 'Le carte che non si posano vanno da sé negli altri mucchi. Tutti devono averne lo stesso numero.',
  whole: 'Qui si posano tutte le mani di una data; ciò che manca può darlo il caso.',
};

const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, de, it };

/** A word of the board in the reader's tongue; nothing where it has none. */
export const say = (word: string, values?: Values): string =>
  plain(fill(WORDS[liking.language]?.[word] ?? '', values), (card) => card);
