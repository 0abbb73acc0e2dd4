import { getContext, setContext } from 'svelte';

import { has, t } from '../i18n';
import { speakGame } from '../i18n/table-words';
import { ruleWords, type RuleWords } from '../i18n/rules';
import type { Part } from '../i18n/say';
import { cardsOf, gameAtTable, ruleBook, rulesText, type RuleTitle } from '../lib/api';
import { glossaryOf, type Glossary } from '../lib/glossary';
import { filled, joined, sortAttempts, sortOffers, type Pick } from '../lib/offers';
import { fetchCalled } from '../cards/called';
import { calledName, type Variants } from '../cards/names';
import { knowsPack, learnPack, namesIn, sorted } from '../cards/packs';
import type { TableParts } from '../games/parts';
import { playerName, tableParts } from '../games/registry';
import { liking } from '../lib/settings.svelte';
import type { Link } from '../lib/socket.svelte';
import { roundFrom, type CommonDeal, type CommonState } from '../lib/table';
import type { Action, Advice, Answer, Card, Command, GameAtTable, PickCards, Reason, Scene } from '../lib/wire';
import { HintRequest } from './asking.svelte';
import { sourceWords } from '../i18n/source';
import { because } from './sentence';

/** Something to be read at once: why not, or what a computer player would do. */
export interface Notice {
  text: Part[];
  source: string;
  kind: 'refused' | 'hint' | 'problem';
  /** What a hint says besides the act. */
  advice?: Advice;
}

interface Said {
  notice: Notice;
  /** The last page that had come then. */
  at: number;
  lost: boolean;
}

const LATER = 3000;

/** Of the table's lists of cards those for which the pack has other names. */
function pickVariants(names: Variants | undefined, pack: string): Variants | undefined {
  const keys = Object.keys(namesIn(pack).variants).filter((key) => names?.[key]);
  return keys.length ? Object.fromEntries(keys.map((key) => [key, names?.[key] ?? []])) : undefined;
}

/** The table as this page shows it: one connection, and what follows from its scene. */
export class TableModel {
  known = $state.raw<GameAtTable | undefined>();
  /** What differs at the table of this game; nothing before it has come. */
  parts = $state.raw<TableParts | undefined>();
  /** The period words as the English book explains them. */
  explained = $state.raw<Glossary>(new Map());
  /** Rules and period words in the reader's tongue, where it is not English. */
  words = $state.raw<RuleWords>({});
  book = $state.raw<Record<string, RuleTitle>>({});
  #said = $state.raw<Said | undefined>();
  busy = $state(false);
  /** Cards picked for a discard, by touch. */
  picked = $state.raw<readonly Card[]>([]);
  /** The card of which several things can be done, while one chooses. */
  choosing = $state<Card | undefined>();
  /** Whom one has met before, by seat, and at how many tables. */
  met = $state.raw<ReadonlyMap<number, number>>(new Map());
  #advised = $state.raw<Action | undefined>();
  mending = $state(false);
  readonly asking: HintRequest = new HintRequest(this);

  #learning: Promise<void> | undefined;

