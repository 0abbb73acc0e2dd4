// Written by scripts/types from the Python structs; change those, not this file.

/** A card's code; '?' is a card seen from behind. */
export type Card = string;

/** The first frame: the chair, and the client's last page; without a token one is an onlooker. */
export interface Hello {
  type: 'hello';
  ref?: string;
  token?: string;
  key?: string;
  seq?: number;
  protocol?: number;
  language?: 'de' | 'en' | 'it';
}

/** An act of the game, done by a client that has seen the pages up to ``seq``. */
export interface Act {
  type: 'act';
  ref?: string;
  action: Action;
  seq: number;
}

/** The host starts the party: computer players take the empty chairs. */
export interface Start {
  type: 'start';
  ref?: string;
  level?: string;
}

/** Ready for the next deal. */
export interface Next {
  type: 'next';
  ref?: string;
}

/** Leave; a computer player takes over until you are back. */
export interface Leave {
  type: 'leave';
  ref?: string;
}

/** Return to your chair. */
export interface Return {
  type: 'return';
  ref?: string;
}

/** Let a computer player play for somebody who has been absent too long. */
export interface Replace {
  type: 'replace';
  ref?: string;
  seat: number;
}

/** Warn a person that the others wait. */
export interface Warn {
  type: 'warn';
  ref?: string;
  seat: number;
}

/** Vote that a computer player takes over for a person who was warned and still does nothing. */
export interface VoteOut {
  type: 'vote-out';
  ref?: string;
  seat: number;
}

/** Stop your clock for some days, at a table by correspondence. */
export interface TakeVacation {
  type: 'take-vacation';
  ref?: string;
  days: number;
}

/** Return from vacation before it is over. */
export interface EndVacation {
  type: 'end-vacation';
  ref?: string;
}

/** Take back your last decision: at once among computer players, else if people agree. */
export interface Undo {
  type: 'undo';
  ref?: string;
}

/** Agree that somebody takes a decision back, or refuse. */
export interface AnswerUndo {
  type: 'answer-undo';
  ref?: string;
  agreed: boolean;
}

/** Say a phrase of the house, by its id, or your own words. */
export interface Say {
  type: 'say';
  ref?: string;
  phrase?: string;
  text?: string;
}

/** Change your name from now on. */
export interface Rename {
  type: 'rename';
  ref?: string;
  name: string;
}

/** Ask what the rules allow: the last trick, the folla, the sheet so far. */
export interface Question {
  type: 'question';
  ref?: string;
  about: string;
}

/** Ask what a computer player would do in your place. */
export interface Hint {
  type: 'hint';
  ref?: string;
}

/** The host ends the sitting between two deals, if the game allows it. */
export interface RiseCommand {
  type: 'rise';
  ref?: string;
}

/** Play another party with the same company. */
export interface RematchCommand {
  type: 'rematch';
  ref?: string;
}

/** Check the connection; the answer is ``Pong``. */
export interface Ping {
  type: 'ping';
  ref?: string;
}

/** The whole scene, and the pages since the one the client named. */
export interface Welcome {
  type: 'welcome';
  table: string;
  seq: number;
  scene: Scene;
  missed: PageSeen[];
  present: number[];
  protocol: number;
}

/** The company, the game as this seat sees it, and what the seat may do. */
export interface Scene {
  seat?: number;
  company: CompanySeen;
  table: State;
  awaited: number[];
  between: boolean;
  over: boolean;
  sides: number[];
  winning?: number;
  deals: number;
  tally: number[];
  until: number;
  may_undo: boolean;
  may_rise: boolean;
  offers: (Do | Ask | PickCards | PickNumber | PickPlaces | PickSets)[];
  reasons: Reason[];
  attempts: (Do | PickCards | PickSets | PickGroup | PickWords | FillIn)[];
}

/** The people, as everybody sees them. */
export interface CompanySeen {
  charter: Charter;
  chairs: ChairSeen[];
  host?: number;
  started: boolean;
  seals: string[];
  undo?: UndoWish;
  before: string;
  after: string;
  origin: string;
  duplicate: string;
  slow: boolean;
}

/** All that was agreed when the table was opened. */
export interface Charter {
  game: string;
  rules?: string;
  options?: Record<string, boolean | number | string>;
  strict?: boolean;
  chairs?: (You | Open | Bot)[];
  title?: string;
  listed?: boolean;
  clock?: Clock;
  chat?: 'free' | 'off' | 'phrases';
  watching?: Watching;
  hints?: boolean;
  patience?: number;
  pace?: number;
}

/** The chair of the person who opens the table. */
export interface You {
  type: 'you';
}

/** A chair that anybody may take. */
export interface Open {
  type: 'open';
}

/** A chair for a computer player. */
export interface Bot {
  type: 'bot';
  level: string;
}

/** Seconds for a move, and a reserve for the whole party. */
export interface Clock {
  move: number;
  reserve: number;
}

/** Whether strangers may watch; at ``open`` they see all hands, ``delay`` seconds late. */
export interface Watching {
  how: 'no' | 'open' | 'public';
  delay: number;
}

/** A chair as everybody sees it: empty, a person's, or a computer player's of some level. */
export interface ChairSeen {
  name: string;
  level: string;
  person: boolean;
  away: boolean;
  ready: boolean;
  reserve: number;
  wanted: string;
  stand_in: string;
  warned: boolean;
  votes: number[];
  vacation?: Vacation;
}

/** A period in which a person's clock stands still, in milliseconds since the epoch. */
export interface Vacation {
  since: number;
  until: number;
}

/** A request to take back everything after a page, and the seats that have agreed. */
export interface UndoWish {
  seat: number;
  to: number;
  agreed: number[];
}

/** One action, complete. */
export interface Do {
  type: 'do';
  action: Action;
}

/** One action whose outcome depends on cards this seat does not see: the referee decides. */
export interface Ask {
  type: 'ask';
  action: Action;
}

/** An action of this kind with a number of these cards, plus those that always go along. */
export interface PickCards {
  type: 'pick-cards';
  kind: string;
  cards: string[];
  least: number;
  most: number;
  always: string[];
}

/** An action of this kind with one of these numbers. */
export interface PickNumber {
  type: 'pick-number';
  kind: string;
  numbers: number[];
}

/** An action of this kind with a number of different places out of these. */
export interface PickPlaces {
  type: 'pick-places';
  kind: string;
  places: number[];
  count: number;
}

/** An action of this kind with any of these sets of cards, at least this number of sets. */
export interface PickSets {
  type: 'pick-sets';
  kind: string;
  sets: string[][];
  optional: string[];
  least: number;
}

/** Why these cards may not be played now, by which rule, and the source of the rule. */
export interface Reason {
  cards: string[];
  rule: string;
  title: string;
  source: string;
  reason: string;
}

/** An action of this kind with any set of that many of these cards, besides those offered. */
export interface PickGroup {
  type: 'pick-group';
  kind: string;
  cards: string[];
  size: number;
}

/** An action of this kind with any of these words, at least one. */
export interface PickWords {
  type: 'pick-words';
  kind: string;
  words: string[];
}

/** An action of this kind: each field gets one of its words, or a number between its two. */
export interface FillIn {
  type: 'fill-in';
  kind: string;
  words: Record<string, string[]>;
  numbers: Record<string, [number, number]>;
}

/** A page as a seat sees it. */
export interface PageSeen {
  seq: number;
  entries: (Opened | Sat | Hired | PlaysAs | Left | Returned | Forgotten | Duplicate | Started | Sealed | Unsealed | Acted | HintTaken | Warned | VacationTaken | VacationEnded | VotedOut | Ready | UndoAsked | UndoAnswered | Undone | Said | Renamed | Rematch)[];
}

/** The table was opened; ``before`` is the table it is a rematch of. */
export interface Opened {
  type: 'opened';
  charter: Charter;
  before: string;
  origin: string;
}

/** A person took a chair. ``key`` is the hash of the token that holds the chair. */
export interface Sat {
  type: 'sat';
  seat: number;
  name: string;
  key?: string;
  person?: string;
}

/** A computer player took an empty chair. */
export interface Hired {
  type: 'hired';
  seat: number;
  level: string;
}

/** The computer player in this chair plays at this level for now, whatever was asked for. */
export interface PlaysAs {
  type: 'plays-as';
  seat: number;
  level: string;
}

/** A person left, was voted out, or ran out of time by correspondence (``late``). */
export interface Left {
  type: 'left';
  seat: number;
  why: 'absent' | 'idle' | 'late' | 'left';
}

/** A person is back in the chair. */
export interface Returned {
  type: 'returned';
  seat: number;
}

/** A person was forgotten: name and words are removed, a computer player has the chair. */
export interface Forgotten {
  type: 'forgotten';
  seat: number;
}

/** This table plays a duplicate deal. Chance comes from the seed, not from the house. */
export interface Duplicate {
  type: 'duplicate';
  deal: string;
  number: number;
  seed?: string;
  everybody: boolean;
}

/** All chairs are taken: the party begins. */
export interface Started {
  type: 'started';
}

/** The order of the pack for the next shuffle, under a seal that anybody can check later. */
export interface Sealed {
  type: 'sealed';
  digest: string;
  salt?: string;
  order: string[];
}

/** A seal is opened after the deal. */
export interface Unsealed {
  type: 'unsealed';
  digest: string;
  salt: string;
  order: string[];
}

/** An act of the game and everything that followed; each event declares who may see what. */
export interface Acted {
  type: 'acted';
  by: 'bot' | 'clock' | 'house' | 'person' | 'record';
  events: GameEvent[];
  reserve?: number;
}

/** A person asked a computer player for advice. */
export interface HintTaken {
  type: 'hint-taken';
  seat: number;
}

/** A person was warned that the others wait; by correspondence the house (-1) warns. */
export interface Warned {
  type: 'warned';
  seat: number;
  by: number;
}

/** A person's clock stands still between these times, in milliseconds since the epoch. */
export interface VacationTaken {
  type: 'vacation-taken';
  seat: number;
  since: number;
  until: number;
}

/** A person is back before the vacation was over: the clock runs again from this time on. */
export interface VacationEnded {
  type: 'vacation-ended';
  seat: number;
  at: number;
}

/** Somebody voted that a computer player takes over for a person who was warned. */
export interface VotedOut {
  type: 'voted-out';
  seat: number;
  by: number;
}

/** A person is ready for the next deal. */
export interface Ready {
  type: 'ready';
  seat: number;
}

/** A person asked to take back everything after this page. */
export interface UndoAsked {
  type: 'undo-asked';
  seat: number;
  to: number;
}

/** Another person agreed, or did not. */
export interface UndoAnswered {
  type: 'undo-answered';
  seat: number;
  agreed: boolean;
}

/** Everything in the game after this page was taken back. */
export interface Undone {
  type: 'undone';
  seat: number;
  to: number;
}

/** A person said something: a phrase of the house by its id, or their own words. */
export interface Said {
  type: 'said';
  seat: number;
  text: string;
  phrase: string;
}

/** A person has another name from now on. */
export interface Renamed {
  type: 'renamed';
  seat: number;
  name: string;
}

/** The company plays another party at another table, with the same chairs and tokens. */
export interface Rematch {
  type: 'rematch';
  table: string;
}

/** A new page: its entries as this seat sees them, and what changed in the scene. */
export interface News {
  type: 'news';
  seq: number;
  entries: (Opened | Sat | Hired | PlaysAs | Left | Returned | Forgotten | Duplicate | Started | Sealed | Unsealed | Acted | HintTaken | Warned | VacationTaken | VacationEnded | VotedOut | Ready | UndoAsked | UndoAnswered | Undone | Said | Renamed | Rematch)[];
  patch: unknown;
}

/** Who is connected now. It is not stored. */
export interface Presence {
  type: 'presence';
  present: number[];
}

/** The command was done, and stored on this page. */
export interface Accepted {
  type: 'accepted';
  ref: string;
  seq: number;
}

/** The rules of the game do not allow it: which rule, why, and its source. */
export interface Refused {
  type: 'refused';
  ref: string;
  rule: string;
  title: string;
  source: string;
  reason: string;
}

/** Something happened that the client had not seen; nothing was done. */
export interface Stale {
  type: 'stale';
  ref: string;
  seq: number;
  missed: PageSeen[];
}

/** The answer to a question. */
export interface Told {
  type: 'told';
  ref: string;
  about: string;
  answer: unknown;
}

/** What a computer player would do, and the reasons. */
export interface Advice {
  type: 'advice';
  ref: string;
  action: Action;
  kind: string;
  sure: boolean;
  said: ReasonTold[];
  value?: number;
  unit: string;
  alternatives: OtherAct[];
  level: string;
}

/** A sentence of a hint in the client's language; cards are in braces, ``{CARD CARD|or}``. */
export interface ReasonTold {
  words: string;
  rule: string;
  source: string;
}

/** Another possible act, and how its value compares with the advised one, in words. */
export interface OtherAct {
  action: Action;
  worth: string;
}

/** The table of the rematch; your token holds the same chair there. */
export interface NewTable {
  type: 'new-table';
  ref: string;
  table: string;
}

/** The answer to ``Ping``. */
export interface Pong {
  type: 'pong';
  ref: string;
  seq: number;
}

/** It cannot be done at this table now; ``code`` is for programs. */
export interface Failure {
  type: 'error';
  ref: string;
  code: string;
  message: string;
}

/** The server closes this connection: the reason, and whether to reconnect. */
export interface Bye {
  type: 'bye';
  reason: string;
  again: boolean;
}

/** A chair, and the token that holds it. Keep it secret: whoever has it plays your cards. */
export interface Invitation {
  table: string;
  seat: number;
  token: string;
}

/** Take a chair; without a number, any free one. */
export interface SitDown {
  name: string;
  seat?: number;
}

/** What was wrong with a request. */
export interface Problem {
  code: string;
  message: string;
}

/** The ways in which this server can call people. */
export interface CallOffer {
  push_key: string;
  mail: boolean;
}

/** The ways in which somebody is called. */
export interface WaysReply {
  ways: WaySeen[];
}

/** A way as its owner sees it, without the keys that make a push message readable. */
export interface WaySeen {
  id: string;
  kind: 'mail' | 'push' | 'webhook';
  to: string;
  language: 'de' | 'en' | 'it';
  quiet?: QuietHours;
  confirmed: boolean;
  secret: string;
}

/** The hours in which nobody is called: full hours of a time zone. */
export interface QuietHours {
  since: number;
  until: number;
  zone?: string;
}

/** The code that was sent to a mailbox. */
export interface CodeWish {
  way: string;
  code: string;
}

/** A seat's standing order, and how often it will still be done; or nothing. */
export interface OrderReply {
  order?: OrderWish;
  left: number;
}

/** What to do, how often, and what ends it. */
export interface OrderWish {
  cards?: string[];
  times?: number;
  until_card?: string;
  while_winning?: boolean;
}

/** How somebody wants to be called, in which language, and when not. */
export interface WayWish {
  way: PushWay | WebhookWay | MailWay;
  language?: 'de' | 'en' | 'it';
  quiet?: QuietHours;
}

