import { getContext, setContext } from 'svelte';

import { has, rich, t } from '../i18n';
import type { Part } from '../i18n/say';
import { catalogue, ruleBook, rulesText, type RuleTitle } from '../lib/api';
import { glossaryOf, type Glossary } from '../lib/glossary';
import { filled, sortOffers, type Pick } from '../lib/offers';
import { packOf, sorted, type Pack } from '../lib/packs';
import { liking } from '../lib/settings.svelte';
import type { Link } from '../lib/socket.svelte';
import { playerName, roundFrom, type CommonDeal, type CommonState } from '../lib/table';
import type { Action, Answer, Card, Command, GameSeen, Reason, Scene } from '../lib/wire';
import { deedWords } from './offers/words';
import { withCards, withCodes } from './sentence';

/** Something to be read at once: why not, or what a computer player would do. */
export interface Notice {
  text: Part[];
  source: string;
  kind: 'refused' | 'hint' | 'problem';
}

const LATER = 3000;

/** The table as this page shows it: one connection, and what follows from its scene. */
export class TableModel {
  known = $state.raw<GameSeen | undefined>();
  glossary = $state.raw<Glossary>(new Map());
  book = $state.raw<Record<string, RuleTitle>>({});
  notice = $state.raw<Notice | undefined>();
  busy = $state(false);
  /** Cards picked for a discard, by touch. */
  picked = $state.raw<readonly Card[]>([]);
  /** The card of which several things can be done, while one chooses. */
  choosing = $state<Card | undefined>();
  advised = $state.raw<Action | undefined>();
  mending = $state(false);

  constructor(readonly link: Link) {}

  readonly scene = $derived.by((): Scene | undefined => this.link.scene);
  readonly game = $derived(this.scene?.company.charter.game ?? '');
  readonly me = $derived(this.scene?.seat);
  readonly state = $derived(this.scene?.table as CommonState | undefined);
  readonly offers = $derived(sortOffers(this.scene?.offers ?? []));
  readonly awaited = $derived(this.scene?.awaited ?? []);
  readonly mine = $derived(this.me !== undefined && this.awaited.includes(this.me));
  readonly strict = $derived(this.state?.strict ?? false);
  readonly order = $derived(this.state?.party.order ?? []);
  readonly others = $derived(roundFrom(this.order, this.me ?? this.order[0] ?? 0).slice(1));

  /** Where one sits, or for onlookers the first chair. */
  readonly here = $derived(this.me ?? this.order[0] ?? 0);

  get pack(): Pack {
    return packOf(this.game || 'minchiate');
  }

  readonly hand = $derived.by((): Card[] => {
    const deal = this.state?.deal as (CommonDeal & { laid?: Card[][] }) | undefined;
    // What lies open before one until the discards is one's own to choose from.
    const cards = [...(deal?.hands[this.here] ?? []), ...(deal?.laid?.[this.here] ?? [])];
    return liking.sorting === 'suits' ? sorted(this.pack, cards) : cards;
  });

  readonly cardOffer = $derived(this.offers.picks.find((pick) => pick.type === 'pick-cards'));

  /** Where a card may be played as well, cards are picked only when one has said so. */
  readonly cardPick = $derived(
    this.offers.withCard.size === 0 || this.mending ? this.cardOffer : undefined,
  );

  async learn(): Promise<void> {
    if (!this.game) return;
    const [house, book] = await Promise.all([catalogue(), ruleBook(this.game)]);
    this.known = house.games.find((game) => game.name === this.game);
    this.book = book;
    // Words are explained on request: that can wait until the cards are there.
    setTimeout(() => void this.#explain(), LATER);
  }

  async #explain(): Promise<void> {
    const rules = await rulesText(this.game).catch(() => '');
    this.glossary = glossaryOf(rules);
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
    return card === '?' ? t('card.back') : this.pack.name(card, liking.language);
  }

  reasonFor(card: Card): Reason | undefined {
    return this.scene?.reasons.find((reason) => reason.cards.includes(card));
  }

  /** The side a seat belongs to; who plays alone is a side. */
  sideOf(seat: number): number {
    return this.scene?.sides[seat] ?? seat;
  }

  title(rule: string): RuleTitle {
    return this.book[rule] ?? { title: rule.replace(/[.-]/g, ' '), source: '' };
  }

  async act(action: Action): Promise<Answer | undefined> {
    if (this.busy) return undefined;
    this.busy = true;
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

  take(pick: Pick, picked: unknown): Promise<Answer | undefined> {
    const all = pick.type === 'pick-cards' ? [...pick.always, ...(picked as Card[])] : picked;
    this.picked = [];
    return this.act(filled(pick, this.here, this.known?.actions ?? {}, all));
  }

  /** Say what the server answered, where it did not simply do it. */
  heed(answer: Answer): void {
    if (answer.type === 'refused') {
      this.notice = { text: withCards(this, answer.reason), source: answer.source, kind: 'refused' };
    } else if (answer.type === 'error') {
      const key = `problem.${answer.code}`;
      const text = has(key) ? t(key) : answer.message;
      this.notice = { text: [text], source: '', kind: 'problem' };
    } else if (answer.type === 'stale') {
      this.notice = { text: [t('problem.stale')], source: '', kind: 'problem' };
    }
  }

  async command(command: Command): Promise<Answer> {
    const answer = await this.link.ask(command);
    this.heed(answer);
    return answer;
  }

  async hint(): Promise<void> {
    const answer = await this.command({ type: 'hint' });
    if (answer.type !== 'advice') return;
    const action = answer.action;
    this.advised = action;
    if ('cards' in action && Array.isArray(action.cards) && this.cardPick) {
      const always = this.cardPick.always;
      this.picked = action.cards.filter((card) => !always.includes(card));
    }
    const what = [...rich('notice.hint', { what: deedWords(this, action) })];
    const text = answer.why ? [...what, ' (', ...withCodes(this, answer.why), ')'] : what;
    this.notice = { text, source: '', kind: 'hint' };
  }
}

const KEY = Symbol('table');

export const setModel = (model: TableModel): TableModel => setContext(KEY, model);
export const useModel = (): TableModel => getContext<TableModel>(KEY);