  /** Something said holds until anything happens at the table; that a line is lost, until it is back. */
  get notice(): Notice | undefined {
    const said = this.#said;
    if (!said || said.at !== this.#now) return undefined;
    return said.lost && this.link.status === 'open' ? undefined : said.notice;
  }

  set notice(notice: Notice | undefined) {
    this.#said = notice && { notice, at: this.#now, lost: this.link.status !== 'open' };
  }

  /** What a hint advises, as long as the hint holds. */
  get advised(): Action | undefined {
    return this.notice?.kind === 'hint' ? this.#advised : undefined;
  }

  set advised(action: Action | undefined) {
    this.#advised = action;
  }

  /** Is this what a hint advises? */
  isAdvised(action: Action): boolean {
    return this.advised !== undefined && JSON.stringify(this.advised) === JSON.stringify(action);
  }

  readonly #now = $derived.by((): number => this.link.happenings.findLast((one) => !one.past)?.seq ?? -1);

  constructor(readonly link: Link) {}

  readonly scene = $derived.by((): Scene | undefined => this.link.scene);
  readonly game = $derived(this.scene?.company.charter.game ?? '');
  readonly me = $derived(this.scene?.seat);
  readonly state = $derived(this.scene?.table as CommonState | undefined);
  readonly offers = $derived(sortOffers(this.scene?.offers ?? [], this.parts));
  /** What a strict table would let one do wrongly. */
  readonly risks = $derived(sortAttempts(this.scene?.attempts ?? [], this.parts));
  /** What can be done with each card of one's hand, rightly or not. */
  readonly plays = $derived(joined(this.offers.withCard, this.risks.withCard));
  /** The id of the deal that others play too; it is played alone, and no party comes of it. */
  readonly duplicate = $derived(this.scene?.company.duplicate ?? '');
  readonly awaited = $derived(this.scene?.awaited ?? []);
  readonly #awaits = $derived(this.me !== undefined && this.awaited.includes(this.me));
  /** Is something asked of this person? Where there is nothing to say, the page answers by itself. */
  readonly mine = $derived.by((): boolean => this.#awaits && !this.nothingToSay);
  readonly strict = $derived(this.state?.strict ?? false);
  readonly order = $derived(this.state?.party.order ?? []);
  readonly others = $derived.by(() => roundFrom(this.order, this.me ?? this.link.eye ?? this.order[0] ?? 0).slice(1));

  /** Where one sits, or for onlookers the first chair. */
  readonly here = $derived.by((): number => this.me ?? this.link.eye ?? this.order[0] ?? 0);

  /** The pack, by its name. */
  get pack(): string {
    return this.game;
  }

  /** Cards that the table's rules list, by what they are called there. */
  readonly variants = $derived(
    pickVariants((this.scene?.table as { rules?: { names?: Variants } } | undefined)?.rules?.names, this.pack),
  );

  readonly hand = $derived.by((): Card[] => {
    const deal = this.state?.deal as (CommonDeal & { laid?: Card[][] }) | undefined;
    // What lies open before one until the discards is one's own to choose from.
    const cards = [...(deal?.hands[this.here] ?? []), ...(deal?.laid?.[this.here] ?? [])];
    return liking.sorting === 'suits' ? sorted(this.pack, cards) : cards;
  });

  readonly #cardOffer = $derived(this.offers.picks.find((pick) => pick.type === 'pick-cards'));

  /** How many cards are asked for, where cards are laid away. */
  readonly owed = $derived(this.#cardOffer ? this.#cardOffer.most + this.#cardOffer.always.length : 0);

  /** The cards to be picked: at a strict table any that could be, right or wrong. */
  readonly cardChoice = $derived.by((): PickCards | undefined => this.risks.cards[0] ?? this.#cardOffer);

  /** Where a card may be played as well, cards are picked only when one has said so. */
  readonly cardPick = $derived(
    this.offers.withCard.size === 0 || this.mending ? this.cardChoice : undefined,
  );

  readonly glossary = $derived.by((): Glossary =>
    this.words.glossary ? new Map(Object.entries(this.words.glossary)) : this.explained,
  );

  /** Fetch the words of the game in the chosen tongue. */
  async translate(): Promise<void> {
    const { language } = liking;
    this.link.speak?.(language);
    const found = language === 'en' || !this.game ? {} : await ruleWords(this.game, language);
    if (liking.language === language) this.words = found;
  }

  /** Bring what the game has of its own; the pack of a game unknown to the page, the house tells. */
  async furnish(): Promise<void> {
    const { game } = this;
    if (!game) return;
    if (!knowsPack(game)) await this.#learnPack(game);
    const [parts] = await Promise.all([tableParts(game), speakGame(game), fetchCalled(this.pack)]);
    this.parts = parts;
  }

  async #learnPack(game: string): Promise<void> {
    learnPack(game, await cardsOf(game));
  }

  /** What the house says of the game, asked for once. */
  learn(): Promise<void> {
    this.#learning ??= this.#ask().catch(() => (this.#learning = undefined));
    return this.#learning;
  }

  async #ask(): Promise<void> {
    const [known, book] = await Promise.all([gameAtTable(this.game), ruleBook(this.game)]);
    this.known = known;
    this.book = book;
    // Words are explained on request: that can wait until the cards are there.
    setTimeout(() => void this.#explain(), LATER);
  }

  async #explain(): Promise<void> {
    const rules = await rulesText(this.game).catch(() => '');
    this.explained = glossaryOf(rules);
  }

  name(seat: number): string {
    if (seat < 0) return t('house');
    const chair = this.scene?.company.chairs[seat];
    return chair?.name || playerName(this.game, seat);
  }

  /** "You", or somebody's name. */
  called(seat: number): string {
    return seat === this.me ? t('you') : this.name(seat);
  }

  cardName(card: Card): string {
    return calledName(card, this.pack, liking.language, this.variants);
  }

  reasonFor(card: Card): Reason | undefined {
    return this.scene?.reasons.find((reason) => reason.cards.includes(card));
  }

  /** The side a seat belongs to; who plays alone is a side. */
  sideOf(seat: number): number {
    return this.scene?.sides[seat] ?? seat;
  }

  title(rule: string): RuleTitle {
    const known = this.book[rule] ?? { title: rule.replace(/[.-]/g, ' '), source: '' };
    return { title: this.words.rules?.[rule] ?? known.title, source: sourceWords(known.source) };
  }

  /** Where a rule stands in the reading room, opened from this table; a hand of a book lies on none. */
  bookAt(rule: string): string {
    if (!this.link.table) return `#/rules/${encodeURIComponent(this.game)}/rule/${encodeURIComponent(rule)}`;
    return `#/table/${encodeURIComponent(this.link.table)}/rules/rule/${encodeURIComponent(rule)}`;
  }

  /** Announcing or showing nothing, where a courteous table offers nothing else. */
  readonly nothingToSay = $derived.by((): (() => Promise<unknown>) | undefined => {
    const { withCard, elsewhere, announcements, picks, deeds, asks } = this.offers;
    if (!this.#awaits || this.strict || withCard.size || elsewhere.length || deeds.length || asks.length) return undefined;
    const [announcement, ...more] = announcements;
    if (announcement && !more.length && !picks.length && !announcement.words.length) return () => this.act(announcement.action);
    const [pick, ...others] = picks;
    const empty = pick?.type === 'pick-sets' && !pick.sets.length && !others.length && !announcements.length;
    return empty ? () => this.take(pick, []) : undefined;
  });

  async act(action: Action): Promise<Answer | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
    this.asking.cancel();
    this.choosing = undefined;
    this.notice = undefined;
    this.advised = undefined;
    this.mending = false;
    try {
      const answer = await this.link.act(action);
      this.heed(answer);
      return answer;
    } finally {
      this.busy = false;
    }
  }

  async take(pick: Pick | { type: string; kind: string }, picked: unknown): Promise<Answer | undefined> {
    const all = 'always' in pick ? [...pick.always, ...(picked as Card[])] : picked;
    this.picked = [];
    // Into which field it goes, the house has said by then, but for somebody very quick.
    if (!this.known) await this.learn();
    return this.act(filled(pick, this.here, this.known?.actions ?? {}, all));
  }

  /** Say what the server answered, where it did not simply do it. */
  heed(answer: Answer): void {
    if (answer.type === 'refused') {
      this.notice = { ...because(this, answer), kind: 'refused' };
    } else if (answer.type === 'error') {
      const key = `problem.${answer.code}`;
      const text = has(key) ? t(key) : answer.message;
      this.notice = { text: [text], source: '', kind: 'problem' };
    } else if (answer.type === 'stale') {
      this.notice = { text: [t('problem.stale')], source: '', kind: 'problem' };
    }
  }

  async command(command: Command): Promise<Answer> {
    if (command.type === 'undo') this.asking.cancel();
    const answer = await this.link.ask(command);
    this.heed(answer);
    return answer;
  }

  hint(): Promise<void> {
    return this.asking.ask();
  }
}

const KEY = Symbol('table');

export const setModel = (model: TableModel): TableModel => setContext(KEY, model);
export const useModel = (): TableModel => getContext<TableModel>(KEY);