/** A browser that takes push messages, with the data of its subscription. */
export interface PushWay {
  type: 'push';
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** An address to which calls are posted, signed with a secret. */
export interface WebhookWay {
  type: 'webhook';
  url: string;
}

/** A mailbox; its owner confirms it by a code that is sent there. */
export interface MailWay {
  type: 'mail';
  address: string;
}

/** The text of a call: which table waits, never a card. */
export interface CallTold {
  kind: string;
  table: string;
  game: string;
  title: string;
  text: string;
  language: string;
  until: number;
}

/** Open a table, and sit down at it under this name. */
export interface OpenTableRequest {
  name: string;
  charter: Charter;
}

/** The scene for a client that polls over HTTP, and the pages after the one it named. */
export interface SceneReply {
  seq: number;
  scene: unknown;
  pages: PageSeen[];
}

/** All games, and the levels that most of them have. */
export interface Catalogue {
  games: GameSeen[];
  levels: string[];
}

/** A game that can be played. */
export interface GameSeen {
  name: string;
  title: string;
  seats: number;
  books: BookSeen[];
  actions: Record<string, string[]>;
  questions: string[];
  phrases: Record<string, Phrase>;
  levels: string[];
  lesson: boolean;
}

/** A book by which a game can be played. */
export interface BookSeen {
  name: string;
  title: string;
  version: number;
  based_on: string;
  differs: string[];
  options: OptionSeen[];
}

/** A value of a book that a table may change. */
export interface OptionSeen {
  key: string;
  value: boolean | number | string;
  source: string;
  note: string;
  shape: Shape;
}

/** What a value may be: yes or no, one of some words, or a number within bounds. */
export interface Shape {
  yes_or_no: boolean;
  choices: (number | string)[];
  least: number;
  most?: number;
}

/** A phrase as said at such tables, in its own language, with its meaning. */
export interface Phrase {
  text: string;
  language: string;
  meaning: string;
}

/** What the lobby needs to know of a game: short enough to be fetched first. */
export interface GameOnShelf {
  name: string;
  title: string;
  seats: number;
  books: Record<string, string>;
  levels: string[];
  lesson: boolean;
  players?: Shape;
}

/** What a client at a table needs to know of its game. */
export interface GameAtTable {
  name: string;
  title: string;
  actions: Record<string, string[]>;
  questions: string[];
  phrases: Record<string, Phrase>;
}

/** A table as strangers see it: the game, its rules, who sits where. */
export interface TableSummary {
  id: string;
  game: string;
  rules: string;
  options: Record<string, boolean | number | string>;
  strict: boolean;
  title: string;
  listed: boolean;
  clock?: Clock;
  chat: string;
  watching: string;
  hints: boolean;
  patience: number;
  chairs: ChairSeen[];
  free: number[];
  started: boolean;
  over: boolean;
  after: string;
  slow: boolean;
}

/** The trick turned last in this deal, if one was, and how many there have been. */
export interface LastTrick {
  number: number;
  trick?: Trick;
}

/** A gathered trick. */
export interface Trick {
  leader: number;
  plays: Played[];
  winner: number;
}

/** A card in a trick: whose it is, and who chose it (they differ only for open hands). */
export interface Played {
  seat: number;
  card: string;
  by: number;
}

/** What has been written and paid in this deal, and what everybody has won or lost so far. */
export interface SheetSoFar {
  lines: ScoreLine[];
  payments: Payment[];
  remarks: Remark[];
  accounts: number[];
}

/** Points for a side, with the rule that gives them and the cards they rest on. */
export interface ScoreLine {
  side: number;
  rule: string;
  points: number;
  cards: string[];
  note: string;
  said?: Sentence;
}

/** Something to be said in the reader's language. */
export interface Sentence {
  fact: 'sentence';
  package: string;
  id: string;
  facts: ([string, number | string | string[] | SeatFact | SuitFact | Sentence])[];
}

/** A person, by seat. */
export interface SeatFact {
  fact: 'seat';
  seat: number;
}

/** A suit, by the letter it has in card codes. */
export interface SuitFact {
  fact: 'suit';
  letter: string;
}

/** What one person pays another, and by which rule. */
export interface Payment {
  payer: number;
  payee: number;
  amount: number;
  rule: string;
}

/** Something worth saying on the sheet that carries no points itself. */
export interface Remark {
  rule: string;
  text: string;
  side?: number;
  cards: string[];
  said?: Sentence;
}

/** All rules and faults of a game, by id, and the books that are cited, by their marks. */
export interface RuleBook {
  rules: Record<string, Rule>;
  faults: Record<string, Fault>;
  sources: Record<string, Source>;
}

/** A rule of the game: what it is called and where it stands. */
export interface Rule {
  id: string;
  title: string;
  source: string;
}

/** A fault the book knows: what follows, and whether only real hands can commit it. */
export interface Fault {
  id: string;
  title: string;
  source: string;
  follows: string;
  entered: boolean;
}

/** The meaning of a mark such as "Dr." where a source is cited. */
export interface Source {
  book: string;
  part: string;
}

/** A pack's cards in their customary order, and all names. No rule follows from it. */
export interface PackNames {
  suits: Record<string, SuitNames>;
  extras: string[];
  cards: Record<string, CardNames>;
  variants: Record<string, Record<string, CardNames>>;
  worth: Record<string, number>;
  genders?: Record<string, Record<string, string>>;
}

/** A suit's cards, high to low, and what it is called. */
export interface SuitNames {
  cards: string[];
  names: Record<string, string>;
}

/** What a card is called. */
export interface CardNames {
  names: Record<string, string>;
  called: Record<string, string>;
  printed: string;
}

/** A deal from before its shuffle to its settlement. */
export interface DealReplay {
  deal: number;
  table: State;
  steps: ReplayStep[];
  sides: number[];
}

/** An act and its events, what changed on the table, the winning card, and all hands. */
export interface ReplayStep {
  seq: number;
  events: unknown[];
  patch: unknown;
  winning?: number;
  tally: number[];
}

/** The part of a review that exists so far, or what is new; empty while it waits for its turn. */
export interface ReviewPart {
  game: string;
  first: number;
  unit: string;
  threshold: number;
  worlds: number;
  sides: number[];
  count: number;
  place: number;
  decisions: Decision[];
  line: Expected[];
  done: boolean;
  split: LuckAndSkill[];
  unsplit: string;
}

/** A decision of the record, judged by what its seat could know then. */
export interface Decision {
  number: number;
  place: number;
  of: number;
  seat: number;
  trick: number;
  done?: JudgedAct;
  text: string;
  acts: JudgedAct[];
  worlds: number;
  mistake: boolean;
  why: ExplanationSentence[];
  hindsight?: Hindsight;
  unjudged: string;
  forced: boolean;
}

/** An act that the seat could have done, and its value by what the seat knew. */
export interface JudgedAct {
  action: Action;
  text: string;
  value: number;
  low: number;
  high: number;
  loss: number;
  sure_loss: number;
  share: number;
}

/** A sentence of an explanation, and where in the book it comes from. */
export interface ExplanationSentence {
  said: Sentence;
  words: string;
  rule: string;
  source: string;
  against: boolean;
}

/** An act that was better only when all cards are open. */
export interface Hindsight {
  action: Action;
  text: string;
  gain: number;
  needed?: Holding;
}

/** A card and the seat that holds it. */
export interface Holding {
  seat: number;
  card: string;
}

/** What every seat could expect before an act, with open cards. */
export interface Expected {
  number: number;
  trick: number;
  values: number[];
}

/** The parts of a seat's result: ``before + cards + own + others + chance`` is the result. */
export interface LuckAndSkill {
  seat: number;
  result: number;
  scored: number;
  before: number;
  cards: number;
  own: number;
  others: number;
  chance: number;
}

/** Review this deal from its beginning, or continue ``after`` this number of decisions. */
export interface ReviewRequest {
  origin: WorkedOrigin | TableOrigin | RecordOrigin;
  after?: number;
}

/** A worked hand of a game's book. */
export interface WorkedOrigin {
  type: 'worked';
  game: string;
  hand: string;
}

/** A finished deal at a table; the token goes in the header, as for other requests. */
export interface TableOrigin {
  type: 'table';
  table: string;
  deal?: number;
}

/** A deal of a record that comes with the request. */
export interface RecordOrigin {
  type: 'record';
  record: string;
  deal?: number;
}

/** A party of Minchiate: the draw, and deal after deal. */
export interface MinchiateEvening {
  game: 'minchiate';
  rules: string;
  options: Record<string, boolean | number | string>;
  opening: MinchiateStart;
  deals: MinchiateEntry[];
}

/** The draw for seats: everybody by the card drawn, or simply ranked, highest first (Dr. 7). */
export interface MinchiateStart {
  drawn: string[];
  ranking: number[];
}

/** A deal as it lies on the table: of the three heaps one may be left out, it is the rest. */
export interface MinchiateEntry {
  first?: string[];
  second?: string[];
  folla?: string[];
  ultima?: number;
  mark: MinchiateMark;
  resti: [number, number];
  declared: MinchiateShownVersicola[];
  matto_lost: boolean;
  faults: FaultEntry[];
}

/** The mark as it lies there: whose lead it is, in points or in counters, or both (Dr. 11). */
export interface MinchiateMark {
  side: number;
  points: number;
  before: number;
  stacks: number;
  fiches: number;
  behind: number;
}

/** A versicola somebody declared; it is in the mark, and may have grown since (Dr. 3, 10). */
export interface MinchiateShownVersicola {
  by: number;
  cards: string[];
}

/** A fault of the book's list, by its id there: whose it is, of how many cards or how often. */
export interface FaultEntry {
  fault: string;
  by: number;
  number: number;
}

/** A sitting of Taroc. */
export interface TarocEvening {
  game: 'taroc';
  rules: string;
  options: Record<string, boolean | number | string>;
  opening: TarocStart;
  deals: TarocEntry[];
}

/** Who deals first, by lot. */
export interface TarocStart {
  dealer: number;
}

/** A deal: everybody's cards, the dealer's with the Skar, or everybody's points by threes. */
export interface TarocEntry {
  heaps: (string[] | null)[];
  skar?: string[];
  points: number[];
  honours: TarocHonourEntry[];
  pagat?: TarocPagatEntry;
  faults: FaultEntry[];
}

/** An honour somebody announced in time and truly held, by its name. */
export interface TarocHonourEntry {
  by: number;
  honour: string;
}

/** The Pagat's owner, and its fate: won the last trick, was taken, or was taken in the last. */
export interface TarocPagatEntry {
  by: number;
  fate: 'last' | 'lost' | 'lost-last';
}

/** A sitting of Tresette. */
export interface TresetteEvening {
  game: 'tresette';
  rules: string;
  options: Record<string, boolean | number | string>;
  opening: TresetteStart;
  deals: TresetteEntry[];
}

/** The order of seats, the first dealer, and marks and slate of a sitting already under way. */
export interface TresetteStart {
  order: number[];
  dealer: number;
  marks: number[];
  slate: number[][];
  opened: number;
}

/** A deal: what was announced, in the order it was laid; the cards of each side; the last trick. */
export interface TresetteEntry {
  announced: TresetteItemEntry[];
  piles: (string[] | null)[];
  talon?: string[];
  last?: number;
  great?: TresetteGreatEntry;
  first?: number;
  then: number[];
  order: number[];
  faults: FaultEntry[];
}

/** Something announced in its time: ``3x7`` three Sevens, ``Nh4`` a Napolitana of four hearts. */
export interface TresetteItemEntry {
  by: number;
  item: string;
  false: boolean;
}

/** A great result and whose it is (r. III-VI). */
export interface TresetteGreatEntry {
  side: number;
  name: 'gallata' | 'gallaton' | 'stramazette' | 'stramazetton';
}

/** A sitting of Kaiserspiel. */
export interface KaiserspielEvening {
  game: 'kaiserspiel';
  rules: string;
  options: Record<string, boolean | number | string>;
  opening: KaiserspielStart;
  deals: KaiserspielEntry[];
}

/** Who deals first, and the marks of a Partie already under way: fiches and loose points. */
export interface KaiserspielStart {
  dealer: number;
  fiches: number[];
  loose: number[];
}

/** A deal: the turned card, what was shown, who had the Rummel, honours trick by trick, tricks. */
export interface KaiserspielEntry {
  turned: string;
  imperials: KaiserspielImperialEntry[];
  tournees: KaiserspielImperialEntry[];
  rummel?: number;
  honours: KaiserspielHonourTrick[];
  tricks: number[];
  faults: FaultEntry[];
}

/** An imperial somebody showed in time: ``Q`` four queens, ``h`` the sequence of hearts. */
export interface KaiserspielImperialEntry {
  by: number;
  imperial: string;
}

/** A trick with honours in it: who won it, and which they are. */
export interface KaiserspielHonourTrick {
  by: number;
  cards: string[];
}

/** A sitting of Guimbarde. */
export interface GuimbardeEvening {
  game: 'guimbarde';
  rules: string;
  options: Record<string, boolean | number | string>;
  opening: GuimbardeStart;
  deals: GuimbardeEntry[];
}

/** Who deals first; and jettons that lie in the boxes already, in the order of the boxes. */
export interface GuimbardeStart {
  dealer: number;
  boxes: number[];
}

/** A deal: who took which box, who had the Point, what was paid in play, who had the fonds. */
export interface GuimbardeEntry {
  guimbarde?: number;
  koenig?: number;
  fou?: number;
  mariage?: number;
  point?: number;
  hand_marriages: GuimbardeHeldMarriage[];
  table_marriages: GuimbardeTableMarriage[];
  grand_table?: GuimbardeGrandTable;
  fou_played?: GuimbardeFouEntry;
  fonds?: number;
  faults: FaultEntry[];
}

/** King and queen in one hand, shown in time; of hearts it is the great marriage (r. 1, 4). */
export interface GuimbardeHeldMarriage {
  by: number;
  suit: string;
}

/** A king led and his queen directly after him (r. 1, 6). */
export interface GuimbardeTableMarriage {
  suit: string;
  king: number;
  queen: number;
  trumped?: number;
  forced: boolean;
}

/** The King taken by the Guimbarde: her player, and his (r. 4). */
export interface GuimbardeGrandTable {
  by: number;
  king: number;
}

/** The Fou's player: he won his trick, or was taken by the King or the Guimbarde (r. 5). */
export interface GuimbardeFouEntry {
  by: number;
  taken?: number;
}

/** A match of Bieten. */
export interface BietenEvening {
  game: 'bieten';
  rules: string;
  options: Record<string, boolean | number | string>;
  opening: BietenStart;
  deals: BietenEntry[];
}

/** Who deals first; and the slate of a game that has already started. */
export interface BietenStart {
  dealer: number;
  scores: number[];
  out: number[];
  games: number;
}

/** A deal: the five figures; and, where the cards shall decide, everybody's three cards. */
export interface BietenEntry {
  herz: BietenFigureEntry;
  laub: BietenFigureEntry;
  gleich: BietenFigureEntry;
  hanger: BietenFigureEntry;
  spiel: BietenFigureEntry;
  rows: string[][];
  weli: string;
  faults: FaultEntry[];
}

/** A figure: its state, and who has it; nobody where it still stands or is missing. */
export interface BietenFigureEntry {
  how: BietenHow;
  by?: number;
  number: number;
}

export type BietenHow = 'silent' | 'good' | 'held' | 'groschen-good' | 'groschen-held';

/** An evening with its scores. */
export interface Reckoning {
  game: string;
  book: string;
  title: string;
  unit: string;
  seats: number;
  sheets: (Sheet | null)[];
  wrong: CountProblem[];
  table: Places;
  accounts: number[];
  rising: Rising;
  others: ByBook[];
  cited: Record<string, Cited>;
}

/** A deal counted, as one would write it; a total is only ever the sum of its lines. */
export interface Sheet {
  dealer: number;
  order: number[];
  sides: number[][];
  lines: ScoreLine[];
  totals: number[];
  remarks: Remark[];
  payments: Payment[];
  heaps: string[][];
  outcome?: Outcome;
  stands: Stand[];
  void: boolean;
}

/** The difference of two sides, whose it is, and what it pays. */
export interface Outcome {
  winner?: number;
  difference: number;
  pays: number;
}

/** Something that stands from deal to deal, by name: a number for each side, person or box. */
export interface Stand {
  name: string;
  values: number[];
  persons: boolean;
}

/** What cannot be counted: which deal, which part of it, and what would be right. */
export interface CountProblem {
  deal?: number;
  code: string;
  message: string;
  field: string;
  cards: string[];
  numbers: Record<string, number>;
  said?: Sentence;
}

/** Who sits where and who deals, before the next deal; the agreed number is played if ``over``. */
export interface Places {
  order: number[];
  sides: number[][];
  dealer: number;
  stands: Stand[];
  choices: Record<string, string[]>;
  over: boolean;
}

/** If all rose now: what would still be paid, the accounts then, and the fewest payments. */
export interface Rising {
  payments: Payment[];
  accounts: number[];
  debts: Debt[];
}

/** What one person gives another at the end; -1 is the pot on the table. */
export interface Debt {
  payer: number;
  payee: number;
  amount: number;
}

/** The evening counted by another book: every deal's sheet. */
export interface ByBook {
  book: string;
  title: string;
  sheets: (Sheet | null)[];
}

/** A rule that a line, remark or payment cites: what it is called, and where it stands. */
export interface Cited {
  title: string;
  source: string;
}

/** A game's books by name with their titles, and what they say. */
export interface ValuesSeen {
  books: Record<string, string>;
  keys: KeySeen[];
}

/** One setting that the books decide, each in its own way. */
export interface KeySeen {
  key: string;
  differs: boolean;
  agreed: boolean;
  values: ValueSeen[];
}

/** What one book says, its source, and why it was read this way. */
export interface ValueSeen {
  book: string;
  value: unknown;
  source: string;
  note: string;
}

/** All texts about one rule. */
export interface RuleSource {
  language: string;
  says: string;
  open: string;
  other: string;
  pages: string[];
  hands: Shown[];
  records: Shown[];
}

/** A worked hand or a record that shows a rule. */
export interface Shown {
  title: string;
  name: string;
  language: string;
}

/** A lesson as the page needs it: a scene, the steps, and the moments between them. */
export interface Lesson {
  game: string;
  minutes: number;
  titles: Record<string, string>;
  scene: Scene;
  steps: LessonStep[];
  moments: LessonMoment[];
}

/** An act as the learner sees it, and what it changed in the scene. */
export interface LessonStep {
  events: unknown[];
  patch: unknown;
}

/** A moment of a lesson: after how many steps, what is said, and what to do. */
export interface LessonMoment {
  name: string;
  at: number;
  patch: unknown;
  action: unknown;
  any: boolean;
  tries: boolean;
  cards: string[];
  words: Record<string, LessonWords>;
}

/** What is said at a moment, and what if the learner lawfully does something else. */
export interface LessonWords {
  text: string;
  otherwise: string;
}

/** The judgement of an attempt, and whether the lesson wanted it. */
export interface LessonVerdict {
  right: boolean;
  lawful: boolean;
  rule: string;
  title: string;
  source: string;
  reason: string;
}

/** A pack that can be printed. */
export interface PackSeen {
  name: string;
  game: string;
  title: string;
  size: [number, number];
  why: Record<string, string>;
  note: Record<string, string>;
}

/** A worked hand as an entry of the list. */
export interface HandSeen {
  game: string;
  name: string;
  title: string;
  source: string;
  about: string;
  constructed: boolean;
}

/** Replay this deal step by step, with every card open or as a seat saw it. */
export interface ReplayRequest {
  origin: WorkedOrigin | TableOrigin | RecordOrigin;
  variations?: Variation[];
  line?: number;
  seat?: number;
}

/** A variation: it branches off line ``of`` after this number of acts. */
export interface Variation {
  of: number;
  after: number;
  acts: string[];
  name: string;
  comments: Comment[];
}

/** What is said of an act of a variation; ``at`` is its place there, from 0. */
export interface Comment {
  at: number;
  says: string;
}

/** A deal with all that is known of it, as ``seat`` saw it; None sees every card. */
export interface ReplayedDeal {
  game: string;
  title: string;
  source: string;
  about: string;
  emended: string;
  constructed: boolean;
  company: CompanySeen;
  again: DealReplay;
  seat?: number;
  deals: number;
  notes: NoteSeen[];
  claims: ClaimSeen[];
  result: Fact[];
  over: boolean;
  first: number;
  variations: Variation[];
  firsts: (Action | null)[];
}

/** A comment from one step of the deal to another, both counted from 0. */
export interface NoteSeen {
  first: number;
  last: number;
  says: string;
  rule: string;
  title: string;
  source: string;
  emended: boolean;
}

/** A claim at its step of the deal, and the course of play as a variation to step through. */
export interface ClaimSeen {
  step: number;
  says: string;
  holds: Holds;
  found: string;
  played?: Worked_claimsPlayed;
  unit: string;
  variation: Variation;
  first: Action;
}

export type Holds = 'yes' | 'no' | 'partly' | 'same' | 'open';

/** A seat's mean result, in the game's finest unit, when masters played the rest many times. */
export interface Worked_claimsPlayed {
  seat: string;
  times: number;
  was: Estimate;
  would: Estimate;
}

/** A mean, and its 95 % error. */
export interface Estimate {
  mean: number;
  margin: number;
}

/** One result of a deal; ``of`` names a side, a seat or a figure. */
export interface Fact {
  name: string;
  of: string;
  value: string;
}

/** What was done at a step, if anything, and what every seat that could act could have done. */
export interface Choices {
  done?: Action;
  seats: SeatChoices[];
}

/** What a seat could lawfully do. */
export interface SeatChoices {
  seat: number;
  choices: Action[];
  scene: Scene;
}

/** Ask what if this had been done at that step, and who plays the rest. */
export interface WhatIfRequest {
  origin: WorkedOrigin | TableOrigin | RecordOrigin;
  variations?: Variation[];
  line?: number;
  step: number;
  action: Action;
  rest?: Rest;
  level?: 'master' | 'novice' | 'player';
  seed?: number;
}

export type Rest = 'recorded' | 'players' | 'by-hand';

/** Let computer players play the deal on after a number of steps, once for each seed. */
export interface SpreadRequest {
  origin: WorkedOrigin | TableOrigin | RecordOrigin;
  variations?: Variation[];
  line?: number;
  step: number;
  level?: 'master' | 'novice' | 'player';
  seed?: number;
  times?: number;
}

/** The results of each playing, and of the line itself. */
export interface Playings {
  playings: Playing[];
  was: Figure[];
}

/** One playing of the rest: its seed and its results. */
export interface Playing {
  seed: number;
  facts: Fact[];
  figures: Figure[];
}

/** A number of a result; ``who`` has it (letters), if one fact names several people. */
export interface Figure {
  name: string;
  of: string;
  who: string;
  value: number;
}

/** Ask for the record of a deal with these variations after it. */
export interface TreeRequest {
  origin: WorkedOrigin | TableOrigin | RecordOrigin;
  variations?: Variation[];
  line?: number;
}

/** Take this seat after ``steps`` steps of the deal; computer players take the others. */
export interface PlayOnRequest {
  origin: WorkedOrigin | TableOrigin | RecordOrigin;
  variations?: Variation[];
  line?: number;
  step: number;
  seat: number;
  name: string;
  level?: string;
}

/** The variation, and the tree with the new line in it. */
export interface VariedDeal {
  deal: WhatIfDeal;
  variations: Variation[];
  line: number;
}

/** A deal as it would have gone after another act. */
export interface WhatIfDeal {
  again: DealReplay;
  parts: number;
  acts: string[];
  kept: boolean[];
  was: Fact[];
  now: Fact[];
}

/** Ask what each act is worth to the seat in turn after a number of steps. */
export interface WorthRequest {
  origin: WorkedOrigin | TableOrigin | RecordOrigin;
  variations: Variation[];
  line: number;
  step: number;
  open_cards: boolean;
}

/** The values of all acts of the seat in turn in the game's finest unit, the best first. */
export interface Worths {
  seat: number;
  unit: string;
  open_cards: boolean;
  worlds: number;
  acts: ActWorthSeen[];
}

/** The value of an act for its seat, and the interval of that. */
export interface ActWorthSeen {
  action: Action;
  value: number;
  low: number;
  high: number;
}

/** What can be laid out: the cards, the heaps, and the meaning of the seat to be named. */
export interface Board {
  game: string;
  rules: string;
  cards: string[];
  heaps: BoardHeap[];
  first: string;
}

/** A place for cards: somebody's hand, or a heap by its name in records. */
export interface BoardHeap {
  name: string;
  seat?: number;
  cards?: number;
}

/** A position: which cards lie in which heap, and who leads or deals. */
export interface BoardRequest {
  game: string;
  heaps: Record<string, string[]>;
  rules?: string;
  first?: number;
}

/** Who you are here: your last name, and since when you have come with this key. */
export interface Me {
  name: string;
  since: number;
  rated: boolean;
}

/** Somebody at a table whom you have met before, and at how many other tables. */
export interface Acquaintance {
  seat: number;
  tables: number;
}

/** A party at which the person had a chair. */
export interface PlayedParty {
  table: TableSummary;
  seat: number;
  opened: number;
  finished?: number;
  deals: number;
  result?: number;
  duplicate?: PlayedDuplicate;
}

/** The duplicate deal of a table: the same cards are played elsewhere, too. */
export interface PlayedDuplicate {
  deal: string;
  contest: string;
  open: boolean;
  opens: number;
}

/** Statistics of all deals whose figures are known. */
export interface MyStatistics {
  games: GameStatistics[];
  waiting: number;
}

/** A person's deals of one game. */
export interface GameStatistics {
  game: string;
  unit: string;
  whole: StatisticsRow;
  curve: Mean[];
  levels: StatisticsRow[];
  roles: StatisticsRow[];
  partners: StatisticsRow[];
  opponents: StatisticsRow[];
}

/** Deals that have something in common: a level, a role, a name. */
export interface StatisticsRow {
  name: string;
  deals: number;
  won?: number;
  beyond?: Mean;
  computer: boolean;
}

/** A mean over deals, and its 95 % interval, which needs at least two deals. */
export interface Mean {
  deals: number;
  mean: number;
  low?: number;
  high?: number;
}

/** A table that waits for the person who asks. */
export interface MyTurn {
  table: string;
  seat: number;
  game: string;
  title: string;
  until: number;
}

/** A table by correspondence, and until when one is on vacation there; 0 if one is not. */
export interface VacationAt {
  table: string;
  seat: number;
  until: number;
}

/** The ratings of a game, the best first. */
export interface RatingBoard {
  game: string;
  unit: string;
  players: RatedPlayer[];
}

/** Somebody on the board, and how much more than a novice they make of a deal. */
export interface RatedPlayer {
  name: string;
  computer: boolean;
  own: boolean;
  mean: number;
  low: number;
  high: number;
  deals: number;
}

/** Begin a contest. ``alone``: everybody plays the deals against computer players. */
export interface ContestRequest {
  name: string;
  game: string;
  rules: string;
  movement: 'alone' | 'howell' | 'individual' | 'teams';
  deals: number;
  rounds: number;
  scoring: 'imps' | 'matchpoints' | 'unit';
  level: string;
  computers: number;
  wanted: number;
  title: string;
  playing: boolean;
}

/** A contest, as far as the client may know of it. */
export interface ContestSeen {
  id: string;
  movement: 'alone' | 'howell' | 'individual' | 'teams';
  game: string;
  rules: string;
  title: string;
  scoring: 'imps' | 'matchpoints' | 'unit';
  unit: string;
  sides: number[];
  level: string;
  deals: number;
  wanted: number;
  host: boolean;
  started: boolean;
  over: boolean;
  seal: string;
  secret: string;
  members: MemberSeen[];
  mine?: number;
  round: number;
  rounds: number;
  tables: TableSeen[];
  todo?: TodoSeen;
  ranking: RankSeen[];
  margin?: number;
  shown: DealSeen[];
}

/** Somebody who takes part; computer players have a level. */
export interface MemberSeen {
  name: string;
  level: string;
  team: number;
  done: number;
}

/** A table of the round: the members by seat, and how many of its deals are played. */
export interface TableSeen {
  seats: number[];
  done: number;
}

/** What the client can do next in this contest. */
export interface TodoSeen {
  round: number;
  table: number;
  seat: number;
  deal: number;
}

/** A member's place and score, and the number of deals it is based on. */
export interface RankSeen {
  member: number;
  place: number;
  score: number;
  deals: number;
  partner?: number;
}

/** A deal that may be shown, and everybody's result in it. */
export interface DealSeen {
  number: number;
  deal: string;
  made: MadeSeen[];
}

/** A member's result in a finished deal. */
export interface MadeSeen {
  member: number;
  paid: number;
  points: number;
}

/** Today's deals, until when they may be begun, and the seals of the days to come. */
export interface Today {
  date: string;
  closes: number;
  opens: number;
  seal: string;
  ahead: DaySeen[];
  yesterday?: DaySeen;
  games: DayGame[];
}

/** A day with its seal, and with its secret once it is over. */
export interface DaySeen {
  date: string;
  seal: string;
  secret: string;
}

/** Today's deal of a game, as far as everybody may know of it. */
export interface DayGame {
  game: string;
  deal: string;
  rules: string;
  level: string;
  persons: number;
  table: string;
  seat: number;
  done: boolean;
}

/** A duplicate deal, as far as the client may know of it. */
export interface Standing {
  deal: string;
  game: string;
  unit: string;
  points_unit: string;
  open: boolean;
  opens: number;
  persons: number;
  rows: StandingRow[];
  strongest: string;
  own?: OwnStanding;
  table: string;
  waiting: boolean;
}

/** A result; computer players have a level, and no place among the persons. */
export interface StandingRow {
  name: string;
  level: string;
  paid: number;
  points: number;
  place: number;
  mine: boolean;
}

/** The person's own result compared with others in the same chair, with the same cards. */
export interface OwnStanding {
  paid: number;
  points: number;
  counts: boolean;
  place: number;
  of: number;
  others: number;
  share: number;
  against_mean: number;
  master?: number;
  master_level: string;
  moment?: KeyMoment;
}

/** The position at which players in the same chair chose differently. */
export interface KeyMoment {
  decision: number;
  choices: MomentChoice[];
}

/** A choice at a key moment: how many made it, and their mean result at the end. */
export interface MomentChoice {
  action: unknown;
  text: string;
  persons: number;
  computers: string[];
  mean: number;
  mine: boolean;
}

/** How a deal went at one table. */
export interface ComparedTable {
  table: string;
  members: number[];
  tricks: TrickSeen[];
  paid: number[];
  points: number[];
}

/** A trick, and who won it. */
export interface TrickSeen {
  plays: PlayedCard[];
  winner: number;
}

/** A card of a trick. */
export interface PlayedCard {
  seat: number;
  card: string;
}

/** A party of Minchiate. */
export interface Minchiate {
  strict: boolean;
  rules: MinchiateRules;
  party: Party;
  ranking: number[];
  deal: MinchiateDeal;
  phase: MinchiatePhase;
}

/** All values of a rule set. */
export interface MinchiateRules {
  name: string;
  names: MinchiateNameRules;
  values: MinchiateCardValues;
  versicole: MinchiateVersicoleRules;
  party: MinchiatePartyRules;
  shuffle: MinchiateShuffleRules;
  cut: MinchiateCutRules;
  deal: MinchiateDealRules;
  folla: MinchiateFollaRules;
  discards: MinchiateDiscardRules;
  declare: MinchiateDeclareRules;
  king: MinchiateKingRules;
  matto: MinchiateMattoRules;
  fallen: MinchiateFallenRules;
  marks: MinchiateMarkRules;
  count: MinchiateCountRules;
  cappotto: MinchiateCappottoRules;
  faults: MinchiateFaultRules;
}

/** What cards are called. */
export interface MinchiateNameRules {
  fantine: string[];
}

/** The carte di conto. */
export interface MinchiateCardValues {
  three: string[];
  five: string[];
  ten: string[];
}

/** What makes a versicola. */
export interface MinchiateVersicoleRules {
  runs: [string, string][];
  inside_five: string[];
  demonio: boolean;
  vergognose: MinchiateVergognose;
}

export type MinchiateVergognose = 'without_tromba' | 'without_either';

/** The party. */
export interface MinchiatePartyRules {
  giri: number;
  broken_folla: number;
}

/** The shuffle. */
export interface MinchiateShuffleRules {
  bottom: MinchiateBottomRule;
}

export type MinchiateBottomRule = 'no_carta_di_conto' | 'cartiglia';

/** Cut and robbery. */
export interface MinchiateCutRules {
  least: number;
  leave: number;
  look: number;
  rob_most: number;
  rob_until: MinchiateRobUntil;
}

export type MinchiateRobUntil = 'no_sopraventi' | 'cartiglia';

/** The deal. */
export interface MinchiateDealRules {
  second_ten: MinchiateSecondTen;
  filled_by: MinchiateFilledBy;
}

export type MinchiateSecondTen = 'player_by_player' | 'tens_then_upcards';

export type MinchiateFilledBy = 'dealer' | 'robber';

/** The folla. */
export interface MinchiateFollaRules {
  suits_open: boolean;
  perduta: number;
}

/** The discards. */
export interface MinchiateDiscardRules {
  shown: MinchiateShowingMoment;
}

export type MinchiateShowingMoment = 'at_lead' | 'after_first_trick';

/** Declaring versicole. */
export interface MinchiateDeclareRules {
  keep_back: boolean;
  marking: MinchiateMarking;
}

export type MinchiateMarking = 'one_by_one' | 'netted';

/** The king's fall. */
export interface MinchiateKingRules {
  matto_saves: boolean;
}

/** The Matto. */
export interface MinchiateMattoRules {
  last_trick: MinchiateLastTrick;
  kept_marks: number;
  late_lost: boolean;
  cheapest_dies: boolean;
}

export type MinchiateLastTrick = 'forbidden' | 'captured';

/** Open hands. */
export interface MinchiateFallenRules {
  chooser: MinchiateChooser;
}

export type MinchiateChooser = 'trick_winner' | 'leader';

/** Marking and its counters. */
export interface MinchiateMarkRules {
  resto: number;
  fiches: number;
  jettons: number;
  set_for: MinchiateSetFor;
}

export type MinchiateSetFor = 'player' | 'pair';

/** The count. */
export interface MinchiateCountRules {
  par: number;
  ultima: number;
}

/** A side without a trick. */
export interface MinchiateCappottoRules {
  count: MinchiateCappottoCount;
  resti: number;
  points: number;
  matto_marks: number;
}

export type MinchiateCappottoCount = 'doubled' | 'constant' | 'fixed';

/** The price of faults. */
export interface MinchiateFaultRules {
  misdeal_first: number;
  misdeal_further: number;
  revoke_resti: number;
  revoke_mended: boolean;
  conto_laid_away: MinchiateContoLaidAway;
  number_mended: boolean;
}

export type MinchiateContoLaidAway = 'free' | 'barred';

/** The order of seats, the dealer, the number of deals done, and what each person has won. */
export interface Party {
  order: number[];
  dealer: number;
  deals: number;
  accounts: number[];
}

/** One deal, from the shuffle to the count. Cards one may not see are backs. */
export interface MinchiateDeal {
  dealer: number;
  pack: string[];
  lifted: string[];
  robbed: string[];
  hands: string[][];
  laid: string[][];
  shown: string[][];
  taken: number;
  folla: string[];
  counts: [number, number, number, number];
  announcement: string;
  owed: [number, number, number, number];
  discards: (string[] | null)[];
  exposed: string[][];
  declared: MinchiateDeclared[];
  piles: [string[], string[]];
  tricks: MinchiateSuitTrick[];
  skipped: number;
  claimed: string[][];
  refused: number[];
  suits_led: string[];
  trick: Played[];
  leader: number;
  fallen: number[];
  left_over: number[];
  waiting?: number;
  lead: number;
  resti: [number, number];
  due: ScoreLine[];
  lines: ScoreLine[];
  remarks: Remark[];
  warned: number[];
  challenges: MinchiateChallenge[];
  decided: [number, string, number][];
  barred: number[];
  unpaid: Payment[];
  fines: Payment[];
  account?: MinchiateAccount;
}

/** A versicola somebody has shown, with what it marked, and whether it came too late. */
export interface MinchiateDeclared {
  seat: number;
  cards: string[];
  points: number;
  late: boolean;
  struck: boolean;
  in_turn: boolean;
}

/** A gathered trick, with whether its suit was led for the first time. */
export interface MinchiateSuitTrick {
  leader: number;
  plays: Played[];
  winner: number;
  first_round: boolean;
}

/** Hold a fault against an enemy (Dr. 14). A revoke names its trick, counted from 1. */
export interface MinchiateChallenge {
  type: 'challenge';
  seat: number;
  against: number;
  ground: MinchiateGround;
  trick: number;
}

export type MinchiateGround = 'revoke' | 'wrong-discard' | 'late-declaration';

/** A deal's account: lines, remarks, and what the difference pays. */
export interface MinchiateAccount {
  lines: ScoreLine[];
  remarks: Remark[];
  winner?: number;
  difference: number;
  resti: number;
}

export type MinchiatePhase =
  | MinchiateSpreading
  | MinchiateDrawing
  | MinchiateShuffling
  | MinchiateGiroOpening
  | MinchiateBottom
  | MinchiateCutting
  | MinchiateLifting
  | MinchiateRobbing
  | MinchiateLooking
  | MinchiateDealing
  | MinchiateScoprire
  | MinchiatePigliare
  | MinchiateFollaTold
  | MinchiateDiscarding
  | MinchiateFillingUp
  | MinchiateLeading
  | MinchiateShowing
  | MinchiateDeclaring
  | MinchiatePlaying
  | MinchiateComplete
  | MinchiateTurning
  | MinchiateExchanging
  | MinchiateClaimed
  | MinchiateCounting
  | MinchiateReckoning
  | MinchiateSettled
  | MinchiateRising
  | MinchiateEnded;

/** The house is to spread a shuffled pack for the draw. */
export interface MinchiateSpreading {
  phase: 'spreading';
}

/** People draw for seats. */
export interface MinchiateDrawing {
  phase: 'drawing';
  lots: Lots;
}

/** A spread pack people draw from. ``ranks`` holds what each has drawn, first draw first. */
export interface Lots {
  spread: string[];
  ranks: number[][][];
  drawn: number[];
  turned?: number;
  by: number;
  void: number[];
}

/** The house is to shuffle for a deal. */
export interface MinchiateShuffling {
  phase: 'shuffling';
}

/** A giro begins: people change places. */
export interface MinchiateGiroOpening {
  phase: 'giroopening';
}

/** The dealer looks at the bottom card. */
export interface MinchiateBottom {
  phase: 'bottom';
}

/** The player on the dealer's left is to cut. */
export interface MinchiateCutting {
  phase: 'cutting';
}

/** The cutter looks at the next card of his packet. */
export interface MinchiateLifting {
  phase: 'lifting';
}

/** The cutter may rob the card he sees. */
export interface MinchiateRobbing {
  phase: 'robbing';
}

/** The cutter looks on, and lays the packet down. */
export interface MinchiateLooking {
  phase: 'looking';
}

/** The cards are being dealt; ``packet`` is the next one. */
export interface MinchiateDealing {
  phase: 'dealing';
  packet: number;
}

/** The dealer turns up the talon card by card. */
export interface MinchiateScoprire {
  phase: 'scoprire';
}

/** The dealer takes the carte di conto out of the talon. */
export interface MinchiatePigliare {
  phase: 'pigliare';
}

/** The folla is looked at, laid out and announced, step by step. */
export interface MinchiateFollaTold {
  phase: 'follatold';
  step: number;
}

/** Robber and dealer lay away as many as they took. */
export interface MinchiateDiscarding {
  phase: 'discarding';
}

/** A short dealer draws blind from the robber's discard. */
export interface MinchiateFillingUp {
  phase: 'fillingup';
  places?: number[];
}

/** The player on the dealer's right leads to the first trick. */
export interface MinchiateLeading {
  phase: 'leading';
}

/** The discards are shown one after another, then the folla is announced again. */
export interface MinchiateShowing {
  phase: 'showing';
}

/** Versicole are declared in turn. */
export interface MinchiateDeclaring {
  phase: 'declaring';
  turn: number;
}

/** Cards are played to a trick. */
export interface MinchiatePlaying {
  phase: 'playing';
}

/** A complete trick lies open on a strict table until its winner turns it. */
export interface MinchiateComplete {
  phase: 'complete';
}

/** A complete trick is being turned. */
export interface MinchiateTurning {
  phase: 'turning';
}

/** The owner of the Matto is to give a card for it. */
export interface MinchiateExchanging {
  phase: 'exchanging';
}

/** A claim awaits the referee's word. */
export interface MinchiateClaimed {
  phase: 'claimed';
  seat: number;
}

/** All tricks are in. */
export interface MinchiateCounting {
  phase: 'counting';
}

/** The Matto has gone over to the winners of every trick; no resto is called any more. */
export interface MinchiateReckoning {
  phase: 'reckoning';
}

/** The deal is paid; the house shuffles for the next, or all rise. */
export interface MinchiateSettled {
  phase: 'settled';
}

/** The company rises. */
export interface MinchiateRising {
  phase: 'rising';
}

/** The party is over. */
export interface MinchiateEnded {
  phase: 'ended';
}

/** The pack in its new order, top first. A deal is an order of cards, never a seed. */
export interface Shuffle {
  type: 'shuffle';
  seat: number;
  order: string[];
}

/** Draw a card from the spread pack, for seats or for the deal. */
export interface Draw {
  type: 'draw';
  seat: number;
  place: number;
}

/** Lift this number of cards from the pack; the rest goes on top of them. */
export interface Cut {
  type: 'cut';
  seat: number;
  lifted: number;
}

/** Take the bottom card of the lifted packet: *rubare* (Dr. 8). */
export interface MinchiateRob {
  type: 'rob';
  seat: number;
  card: string;
}

/** Rob no further. */
export interface MinchiateLeave {
  type: 'leave';
  seat: number;
}

/** Lay away, face down, as many cards as one has robbed or taken (Dr. 8). */
export interface MinchiateDiscard {
  type: 'discard';
  seat: number;
  cards: string[];
}

/** Fill a short dealer from the robber's discard, by the places of the covered cards (Fi. 8). */
export interface MinchiateTakeBlind {
  type: 'take-blind';
  seat: number;
  places: number[];
}

/** Show versicole, each with the Matto or without; none is a way of passing (Dr. 10). */
export interface MinchiateDeclare {
  type: 'declare';
  seat: number;
  versicole: string[][];
}

/** Play a card from one's hand. */
export interface Play {
  type: 'play';
  seat: number;
  card: string;
}

/** Choose the card that an open hand plays (Dr. 13). */
export interface MinchiatePlayFallen {
  type: 'play-fallen';
  seat: number;
  fallen: number;
  card: string;
}

/** Without a tarocco, lay one's hand open: *cascare* (Dr. 13). */
export interface MinchiateLayOpen {
  type: 'lay-open';
  seat: number;
  cards: string[];
}

/** Turn the trick. Only a strict table waits for it: until then a wrong card may be mended. */
export interface Gather {
  type: 'gather';
  seat: number;
}

/** Take a wrong card back before the trick is turned. */
export interface TakeBack {
  type: 'take-back';
  seat: number;
  card: string;
}

/** Put a wrong number of cards right during the play, a card at a time (Dr. 20). */
export interface MinchiateMend {
  type: 'mend';
  seat: number;
  card: string;
}

/** Remind one's partner, before the first lead, to count his cards and lay away rightly. */
export interface MinchiateWarn {
  type: 'warn';
  seat: number;
}

/** Give a card of one's tricks for the Matto the enemy would have (Dr. 5). */
export interface MinchiateExchange {
  type: 'exchange';
  seat: number;
  card: string;
}

/** Say that one's side takes every trick that is left, whatever the others do. */
export interface MinchiateClaim {
  type: 'claim';
  seat: number;
}

/** The house enters a fault that a scorer reports, by this seat, with this number of cards. */
export interface MinchiateEnterFault {
  type: 'enter-fault';
  seat: number;
  fault: MinchiateEnteredFault;
  by: number;
  number: number;
}

export type MinchiateEnteredFault = 'misdeal-mended' | 'misdeal' | 'forgotten-cards' | 'wrong-number' | 'revoke';

/** The house ends the sitting between two deals. */
export interface Rise {
  type: 'rise';
  seat: number;
}

/** The house lays a position: the seats, and optionally all cards of a running deal. */
export interface MinchiateSetUp {
  type: 'set-up';
  seat: number;
  order: number[];
  deals: number;
  lead: number;
  leader: number;
  hand_a: string[];
  hand_b: string[];
  hand_c: string[];
  hand_d: string[];
  piles: [string[], string[]];
  folla: string[];
  suits_led: string;
}

/** The card a person drew for the seats (Dr. 7). */
export interface MinchiateDrew {
  type: 'drew';
  seat: number;
  card: string;
}

/** The people in the order of the cards they drew, highest first (Dr. 7). */
export interface MinchiateSeated {
  type: 'seated';
  ranking: number[];
}

/** A new giro: who sits after whom, the first dealer first (Dr. 7). */
export interface MinchiateGiroBegun {
  type: 'giro-begun';
  number: number;
  order: number[];
}

/** The dealer looks at the bottom card and shuffles again if it is worth something (Dr. 8). */
export interface MinchiateBottomSeen {
  type: 'bottom-seen';
  dealer: number;
  card?: string;
  again: boolean;
}

/** The bottom card of the lifted packet, which the cutter looks at (Dr. 8). */
export interface MinchiateBottomLifted {
  type: 'bottom-lifted';
  seat: number;
  card?: string;
}

/** The cards the cutter looked at besides those he robbed, from the bottom up (Dr. 8). */
export interface MinchiateLooked {
  type: 'looked';
  seat: number;
  cards: string[];
}

/** A packet of the deal, face down (Dr. 8). */
export interface MinchiateDealt {
  type: 'dealt';
  seat: number;
  cards: string[];
}

/** A player's last card, dealt face up (Dr. 8). */
export interface MinchiateTurnedUp {
  type: 'turned-up';
  seat: number;
  card: string;
}

/** A card the dealer turned up from the talon and keeps (Dr. 8). */
export interface MinchiateScoperta {
  type: 'scoperta';
  seat: number;
  card: string;
}

/** The card that ended the dealer's turning up; it goes back (Dr. 8). */
export interface MinchiateStopped {
  type: 'stopped';
  card: string;
}

/** The carte di conto the dealer takes out of the folla: *pigliare* (Dr. 8). */
export interface MinchiateTook {
  type: 'took';
  seat: number;
  cards: string[];
}

/** The dealer and his partner look through the folla (Dr. 8-9). */
export interface MinchiateFollaSeen {
  type: 'folla-seen';
  viewers: number[];
  cards: string[];
}

/** The suit cards of the folla, laid open until the lead (Dr. 8). */
export interface MinchiateFollaSpread {
  type: 'folla-spread';
  cards: string[];
}

/** How many of each suit lie in the folla (Dr. 9). */
export interface MinchiateAnnounced {
  type: 'announced';
  seat: number;
  counts: [number, number, number, number];
  text: string;
}

/** What a short dealer drew blind from the robber's discard (Fi. 8). */
export interface MinchiateFilledUp {
  type: 'filled-up';
  seat: number;
  cards: string[];
}

/** A player's discards are shown and go to the folla (Dr. 10). */
export interface MinchiateDiscardsShown {
  type: 'discards-shown';
  seat: number;
  cards: string[];
}

/** Points marked during the deal (Dr. 11). */
export interface MinchiateMarked {
  type: 'marked';
  line: ScoreLine;
}

/** The lead has reached sixty: one resto is paid at once (Dr. 6). */
export interface MinchiateRestoPaid {
  type: 'resto-paid';
  side: number;
  payments: Payment[];
}

/** Resti paid for something other than points: a revoke, a folla lost or never dealt. */
export interface MinchiateFineDue {
  type: 'fine-due';
  rule: string;
  payments: Payment[];
}

/** The trick is turned and lies with its side (Dr. 10). */
export interface MinchiateTrickGathered {
  type: 'trick-gathered';
  winner: number;
}

/** All tricks are made and a person still has cards: they are laid open, and count for nobody. */
export interface MinchiateLeftOver {
  type: 'left-over';
  seat: number;
  cards: string[];
}

/** A side without a trick loses the Matto it played (Dr. 5). */
export interface MinchiateMattoLost {
  type: 'matto-lost';
  side: number;
}

/** The referee grants a claim; the hands are laid open. */
export interface MinchiateClaimGranted {
  type: 'claim-granted';
  side: number;
  hands: string[][];
}

/** The referee does not see that a side takes all that is left; the play goes on. */
export interface MinchiateClaimRefused {
  type: 'claim-refused';
  side: number;
}

/** The referee decides a challenge; a revoke's fine is paid by the person (Dr. 14). */
export interface MinchiateChallengeDecided {
  type: 'challenge-decided';
  against: number;
  ground: string;
  trick: number;
  upheld: boolean;
  payments: Payment[];
}

/** The deal is counted and paid (Dr. 11). */
export interface MinchiateCounted {
  type: 'counted';
  account: MinchiateAccount;
  payments: Payment[];
}

/** The party is over. */
export interface MinchiatePartyEnded {
  type: 'party-ended';
  accounts: number[];
}

/** The folla as it was announced, and what of it this person may look at now. */
export interface MinchiateFollaAnswer {
  announcement: string;
  counts: [number, number, number, number];
  cards: string[];
  discards: string[][];
}

/** The cards of one's own side's tricks, which one may look through (Dr. 9). */
export interface MinchiateOwnTricks {
  cards: string[];
}

/** What another book counts and pays for these tricks, with the mark as it is. */
export interface MinchiateOtherBook {
  book: string;
  account?: MinchiateAccount;
}

/** What one's side has together, the surest and richest first. */
export interface MinchiateReach {
  versicole: MinchiateInReach[];
}

/** A versicola one's side has, or lacks one card of, and what it would be worth. */
export interface MinchiateInReach {
  cards: string[];
  missing?: string;
  worth: number;
}

/** A sitting of Taroc. */
export interface Taroc {
  strict: boolean;
  rules: TarocRules;
  party: Party;
  deal: TarocDeal;
  phase: TarocPhase;
}

/** All values of a rule set. */
export interface TarocRules {
  name: string;
  players: '3' | '4';
  direction: TarocDirection;
  deals: number;
  deals_with_four: number;
  king_seat: TarocKingSeat;
  king_pays: boolean;
  pagat_card: '1' | '2';
  black_ace: TarocBlackAce;
  matadors: number;
  further_matador: number;
  matador_run: TarocMatadorRun;
  ten_tarocs: number;
  ten_tarocs_condition: TarocTenCondition;
  ten_tarocs_count_skis: boolean;
  extra_taroc: number;
  cavalerie: number;
  half_cavalerie: number;
  kings: number;
  kings_with_skis: number;
  queens: number;
  queens_with_skis: number;
  four_knights: number;
  four_valets: number;
  single_matador_honour: number;
  skar_taroc_rule: TarocSkarTarocs;
  skar_t21: boolean;
  skis_may_be_led: boolean;
  skis_deadline: '1' | '2' | '3';
  yielded_lead: TarocYieldedLead;
  must_overtrump: boolean;
  pagat_lost: number;
  pagat_lost_last: number;
  pagat_last: number;
  pagat_lost_by: TarocPagatLost;
  pagat_last_by: TarocPagatLast;
  fine: number;
  fine_pagat: number;
  fines_to: TarocFinesTo;
  skar_fault_returns: TarocSkarReturns;
}

export type TarocDirection = 'right' | 'left';

export type TarocKingSeat = 'opposite' | 'left_of_dealer';

export type TarocBlackAce = 'low' | 'high';

export type TarocMatadorRun = 'top' | 'none' | 'both';

export type TarocTenCondition = 'over_26' | 'none';

export type TarocSkarTarocs = 'three_together' | 'pagat_if_fewer_than_four';

export type TarocYieldedLead = 'right_hand' | 'next';

export type TarocPagatLost = 'taken' | 'overtrumped';

export type TarocPagatLast = 'anyhow' | 'trumping';

export type TarocFinesTo = 'each' | 'challenger';

export type TarocSkarReturns = 'all' | 'dealers_honours';

/** One deal, from the shuffle to the count. Cards one may not see are backs. */
export interface TarocDeal {
  dealer: number;
  number: number;
  players: number[];
  pack: string[];
  packets: number;
  hands: string[][];
  skar?: string[];
  skar_shown: boolean;
  spoken: number;
  announced: TarocAnnounced[];
  piles: string[][];
  tricks: Trick[];
  skipped: number;
  trick: Played[];
  leader: number;
  debts: TarocDebt[];
  given: TarocGiven[];
  forfeit: boolean;
  ledger: Payment[];
  challenges: TarocChallenge[];
  decided: [number, string, number, string][];
  punished: [number, number][];
  misdealt: boolean;
  remarks: Remark[];
  account?: TarocAccount;
}

/** An honour somebody named, what was paid for it, and whether it turned out worthless. */
export interface TarocAnnounced {
  seat: number;
  name: string;
  late: boolean;
  payments: Payment[];
  false: boolean;
}

/** An empty card that is owed for the Skis, or for a Pagat that went back (r. 6, r. 4). */
export interface TarocDebt {
  seat: number;
  to: number;
  card: string;
}

/** A card that was given for the Skis or for a returned Pagat. */
export interface TarocGiven {
  debt: TarocDebt;
  card: string;
}

/** Hold a fault against another: a revoke or a kept Skis in a trick, an honour by its name. */
export interface TarocChallenge {
  type: 'challenge';
  seat: number;
  against: number;
  ground: TarocGround;
  trick: number;
  honour: string;
}

export type TarocGround = 'revoke' | 'skis-kept' | 'skar' | 'false-honour';

/** The count of a deal, line by line; ``side`` of a line is the seat. */
export interface TarocAccount {
  players: number[];
  lines: ScoreLine[];
}

export type TarocPhase =
  | TarocAllotting
  | TarocShuffling
  | TarocCutting
  | TarocDealing
  | TarocLaying
  | TarocAnnouncing
  | TarocLeading
  | TarocPlaying
  | TarocTurning
  | TarocCounting
  | TarocSettled
  | TarocRising
  | TarocEnded;

/** The lot is to fall on the first dealer. */
export interface TarocAllotting {
  phase: 'allotting';
}

/** The house is to shuffle for a deal. */
export interface TarocShuffling {
  phase: 'shuffling';
}

/** The player before the dealer is to cut. */
export interface TarocCutting {
  phase: 'cutting';
}

/** The cards are being dealt. */
export interface TarocDealing {
  phase: 'dealing';
}

/** The dealer is to lay the Skar. */
export interface TarocLaying {
  phase: 'laying';
}

/** Honours are announced in turn. */
export interface TarocAnnouncing {
  phase: 'announcing';
}

/** Nobody has led yet; whatever was forgotten may still be announced. */
export interface TarocLeading {
  phase: 'leading';
}

/** Cards are played to a trick. */
export interface TarocPlaying {
  phase: 'playing';
}

/** A complete trick is being taken. */
export interface TarocTurning {
  phase: 'turning';
}

/** All tricks are in, or a hand has run out. */
export interface TarocCounting {
  phase: 'counting';
}

/** The deal is paid; the house shuffles for the next, or all rise. */
export interface TarocSettled {
  phase: 'settled';
}

/** The company rises. */
export interface TarocRising {
  phase: 'rising';
}

/** The sitting is over. */
export interface TarocEnded {
  phase: 'ended';
}

/** The lot falls on the first dealer. */
export interface TarocLot {
  type: 'lot';
  seat: number;
  dealer: number;
}

/** The dealer lays three cards away, face down (§ I). */
export interface TarocLaySkar {
  type: 'lay-skar';
  seat: number;
  cards: string[];
}

/** Name an honour; its cards are not shown (r. 1). */
export interface TarocAnnounce {
  type: 'announce';
  seat: number;
  honour: string;
}

/** Announce nothing more. */
export interface TarocPass {
  type: 'pass';
  seat: number;
}

/** On lead with the Skis when it must be laid off: the next player leads instead (r. 18). */
export interface TarocPassLead {
  type: 'pass-lead';
  seat: number;
}

/** The house enters the dealer's fault that a scorer reports (r. 2). */
export interface TarocEnterFault {
  type: 'enter-fault';
  seat: number;
  fault: TarocEnteredFault;
}

export type TarocEnteredFault = 'misdeal';

/** The house lays a position; records, lessons and "play on from here" begin so. */
export interface TarocSetUp {
  type: 'set-up';
  seat: number;
  dealer: number;
  deals: number;
  leader: number;
  hand_a: string[];
  hand_b: string[];
  hand_c: string[];
  hand_d: string[];
  piles: string[][];
  skar: string[];
}

/** A packet of the deal, face down (§ I). */
export interface TarocDealt {
  type: 'dealt';
  seat: number;
  cards: string[];
}

/** An announced honour is paid at once by each other player (r. 1). */
export interface TarocHonourPaid {
  type: 'honour-paid';
  seat: number;
  honour: string;
  payments: Payment[];
}

/** The trick lies with its winner; what the Pagat won or lost in it is paid (r. 12, 13). */
export interface TarocTrickTaken {
  type: 'trick-taken';
  winner: number;
  payments: Payment[];
}

/** The owner of the Skis gives the winner of its trick a card for it (r. 6). */
export interface TarocEmptyGiven {
  type: 'empty-given';
  seat: number;
  to: number;
  card: string;
}

/** The Skar is turned up and counts for the dealer (D 6). */
export interface TarocSkarShown {
  type: 'skar-shown';
  seat: number;
  cards: string[];
}

/** The deal is counted and paid (r. 19, 20). */
export interface TarocCounted {
  type: 'counted';
  account: TarocAccount;
  payments: Payment[];
}

/** The deal is void: its payments are cancelled, its fault is paid; dealt again (r. 3). */
export interface TarocDealVoided {
  type: 'deal-voided';
  rule: string;
  payments: Payment[];
}

/** The referee decides a challenge; fines are paid and cards put right at once. */
export interface TarocChallengeDecided {
  type: 'challenge-decided';
  against: number;
  ground: string;
  trick: number;
  honour: string;
  upheld: boolean;
  rule: string;
  payments: Payment[];
  moves: TarocMove[];
  recount: boolean;
}

/** A card that the referee puts among another player's tricks. */
export interface TarocMove {
  card: string;
  seat: number;
  to: number;
}

/** The sitting is over. */
export interface TarocSittingEnded {
  type: 'sitting-ended';
  accounts: number[];
}

/** A sitting at Tresette. */
export interface Tresette {
  strict: boolean;
  rules: TresetteRules;
  party: Party;
  past: number[];
  ledger: TresetteLedger;
  deal: TresetteDeal;
  phase: TresettePhase;
}

/** All values of a rule set. */
export interface TresetteRules {
  name: string;
  players: TresettePlayers;
  target: number;
  continuation: boolean;
  double_limit: number;
  group_ranks: TresetteGroupRanks;
  group_values: TresetteGroupValues;
  announce_time: TresetteAnnounceTime;
  three_sevens: TresetteThreeSevens;
  sevens_first_deal_only: boolean;
  great_results: TresetteGreatResults;
  stramazette_tricks: TresetteStramazetteTricks;
  stramazette_last_trick: boolean;
  double_check: TresetteDoubleCheck;
  signals: boolean;
  redraw_partners_every: number;
  three_player_talon: TresetteTalon;
  two_player: TresetteTwoPlayer;
  heaps_announced: boolean;
  partien: number;
  deals: number;
  window2_from: TresetteWindow2From;
  stake: number;
}

export type TresettePlayers = 4 | 3 | 2;

export type TresetteGroupRanks = 'all' | 'high';

export type TresetteGroupValues = 'book' | 'modern';

export type TresetteAnnounceTime = 'book' | 'before_play';

export type TresetteThreeSevens = 'bonus_partie' | 'ends_partie' | 'marks_only';

export type TresetteGreatResults = 'end_partie' | 'bonus';

export type TresetteStramazetteTricks = 'one' | 'any';

export type TresetteDoubleCheck = 'end_of_deal' | 'at_moment';

export type TresetteTalon = 'dead' | 'to_last_trick';

export type TresetteTwoPlayer = 'packets' | 'heaps';

export type TresetteWindow2From = 'leader' | 'forehand';

/** Marks by side, and ``slate[winner][loser]``: the Partien one side has won of another. */
export interface TresetteLedger {
  marks: number[];
  slate: number[][];
  played: number;
  opened: number;
  out?: number;
  over: boolean;
  first?: number;
  judged: number[];
  due: TresetteDue[];
  lines: ScoreLine[];
  great?: TresetteGreatMade;
}

/** Something to be laid: a line, perhaps with a Partie for the slate; or a whole count. */
export interface TresetteDue {
  line?: ScoreLine;
  partie: boolean;
  tally?: TresetteTally;
  seat?: number;
  item: string;
  since: number;
  written: boolean;
}

/** A deal counted: lines, what each side had after each trick, a great result if any. */
export interface TresetteTally {
  lines: ScoreLine[];
  running: number[][];
  great?: TresetteGreat;
}

/** A great result: whose, and by which rule. */
export interface TresetteGreat {
  side: number;
  rule: string;
}

/** Gallata, Stramazette and their like (r. III-VI). */
export interface TresetteGreatMade {
  type: 'great-made';
  side: number;
  partien: number[];
  rule: string;
  ends: boolean;
}

/** One deal, from the shuffle to the count. Cards one may not see are backs. */
export interface TresetteDeal {
  dealer: number;
  pack: string[];
  hands: string[][];
  got: TresetteGot[][];
  heaps: string[][][];
  tops: string[][];
  talon: string[];
  leader: number;
  forehand: number;
  fresh: number;
  trick: Played[];
  tricks: Trick[];
  piles: string[][];
  spoken: number[];
  hearing?: TresetteAnnounce;
  announced: TresetteAnnounced[];
  deferred: TresetteDue[];
  signs: [number, TresetteSignal][];
  story: TresetteDue[];
  start: TresetteLedger;
  remarks: Remark[];
  challenges: TresetteStanding[];
  opened: string[];
  rescore: boolean;
  decided: [number, string, number, string][];
  revoked: number[];
  halted?: TresettePhase;
  out?: number;
}

/** A card that came into a hand, and how many tricks had been played by then. */
export interface TresetteGot {
  since: number;
  card: string;
}

/** Announce three or four of a rank, or a Napolitana, by their codes; or nothing (intro). */
export interface TresetteAnnounce {
  type: 'announce';
  seat: number;
  items: string[];
}

/** What somebody announced, and how it stood to its window. */
export interface TresetteAnnounced {
  seat: number;
  item: string;
  timing: TresetteTiming;
  since: number;
  marks: number;
  struck: boolean;
}

export type TresetteTiming = 'in-time' | 'exposed' | 'early' | 'out-of-turn' | 'late';

export type TresetteSignal = 'invite' | 'demand' | 'steer';

/** A challenge that waits for the cards, and of which cards an announcement spoke. */
export interface TresetteStanding {
  challenge: TresetteChallenge;
  since: number;
}

/** Hold a fault against an enemy: a revoke by its trick, counted from 1; else by the item. */
export interface TresetteChallenge {
  type: 'challenge';
  seat: number;
  against: number;
  ground: TresetteGround;
  trick: number;
  item: string;
}

export type TresetteGround = 'revoke' | 'false-announcement';

export type TresettePhase =
  | TresetteSpreading
  | TresetteParting
  | TresetteDrawing
  | TresetteShuffling
  | TresetteCutting
  | TresetteDealing
  | TresetteTakingUp
  | TresetteTurningUp
  | TresetteAnnouncing
  | TresettePlaying
  | TresetteTurning
  | TresetteCounting
  | TresetteEnding
  | TresetteSettled
  | TresetteRising
  | TresetteEnded;

/** The house is to spread a shuffled pack for the draw. */
export interface TresetteSpreading {
  phase: 'spreading';
}

/** Partners are to be drawn anew: the slate is settled first. */
export interface TresetteParting {
  phase: 'parting';
  lots: Lots;
}

/** People draw for partners, seats and the first deal. */
export interface TresetteDrawing {
  phase: 'drawing';
  lots: Lots;
}

/** The house is to shuffle for a deal. */
export interface TresetteShuffling {
  phase: 'shuffling';
}

/** The player on the dealer's left is to cut. */
export interface TresetteCutting {
  phase: 'cutting';
}

/** The cards are being dealt; ``packet`` is the next one. */
export interface TresetteDealing {
  phase: 'dealing';
  packet: number;
}

/** Two players take up their next packets. */
export interface TresetteTakingUp {
  phase: 'takingup';
}

/** Two players turn up the next cards of their heaps. */
export interface TresetteTurningUp {
  phase: 'turningup';
}

/** Somebody may announce, in the first window or the second. */
export interface TresetteAnnouncing {
  phase: 'announcing';
  window: number;
  seat: number;
}

/** A card is to be played to the trick. */
export interface TresettePlaying {
  phase: 'playing';
}

/** A complete trick is being turned. */
export interface TresetteTurning {
  phase: 'turning';
}

/** All tricks are in. */
export interface TresetteCounting {
  phase: 'counting';
}

/** The count is made. */
export interface TresetteEnding {
  phase: 'ending';
}

/** The deal is scored; the house shuffles for the next, or all rise. */
export interface TresetteSettled {
  phase: 'settled';
}

/** The company rises; the slate is to be paid. */
export interface TresetteRising {
  phase: 'rising';
  paid: boolean;
}

/** The sitting is over. */
export interface TresetteEnded {
  phase: 'ended';
}

/** The house seats people without a draw, and lays the score of a sitting already begun. */
export interface TresetteSetUp {
  type: 'set-up';
  seat: number;
  order: number[];
  dealer: number;
  marks: number[];
  slate: number[][];
  opened: number;
  deals: number;
}

/** Tell one's partner, before leading, what the lead will mean (intro). */
export interface TresetteSign {
  type: 'sign';
  seat: number;
  signal: TresetteSignal;
}

/** The house enters a fault that a scorer reports, by this seat. */
export interface TresetteEnterFault {
  type: 'enter-fault';
  seat: number;
  fault: TresetteEnteredFault;
  by: number;
}

export type TresetteEnteredFault = 'misdeal';

/** The card a person drew for seat, partner and deal. */
export interface TresetteDrew {
  type: 'drew';
  seat: number;
  card: string;
}

/** Who sits after whom, the first dealer first. */
export interface TresetteSeated {
  type: 'seated';
  order: number[];
}

/** A packet of the deal, into a hand (intro). */
export interface TresetteDealt {
  type: 'dealt';
  seat: number;
  cards: string[];
}

/** A packet before one of two players, face down (intro). */
export interface TresettePacketLaid {
  type: 'packet-laid';
  seat: number;
  cards: string[];
}

/** One of two players takes up the next packet (intro). */
export interface TresetteTakenUp {
  type: 'taken-up';
  seat: number;
  cards: string[];
}

/** The next card of a heap lies open (intro). */
export interface TresetteTurnedUp {
  type: 'turned-up';
  seat: number;
  heap: number;
  card: string;
}

/** The table has heard an announcement (r. I-II). */
export interface TresetteHeard {
  type: 'heard';
  seat: number;
  items: TresetteHearing[];
  in_turn: boolean;
}

/** One announced item, how it stands, and what it brings. */
export interface TresetteHearing {
  item: string;
  timing: TresetteTiming;
  line: ScoreLine;
  partie: boolean;
}

/** The trick is complete and lies with its side (intro). */
export interface TresetteTrickTaken {
  type: 'trick-taken';
  winner: number;
}

/** The four cards left over go with the last trick, where that is agreed. */
export interface TresetteTalonTaken {
  type: 'talon-taken';
  seat: number;
  cards: string[];
}

/** The tricks are looked through (intro). */
export interface TresetteTallied {
  type: 'tallied';
  tally: TresetteTally;
}

/** The deal is done; the next is dealt by the player on the right. */
export interface TresetteDealEnded {
  type: 'deal-ended';
  dealer: number;
}

/** A challenge is decided by cards that all have seen. */
export interface TresetteChallengeDecided {
  type: 'challenge-decided';
  against: number;
  ground: string;
  trick: number;
  item: string;
  upheld: boolean;
  since: number;
  shown: string[];
}

/** The deal is scored over again from its beginning, after an upheld claim or a misdeal. */
export interface TresetteRescored {
  type: 'rescored';
  ledger: TresetteLedger;
  resumes: boolean;
}

/** The slate is settled: each loser pays one winner the difference (r. VIII). */
export interface TresetteSlatePaid {
  type: 'slate-paid';
  payments: Payment[];
}

/** The company has risen. */
export interface TresetteSittingEnded {
  type: 'sitting-ended';
  accounts: number[];
}

/** Marks laid for an announcement or a fault (intro). */
export interface TresetteLaid {
  type: 'laid';
  line: ScoreLine;
}

/** A Partie on the slate besides the marks, for three Sevens (intro). */
export interface TresetteSlateWritten {
  type: 'slate-written';
  side: number;
  partien: number[];
  rule: string;
}

/** The points of the tricks are laid; ``first`` reached the target first (intro, r. II). */
export interface TresetteCounted {
  type: 'counted';
  lines: ScoreLine[];
  first?: number;
  judged: number[];
}

/** A side is out: the Partien it wins of each other, and the marks all go on with. */
export interface TresettePartieWon {
  type: 'partie-won';
  side: number;
  partien: number[];
  marks: number[];
  rule: string;
}

/** A sitting of Kaiserspiel. */
export interface Kaiserspiel {
  strict: boolean;
  rules: KaiserspielRules;
  party: Party;
  board: KaiserspielBoard;
  partien: number;
  deal: KaiserspielDeal;
  phase: KaiserspielPhase;
}

/** All values of a rule set. */
export interface KaiserspielRules {
  name: string;
  players: '2' | '3';
  pack: '32' | '36';
  packet: '3' | '4';
  direction: KaiserspielDirection;
  target: number;
  partien: number;
  stake: number;
  unrestricted: boolean;
  tournee_for: KaiserspielTourneeFor;
  sevens_in_36: boolean;
  trump_sequence: number;
  rummel_of: KaiserspielRummelOf;
  point_by: KaiserspielPointBy;
  cards_score: KaiserspielCardsScore;
  cards_imperial_erases: boolean;
  capot: number;
  fine_wins: boolean;
  fine_takes: KaiserspielFineTakes;
  faults: KaiserspielFaultRules;
}

export type KaiserspielDirection = 'right' | 'left';

export type KaiserspielTourneeFor = 'dealer' | 'both';

export type KaiserspielRummelOf = 'longest_suit' | 'any_suit';

export type KaiserspielPointBy = 'pips' | 'cards_then_pips';

export type KaiserspielCardsScore = 'over_share' | 'difference';

export type KaiserspielFineTakes = 'own_first' | 'offender_chooses';

/** Imperials lost for a fault. */
export interface KaiserspielFaultRules {
  misdeal: number;
  not_taking: number;
  revoke: number;
  wrong_lead: number;
  false_claim: number;
}

/** What lies before everybody: fiches, and loose points in jettons of four. */
export interface KaiserspielBoard {
  fiches: number[];
  loose: number[];
}

/** One deal, from the shuffle to its last mark. Cards one may not see are backs. */
export interface KaiserspielDeal {
  dealer: number;
  before: KaiserspielBoard;
  pack: string[];
  hands: string[][];
  opened: string[];
  turned?: string;
  shown: KaiserspielShown[];
  told: KaiserspielTold[];
  best?: KaiserspielTold;
  named?: KaiserspielNamed;
  demanded: boolean;
  rummel?: string[];
  tricks: Trick[];
  trick: Played[];
  leader: number;
  counted: number[];
  due: ScoreLine[];
  fined: ScoreLine[];
  late: [number, string][];
  lines: ScoreLine[];
  remarks: Remark[];
  challenges: KaiserspielChallenge[];
  decided: [number, string, number][];
  void: string;
  winner?: number;
  granted: number[];
  forfeit?: KaiserspielForfeit;
}

/** An imperial somebody has laid open, and whether in time. */
export interface KaiserspielShown {
  seat: number;
  cards: string[];
  late: boolean;
}

/** A Rummel somebody has told, or called equal. */
export interface KaiserspielTold {
  seat: number;
  pips: number;
  cards: number;
}

/** The suit and number of cards of the Rummel that was marked. */
export interface KaiserspielNamed {
  seat: number;
  suit: string;
  cards: number;
}

/** Hold a fault against an opponent; one in the play names its trick, counted from 1. */
export interface KaiserspielChallenge {
  type: 'challenge';
  seat: number;
  against: number;
  ground: KaiserspielGround;
  trick: number;
}

export type KaiserspielGround = 'revoke' | 'not-taking' | 'wrong-lead' | 'false-imperial' | 'false-rummel';

/** Who has thrown the Partie away, and by which fault. */
export interface KaiserspielForfeit {
  seat: number;
  rule: string;
}

export type KaiserspielPhase =
  | KaiserspielSpreading
  | KaiserspielDrawing
  | KaiserspielShuffling
  | KaiserspielCutting
  | KaiserspielDealing
  | KaiserspielTurning
  | KaiserspielImperials
  | KaiserspielTournee
  | KaiserspielRummel
  | KaiserspielNaming
  | KaiserspielPlaying
  | KaiserspielGathering
  | KaiserspielCounting
  | KaiserspielClosing
  | KaiserspielSettled
  | KaiserspielWon
  | KaiserspielRising
  | KaiserspielEnded;

/** The house is to spread a shuffled pack for the draw. */
export interface KaiserspielSpreading {
  phase: 'spreading';
}

/** People draw for the deal. */
export interface KaiserspielDrawing {
  phase: 'drawing';
  lots: Lots;
}

/** The house is to shuffle for a deal. */
export interface KaiserspielShuffling {
  phase: 'shuffling';
}

/** The pack is to be cut. */
export interface KaiserspielCutting {
  phase: 'cutting';
}

/** The cards are being dealt; ``packet`` is the next one. */
export interface KaiserspielDealing {
  phase: 'dealing';
  packet: number;
}

/** The dealer turns the card that makes trumps. */
export interface KaiserspielTurning {
  phase: 'turning';
}

/** Imperials in hand are shown in turn. */
export interface KaiserspielImperials {
  phase: 'imperials';
  turn: number;
}

/** Imperials that the turned card completes are shown in turn. */
export interface KaiserspielTournee {
  phase: 'tournee';
  turn: number;
}

/** The Rummel is told in turn. */
export interface KaiserspielRummel {
  phase: 'rummel';
  turn: number;
}

/** The winner of the Rummel names it. */
export interface KaiserspielNaming {
  phase: 'naming';
}

/** Cards are played to a trick. */
export interface KaiserspielPlaying {
  phase: 'playing';
}

/** A complete trick is being gathered. */
export interface KaiserspielGathering {
  phase: 'gathering';
}

/** All tricks are in. */
export interface KaiserspielCounting {
  phase: 'counting';
}

/** What the tricks count is being marked. */
export interface KaiserspielClosing {
  phase: 'closing';
}

/** The deal is over, the Partie goes on. */
export interface KaiserspielSettled {
  phase: 'settled';
}

/** A Partie is over and paid; another follows. */
export interface KaiserspielWon {
  phase: 'won';
}

/** The company rises. */
export interface KaiserspielRising {
  phase: 'rising';
}

/** The sitting is over. */
export interface KaiserspielEnded {
  phase: 'ended';
}

/** Lay imperials on the table and name them; none is a way of passing (r. VIII). */
export interface KaiserspielShow {
  type: 'show';
  seat: number;
  imperials: string[][];
}

/** Tell one's Rummel by its sum; the cards are told only where their number decides (r. VII). */
export interface KaiserspielTell {
  type: 'tell';
  seat: number;
  pips: number;
  cards: number;
}

/** Tell no Rummel while nobody has told one. */
export interface KaiserspielWithhold {
  type: 'withhold';
  seat: number;
}

/** Let the Rummel that was told be good. */
export interface KaiserspielGood {
  type: 'good';
  seat: number;
}

/** Say that one's Rummel is as high; the earlier player marks all the same (r. XIX). */
export interface KaiserspielEqual {
  type: 'equal';
  seat: number;
}

/** The winner of the Rummel names its suit and the number of its cards. */
export interface KaiserspielName {
  type: 'name';
  seat: number;
  suit: string;
  cards: number;
}

/** Ask to see the cards of the Rummel that was marked. */
export interface KaiserspielDemand {
  type: 'demand';
  seat: number;
}

/** At a strict table: say nothing against a Partie that an opponent has reached. */
export interface KaiserspielGrant {
  type: 'grant';
  seat: number;
}

/** For an imperial lost, take away one of one's own fiches (r. XII). */
export interface KaiserspielEraseFiche {
  type: 'erase-fiche';
  seat: number;
}

/** For an imperial lost, let every opponent have a fiche and keep one's own (r. XII). */
export interface KaiserspielGiveFiche {
  type: 'give-fiche';
  seat: number;
}

/** Walk away from a Partie that is not ended (r. XX). */
export interface KaiserspielLeave {
  type: 'leave';
  seat: number;
}

/** The house enters a fault that a scorer reports, by this seat. */
export interface KaiserspielEnterFault {
  type: 'enter-fault';
  seat: number;
  fault: KaiserspielEnteredFault;
  by: number;
}

export type KaiserspielEnteredFault = 'faulty-pack' | 'face-up-card' | 'face-up-talon' | 'misdeal' | 'mixed-hand' | 'leaving';

/** The house lays a position: who deals, how the Partie stands, and optionally the cards. */
export interface KaiserspielSetUp {
  type: 'set-up';
  seat: number;
  dealer: number;
  fiches: number[];
  loose: number[];
  hand_a: string[];
  hand_b: string[];
  hand_c: string[];
  talon: string[];
}

/** The card a person drew for the deal (Begriff). */
export interface KaiserspielDrew {
  type: 'drew';
  seat: number;
  card: string;
}

/** The highest card deals, since dealing is an advantage (Begriff). */
export interface KaiserspielDealerDrawn {
  type: 'dealer-drawn';
  dealer: number;
}

/** A packet of the deal, face down (r. III). */
export interface KaiserspielDealt {
  type: 'dealt';
  seat: number;
  cards: string[];
}

/** The dealer turns the *Wählblat*, which makes trumps (Begriff). */
export interface KaiserspielTurned {
  type: 'turned';
  seat: number;
  card: string;
}

/** Four points or an imperial marked, or imperials lost by a fault (Marquiren). */
export interface KaiserspielMarked {
  type: 'marked';
  line: ScoreLine;
}

/** An imperial or a Rummel came too late (r. VII, VIII). */
export interface KaiserspielNotCounted {
  type: 'not-counted';
  seat: number;
  rule: string;
}

/** The Rummel's cards, shown on demand, played ones included. */
export interface KaiserspielRummelShown {
  type: 'rummel-shown';
  seat: number;
  cards: string[];
}

/** The trick goes to whoever took it. */
export interface KaiserspielTrickGathered {
  type: 'trick-gathered';
  winner: number;
}

/** After the last trick: everybody's tricks, and what they are worth (Begriff). */
export interface KaiserspielCounted {
  type: 'counted';
  tricks: number[];
  lines: ScoreLine[];
}

/** The deal is over, and the next player deals. */
export interface KaiserspielDealEnded {
  type: 'deal-ended';
  dealer: number;
}

/** The deal counts for nothing; the marks stand as before it (r. I, II, IV). */
export interface KaiserspielDealVoid {
  type: 'deal-void';
  rule: string;
  dealer: number;
  lines: ScoreLine[];
}

/** Claims are decided by the cards seen; marks of a false one, by their places, are struck. */
export interface KaiserspielChallengeDecided {
  type: 'challenge-decided';
  against: number;
  ground: string;
  trick: number;
  upheld: boolean;
  struck: number[];
  shown: string[];
  lines: ScoreLine[];
}

/** A Partie is won by marks, or lost by a fault, and the stake is paid. */
export interface KaiserspielPartieEnded {
  type: 'partie-ended';
  rule: string;
  seat: number;
  dealer: number;
  payments: Payment[];
}

/** The company rises. */
export interface KaiserspielSittingEnded {
  type: 'sitting-ended';
  accounts: number[];
}

/** A sitting of Guimbarde. The last of the party's accounts is that of the boxes. */
export interface Guimbarde {
  strict: boolean;
  rules: GuimbardeRules;
  party: Party;
  boxes: number[];
  carried: number;
  staked: boolean;
  deal: GuimbardeDeal;
  phase: GuimbardePhase;
}

/** All values of a rule set. */
export interface GuimbardeRules {
  name: string;
  players: number;
  pack: GuimbardePackChoice;
  stake_each_deal: boolean;
  point_by: GuimbardePointBy;
  hidden_point: GuimbardeHiddenPoint;
  marriage_king_led: boolean;
  hand_marriage_time: GuimbardeHandMarriage;
  grand_table_immediate: boolean;
  grand_table_king_pays: boolean;
  fou_pay: GuimbardeFouPay;
  break_marriage: GuimbardeBreakMarriage;
  must_overtake: boolean;
  fonds_always: boolean;
  fonds_takes: GuimbardeFondsTakes;
  final_boxes: GuimbardeFinalBoxes;
  deals: number;
}

export type GuimbardePackChoice = 'auto' | 'hombre40' | 'full52' | 'from_sixes';

export type GuimbardePointBy = 'cards_then_pips' | 'pips';

export type GuimbardeHiddenPoint = 'next' | 'stays';

export type GuimbardeHandMarriage = 'when_played' | 'at_boxes';

export type GuimbardeFouPay = 'on_winning' | 'when_played' | 'none';

export type GuimbardeBreakMarriage = 'forbidden' | 'allowed_for_fine';

export type GuimbardeFondsTakes = 'whole_box' | 'fonds_only';

export type GuimbardeFinalBoxes = 'split' | 'last_winner';

/** One deal, from the stakes to the fonds. Cards one may not see are backs. */
export interface GuimbardeDeal {
  dealer: number;
  accounts: number[];
  boxes: number[];
  pack: string[];
  hands: string[][];
  turned?: string;
  shown: string[][];
  named: GuimbardeNamed[];
  told: GuimbardeNamed[];
  hidden: number[];
  point?: GuimbardePoint;
  fonds: number;
  tricks: Trick[];
  trick: Played[];
  leader: number;
  skipped: number;
  fresh: boolean;
  paid_now: [number, Payment][];
  due: GameEvent[];
  ledger: Payment[];
  fines: Payment[];
  remarks: Remark[];
  challenges: GuimbardeChallenge[];
  decided: [number, string, number][];
  void: string;
}

/** What somebody has named of his Point: cards, or pips. */
export interface GuimbardeNamed {
  seat: number;
  number: number;
}

/** The Point that was laid open and took the box. */
export interface GuimbardePoint {
  seat: number;
  cards: string[];
}

/** Hold a fault against another player; one in the play names its trick, counted from 1. */
export interface GuimbardeChallenge {
  type: 'challenge';
  seat: number;
  against: number;
  ground: GuimbardeGround;
  trick: number;
}

export type GuimbardeGround = 'revoke' | 'not-beating' | 'kept-queen' | 'taken-marriage' | 'false-point';

export type GuimbardePhase =
  | GuimbardeSpreading
  | GuimbardeDrawing
  | GuimbardeShuffling
  | GuimbardeStaking
  | GuimbardeCutting
  | GuimbardeDealing
  | GuimbardeTurning
  | GuimbardeOpening
  | GuimbardeNaming
  | GuimbardeComparing
  | GuimbardeLaying
  | GuimbardeFonds
  | GuimbardePlaying
  | GuimbardeGathering
  | GuimbardeAwarding
  | GuimbardeClosing
  | GuimbardeSettled
  | GuimbardeSharing
  | GuimbardeEnded;

/** The house is to spread a shuffled pack for the draw. */
export interface GuimbardeSpreading {
  phase: 'spreading';
}

/** People draw for the deal. */
export interface GuimbardeDrawing {
  phase: 'drawing';
  lots: Lots;
}

/** The house is to shuffle for a deal. */
export interface GuimbardeShuffling {
  phase: 'shuffling';
}

/** Jettons go into the boxes; ``packets`` are what is dealt after a position, without a cut. */
export interface GuimbardeStaking {
  phase: 'staking';
  packets: [number, number][];
}

/** The pack is to be cut. */
export interface GuimbardeCutting {
  phase: 'cutting';
}

/** The cards are being dealt; ``packets`` says to whom, and how many at a time. */
export interface GuimbardeDealing {
  phase: 'dealing';
  packets: [number, number][];
}

/** The dealer turns the card that makes trumps. */
export interface GuimbardeTurning {
  phase: 'turning';
}

/** Cards are laid open for the boxes, in turn. */
export interface GuimbardeOpening {
  phase: 'opening';
  turn: number;
}

/** Points are named by their number of cards, in turn. */
export interface GuimbardeNaming {
  phase: 'naming';
  turn: number;
}

/** These people name the pips of their Points, in turn. */
export interface GuimbardeComparing {
  phase: 'comparing';
  speakers: number[];
  turn: number;
}

/** Whoever named the highest Point may lay it open. */
export interface GuimbardeLaying {
  phase: 'laying';
  seat: number;
}

/** The fonds are being laid. */
export interface GuimbardeFonds {
  phase: 'fonds';
}

/** Cards are played to a trick. */
export interface GuimbardePlaying {
  phase: 'playing';
}

/** A complete trick is being gathered. */
export interface GuimbardeGathering {
  phase: 'gathering';
}

/** All tricks are in: the fonds are won, or stay. */
export interface GuimbardeAwarding {
  phase: 'awarding';
}

/** The deal is being closed. */
export interface GuimbardeClosing {
  phase: 'closing';
}

/** The deal is over; faults may be claimed until the house goes on. */
export interface GuimbardeSettled {
  phase: 'settled';
}

/** The company rises and shares the boxes. */
export interface GuimbardeSharing {
  phase: 'sharing';
}

/** The sitting is over. */
export interface GuimbardeEnded {
  phase: 'ended';
}

/** Lay cards open, set by set, and draw the boxes they stand for; no set is to pass (text). */
export interface GuimbardeTake {
  type: 'take';
  seat: number;
  sets: string[][];
}

/** Name one's Point: the number of its cards, or its pips where those decide (text). */
export interface GuimbardeName {
  type: 'name';
  seat: number;
  number: number;
}

/** Name no Point, or not its pips. */
export interface GuimbardeSilent {
  type: 'silent';
  seat: number;
}

/** Lay the highest Point open and draw its box (text). */
export interface GuimbardeLay {
  type: 'lay';
  seat: number;
  cards: string[];
}

/** Keep one's Point hidden and leave the box standing. */
export interface GuimbardeLeave {
  type: 'leave';
  seat: number;
}

/** Play the first card of a marriage in one's hand and show the other (r. 1, 4). */
export interface GuimbardeMarry {
  type: 'marry';
  seat: number;
  card: string;
}

/** The house enters a fault that a scorer reports; a faulty pack is nobody's. */
export interface GuimbardeEnterFault {
  type: 'enter-fault';
  seat: number;
  fault: GuimbardeEnteredFault;
  by: number;
}

export type GuimbardeEnteredFault = 'misdeal' | 'faulty-pack' | 'out-of-turn' | 'box-unshown';

/** The house lays a position: who deals, what lies in the boxes, and optionally the cards. */
export interface GuimbardeSetUp {
  type: 'set-up';
  seat: number;
  dealer: number;
  boxes: number[];
  deals: number;
  size: number;
  order: string[];
}

/** The card a person drew for the deal (text). */
export interface GuimbardeDrew {
  type: 'drew';
  seat: number;
  card: string;
}

/** The highest card deals first. */
export interface GuimbardeDealerDrawn {
  type: 'dealer-drawn';
  dealer: number;
}

/** Everybody puts a jetton into each of these boxes (text). */
export interface GuimbardeStaked {
  type: 'staked';
  boxes: GuimbardeBox[];
}

export type GuimbardeBox = 'point' | 'mariage' | 'fou' | 'koenig' | 'guimbarde';

/** A packet of the deal, face down (text). */
export interface GuimbardeDealt {
  type: 'dealt';
  seat: number;
  cards: string[];
}

/** The dealer turns the next card, which makes trumps (text). */
export interface GuimbardeTurned {
  type: 'turned';
  card: string;
}

/** Somebody draws jettons out of a box, by this rule. */
export interface GuimbardeBoxTaken {
  type: 'box-taken';
  seat: number;
  box: GuimbardeBox;
  amount: number;
  rule: string;
}

/** Everybody puts a jetton into the Point box, for the tricks (text). */
export interface GuimbardeFondsLaid {
  type: 'fonds-laid';
}

/** What some pay others for what lies on the table. */
export interface GuimbardePaid {
  type: 'paid';
  payments: Payment[];
}

/** The trick goes to whoever took it, and what it brings is paid. */
export interface GuimbardeTrickGathered {
  type: 'trick-gathered';
  winner: number;
  payments: Payment[];
}

/** Nobody has two tricks: the box stays and serves as the next Point (text). */
export interface GuimbardeFondsStay {
  type: 'fonds-stay';
}

/** The deal is over; the next one is given by the player to the right. */
export interface GuimbardeDealEnded {
  type: 'deal-ended';
  dealer: number;
}

/** The deal counts for nothing, all payments since the stakes go back (r. 10, 11). */
export interface GuimbardeDealVoid {
  type: 'deal-void';
  rule: string;
  payments: Payment[];
}

/** The referee decides. In a trick not yet complete the wrong card goes back, free. */
export interface GuimbardeChallengeDecided {
  type: 'challenge-decided';
  against: number;
  ground: string;
  trick: number;
  upheld: boolean;
  payments: Payment[];
}

/** The sitting ends; what is left in the boxes goes to these people. */
export interface GuimbardeBoxesShared {
  type: 'boxes-shared';
  shares: number[];
  rule: string;
}

/** A match of Bieten. */
export interface Bieten {
  strict: boolean;
  rules: BietenRules;
  party: Party;
  scores: number[];
  columns: number[][];
  out: number[];
  games: number;
  bummerl: number[];
  places: number[][];
  deal: BietenDeal;
  phase: BietenPhase;
  last?: Bieten;
  begun?: Bieten;
}

/** All values of a rule set. */
export interface BietenRules {
  name: string;
  players: number;
  target: number;
  games: number;
  weli: boolean;
  penalty: number;
  out_rank: BietenOutRank;
  held_order: BietenHeldOrder;
  answer_order: BietenAnswerOrder;
  post_play: BietenPostPlay;
  possession: BietenPossession;
  good_forfeits: BietenGoodForfeits;
  stand_cancels_good: boolean;
  stand_by_best: boolean;
  raise_when_one_missing: boolean;
  bidder_may_raise: boolean;
  weli_freed_by_good: boolean;
  weli_equal_stands: boolean;
  spiel_bid_from_hand: boolean;
  spiel_out_of_turn: boolean;
  penalty_floor: BietenPenaltyFloor;
  revoke_card_void: boolean;
}

export type BietenOutRank = 'herz_first' | 'laub_first';

export type BietenHeldOrder = 'rank' | 'bid_order';

export type BietenAnswerOrder = 'leader' | 'bidder';

export type BietenPostPlay = 'all' | 'leader_only';

export type BietenPossession = 'required' | 'free';

export type BietenGoodForfeits = 'weli_only' | 'all';

export type BietenPenaltyFloor = 'none' | 'zero';

/** One deal. Cards one may not see are backs. */
export interface BietenDeal {
  dealer: number;
  players: number[];
  pack: string[];
  lifted: number;
  robber?: number;
  hands: string[][];
  rows: string[][];
  name?: string;
  leader: number;
  trick: Played[];
  tricks: Trick[];
  wagers: BietenWager[];
  talk: BietenSaid[];
  challenges: BietenChallenge[];
  decided: ([number, string, BietenFigure | null, number, number])[];
  upheld: BietenUpheld[];
  count?: BietenCount;
  paid: Payment[];
}

/** A figure: how it stands, who bid it, who gave the Groschen, the how-manieth bid it was. */
export interface BietenWager {
  status: BietenStatus;
  bidder?: number;
  giver?: number;
  number: number;
}

export type BietenStatus = 'unbid' | 'asked' | 'good' | 'held' | 'raised' | 'groschen-good' | 'groschen-held';

/** One line of the conversation, with the trick and the suit led when it was said. */
export interface BietenSaid {
  seat: number;
  verb: BietenVerb;
  figure?: BietenFigure;
  card: string;
  name?: string;
  led: string;
  trick: number;
  points: number;
  called_out: boolean;
}

export type BietenVerb = 'bid' | 'hold' | 'good' | 'silent' | 'groschen' | 'play' | 'settled' | 'void' | 'fined' | 'struck';

export type BietenFigure = 'herz' | 'laub' | 'gleich' | 'hanger' | 'spiel';

/** Claim a fault: a revoke names its trick, a wrong word its figure (section 6). */
export interface BietenChallenge {
  type: 'challenge';
  seat: number;
  against: number;
  ground: BietenGround;
  figure?: BietenFigure;
  trick: number;
  late: boolean;
}

export type BietenGround = 'revoke' | 'overbid' | 'spiel' | 'possession' | 'name';

/** A fault that was claimed in time. */
export interface BietenUpheld {
  seat: number;
  fault: string;
  figure?: BietenFigure;
  trick: number;
  places: number[];
}

/** A deal counted: lines in the order of going out, totals, who went out, who lost. */
export interface BietenCount {
  lines: ScoreLine[];
  results: BietenResult[];
  remarks: Remark[];
  totals: number[];
  out: number[];
  loser?: number;
}

/** Who made a figure, for how much, by which rule; nobody where it stands or is missing. */
export interface BietenResult {
  figure: BietenFigure;
  seat?: number;
  points: number;
  rule: string;
}

export type BietenPhase =
  | BietenSpreading
  | BietenDrawing
  | BietenShuffling
  | BietenCutting
  | BietenLooking
  | BietenRobbing
  | BietenDealing
  | BietenBefore
  | BietenAfter
  | BietenAnswering
  | BietenTaking
  | BietenCounting
  | BietenSettled
  | BietenEnding
  | BietenEnded;

/** The house is to lay out a shuffled pack, for people to cut for the deal. */
export interface BietenSpreading {
  phase: 'spreading';
}

/** People cut for the first deal, in seat order (D 34). */
export interface BietenDrawing {
  phase: 'drawing';
  lots: Lots;
}

/** The house is to shuffle for a deal. */
export interface BietenShuffling {
  phase: 'shuffling';
}

/** The player to the dealer's right is to cut. */
export interface BietenCutting {
  phase: 'cutting';
}

/** With the Weli in play the cutter looks at the card he cut to. */
export interface BietenLooking {
  phase: 'looking';
}

/** He takes the Weli if it is there, or lays the packet down. */
export interface BietenRobbing {
  phase: 'robbing';
}

/** The cards are dealt; ``packet`` is the next one. */
export interface BietenDealing {
  phase: 'dealing';
  packet: number;
}

/** A player's turn: he may speak, and lays a card. */
export interface BietenBefore {
  phase: 'before';
}

/** He has laid his card and may speak once more. */
export interface BietenAfter {
  phase: 'after';
  seat: number;
}

/** An offer awaits its answers. */
export interface BietenAnswering {
  phase: 'answering';
  figure: BietenFigure;
  by: number;
  queue: number[];
  after: boolean;
}

/** A complete trick lies there: its winner leads next. */
export interface BietenTaking {
  phase: 'taking';
}

/** All cards lie open; the scribe counts. */
export interface BietenCounting {
  phase: 'counting';
}

/** The deal is counted. */
export interface BietenSettled {
  phase: 'settled';
  accepted: number[];
}

/** The match ends. */
export interface BietenEnding {
  phase: 'ending';
}

/** The match is over. */
export interface BietenEnded {
  phase: 'ended';
}

/** Take out the Weli one has cut to, and keep it (§ Weli). */
export interface BietenRob {
  type: 'rob';
  seat: number;
}

/** Lay the lifted packet down; nobody else learns what was under it. */
export interface BietenLeave {
  type: 'leave';
  seat: number;
}

/** Offer a figure: "Ich biete mein Herz" (§ Das Bieten). */
export interface BietenBid {
  type: 'bid';
  seat: number;
  figure: BietenFigure;
}

/** Raise to three: "Drei", as an answer or in one's own turn (§ 3). */
export interface BietenGroschen {
  type: 'groschen';
  seat: number;
  figure: BietenFigure;
}

/** Accept the wager: "Ich schaue es an" (§ 2). */
export interface BietenHold {
  type: 'hold';
  seat: number;
}

/** Concede: "Es ist gut" (§ 1). */
export interface BietenGood {
  type: 'good';
  seat: number;
}

/** Say nothing where one need not answer, another having held (§ 2). */
export interface BietenSilent {
  type: 'silent';
  seat: number;
}

/** Lay the Weli and name it: it is this card for the rest of the deal (§ Weli). */
export interface BietenBaptise {
  type: 'baptise';
  seat: number;
  name: string;
}

/** Having laid a card, say nothing more. */
export interface BietenDone {
  type: 'done';
  seat: number;
}

/** Accept the result after the last deal of a match on a strict table (D 33). */
export interface BietenAccept {
  type: 'accept';
  seat: number;
}

/** The house enters a fault that the scribe reports, by this seat. */
export interface BietenEnterFault {
  type: 'enter-fault';
  seat: number;
  fault: BietenEnteredFault;
  by: number;
}

export type BietenEnteredFault = 'misdeal';

/** The house lays a slate: who deals next, what is written, who is out, games done. */
export interface BietenSetUp {
  type: 'set-up';
  seat: number;
  dealer: number;
  scores: number[];
  out: number[];
  games: number;
}

/** The card a person cut to for the first deal. */
export interface BietenDrew {
  type: 'drew';
  seat: number;
  card: string;
}

/** Who cut lowest deals first. */
export interface BietenDealerFound {
  type: 'dealer-found';
  dealer: number;
}

/** The cutter looks whether he cut to the Weli; no other card is told him (D 21). */
export interface BietenCutSeen {
  type: 'cut-seen';
  seat: number;
  weli?: boolean;
}

/** A packet of the deal, face down: one card each, then two. */
export interface BietenDealt {
  type: 'dealt';
  seat: number;
  cards: string[];
}

/** All said good: the points are written at once. */
export interface BietenLetGood {
  type: 'let-good';
  figure: BietenFigure;
  seat: number;
  points: number;
}

/** The trick is complete; the cards stay where they lie, and its winner leads next. */
export interface BietenTrickTaken {
  type: 'trick-taken';
  winner: number;
}

/** A claim is decided; points are struck off if it is upheld. */
export interface BietenChallengeDecided {
  type: 'challenge-decided';
  against: number;
  ground: string;
  figure?: BietenFigure;
  trick: number;
  upheld: boolean;
  fault: string;
  points: number;
  places: number[];
}

/** A late claim is decided: the new deal goes on, or is void and dealt again (D 33). */
export interface BietenResumed {
  type: 'resumed';
  void: boolean;
}

/** The scribe has counted the deal; with the last of a game its quarter of wine is owed. */
export interface BietenCounted {
  type: 'counted';
  count: BietenCount;
  payments: Payment[];
}

/** The match is over. */
export interface BietenMatchEnded {
  type: 'match-ended';
  accounts: number[];
  bummerl: number[];
}

export type Command =
  | Hello
  | Act
  | Start
  | Next
  | Leave
  | Return
  | Replace
  | Warn
  | VoteOut
  | TakeVacation
  | EndVacation
  | Undo
  | AnswerUndo
  | Say
  | Rename
  | Question
  | Hint
  | RiseCommand
  | RematchCommand
  | Ping;

export type Frame =
  | Welcome
  | News
  | Presence
  | Accepted
  | Refused
  | Stale
  | Told
  | Advice
  | NewTable
  | Pong
  | Failure
  | Bye;

export type Answer =
  | Accepted
  | Refused
  | Stale
  | Told
  | Advice
  | NewTable
  | Pong
  | Failure;

export type Entry =
  | Opened
  | Sat
  | Hired
  | PlaysAs
  | Left
  | Returned
  | Forgotten
  | Duplicate
  | Started
  | Sealed
  | Unsealed
  | Acted
  | HintTaken
  | Warned
  | VacationTaken
  | VacationEnded
  | VotedOut
  | Ready
  | UndoAsked
  | UndoAnswered
  | Undone
  | Said
  | Renamed
  | Rematch;

export type Offer =
  | Do
  | Ask
  | PickCards
  | PickNumber
  | PickPlaces
  | PickSets;

export type State =
  | Minchiate
  | Taroc
  | Tresette
  | Kaiserspiel
  | Guimbarde
  | Bieten;

export type Action =
  | Shuffle
  | Draw
  | Cut
  | MinchiateRob
  | MinchiateLeave
  | MinchiateDiscard
  | MinchiateTakeBlind
  | MinchiateDeclare
  | Play
  | MinchiatePlayFallen
  | MinchiateLayOpen
  | Gather
  | TakeBack
  | MinchiateMend
  | MinchiateWarn
  | MinchiateExchange
  | MinchiateClaim
  | MinchiateChallenge
  | MinchiateEnterFault
  | Rise
  | MinchiateSetUp
  | TarocLot
  | TarocLaySkar
  | TarocAnnounce
  | TarocPass
  | TarocPassLead
  | TarocChallenge
  | TarocEnterFault
  | TarocSetUp
  | TresetteSetUp
  | TresetteAnnounce
  | TresetteSign
  | TresetteChallenge
  | TresetteEnterFault
  | KaiserspielShow
  | KaiserspielTell
  | KaiserspielWithhold
  | KaiserspielGood
  | KaiserspielEqual
  | KaiserspielName
  | KaiserspielDemand
  | KaiserspielChallenge
  | KaiserspielGrant
  | KaiserspielEraseFiche
  | KaiserspielGiveFiche
  | KaiserspielLeave
  | KaiserspielEnterFault
  | KaiserspielSetUp
  | GuimbardeTake
  | GuimbardeName
  | GuimbardeSilent
  | GuimbardeLay
  | GuimbardeLeave
  | GuimbardeMarry
  | GuimbardeChallenge
  | GuimbardeEnterFault
  | GuimbardeSetUp
  | BietenRob
  | BietenLeave
  | BietenBid
  | BietenGroschen
  | BietenHold
  | BietenGood
  | BietenSilent
  | BietenBaptise
  | BietenDone
  | BietenChallenge
  | BietenAccept
  | BietenEnterFault
  | BietenSetUp;

export type GameEvent =
  | Action
  | MinchiateDrew
  | MinchiateSeated
  | MinchiateGiroBegun
  | MinchiateBottomSeen
  | MinchiateBottomLifted
  | MinchiateLooked
  | MinchiateDealt
  | MinchiateTurnedUp
  | MinchiateScoperta
  | MinchiateStopped
  | MinchiateTook
  | MinchiateFollaSeen
  | MinchiateFollaSpread
  | MinchiateAnnounced
  | MinchiateFilledUp
  | MinchiateDiscardsShown
  | MinchiateMarked
  | MinchiateRestoPaid
  | MinchiateFineDue
  | MinchiateTrickGathered
  | MinchiateLeftOver
  | MinchiateMattoLost
  | MinchiateClaimGranted
  | MinchiateClaimRefused
  | MinchiateChallengeDecided
  | MinchiateCounted
  | MinchiatePartyEnded
  | TarocDealt
  | TarocHonourPaid
  | TarocTrickTaken
  | TarocEmptyGiven
  | TarocSkarShown
  | TarocCounted
  | TarocDealVoided
  | TarocChallengeDecided
  | TarocSittingEnded
  | TresetteDrew
  | TresetteSeated
  | TresetteDealt
  | TresettePacketLaid
  | TresetteTakenUp
  | TresetteTurnedUp
  | TresetteHeard
  | TresetteTrickTaken
  | TresetteTalonTaken
  | TresetteTallied
  | TresetteDealEnded
  | TresetteChallengeDecided
  | TresetteRescored
  | TresetteSlatePaid
  | TresetteSittingEnded
  | TresetteLaid
  | TresetteSlateWritten
  | TresetteCounted
  | TresettePartieWon
  | TresetteGreatMade
  | KaiserspielDrew
  | KaiserspielDealerDrawn
  | KaiserspielDealt
  | KaiserspielTurned
  | KaiserspielMarked
  | KaiserspielNotCounted
  | KaiserspielRummelShown
  | KaiserspielTrickGathered
  | KaiserspielCounted
  | KaiserspielDealEnded
  | KaiserspielDealVoid
  | KaiserspielChallengeDecided
  | KaiserspielPartieEnded
  | KaiserspielSittingEnded
  | GuimbardeDrew
  | GuimbardeDealerDrawn
  | GuimbardeStaked
  | GuimbardeDealt
  | GuimbardeTurned
  | GuimbardeBoxTaken
  | GuimbardeFondsLaid
  | GuimbardePaid
  | GuimbardeTrickGathered
  | GuimbardeFondsStay
  | GuimbardeDealEnded
  | GuimbardeDealVoid
  | GuimbardeChallengeDecided
  | GuimbardeBoxesShared
  | BietenDrew
  | BietenDealerFound
  | BietenCutSeen
  | BietenDealt
  | BietenLetGood
  | BietenTrickTaken
  | BietenChallengeDecided
  | BietenResumed
  | BietenCounted
  | BietenMatchEnded;
