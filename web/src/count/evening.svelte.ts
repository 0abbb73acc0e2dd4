import type { CountProblem, Places, Reckoning, Sheet } from '../lib/wire';
import { fetchCalled } from '../cards/called';
import { speakGame } from '../i18n/table-words';
import { ruleWords, type RuleWords } from '../i18n/rules';
import { liking } from '../lib/settings.svelte';
import { Asker } from './ask';
import { countParts } from '../games/registry';
import type { CountParts } from '../games/parts';
import { freshKey, keep, type Deal, type Entry, type Kept } from './kept';
import type { Key } from './say.svelte';
import { close } from './local/local';
import { kept as keptHere } from './local/parts';
import { asked } from './told';

interface Before {
  what: Key;
  kept: Kept;
}
const FARTHEST = 30;
/** A whole pack may have been touched by mistake. */
const TOUCHES = 120;

/** An evening: what was entered, and what the count makes of it. */
export class Evening {
  kept: Kept = $state() as Kept;
  /** The written deals counted. */
  told = $state.raw<Reckoning>();
  /** The same with the deal that is being entered. */
  tried = $state.raw<Reckoning>();
  waiting = $state(false);
  /** Without a net this browser counts by itself. */
  here = $state(false);
  unruly = $state('');
  /** What rules and faults are called in the reader's tongue, where it is not English. */
  titles = $state.raw<Readonly<Record<string, string>>>({});
  /** Notes of score lines in it. */
  notes = $state.raw<RuleWords['notes']>();
  /** What the game brings to the count; nothing before it has come. */
  parts = $state.raw<CountParts | undefined>();
  past = $state.raw<readonly Before[]>([]);
  /** The deal in the form as it was before each touch, the last first. */
  touches = $state.raw<readonly Entry[]>([]);
  #written: Asker;
  #draft: Asker;

  constructor(kept: Kept) {
    this.kept = kept;
    const lost = (yes: boolean): void => void (this.waiting = yes);
    const unruly = (why: string): void => void (this.unruly = why);
    const unable = (): void => void (this.here = false);
    this.#written = new Asker((told) => (this.told = told), lost, unruly, unable);
    this.#draft = new Asker((told) => (this.tried = told), lost, unruly, unable);
    const { game } = kept;
    const all = Promise.all([countParts(game), speakGame(game), fetchCalled(game)]);
    void all.then(([found]) => (this.parts = found));
  }

  /** Have the rules' titles in the chosen tongue. */
  async translate(): Promise<void> {
    const { language } = liking;
    const found = language === 'en' ? {} : await ruleWords(this.kept.game, language);
    if (liking.language !== language) return;
    this.titles = found.rules ?? {};
    this.notes = found.notes;
  }

  /** Keeps every change, and has it counted. To be called where effects live. */
  attend(): () => void {
    $effect(() => keep($state.snapshot(this.kept)));
    $effect(() => this.#written.ask(this.#body(this.kept.deals)));
    $effect(() => this.#draft.ask(this.#body(this.#tryOut())));
    void keptHere().then((found) => (this.here = found));
    const again = (): void => {
      this.#written.again();
      this.#draft.again();
    };
    const off = (): void => void (this.waiting = !this.here);
    addEventListener('online', again);
    addEventListener('offline', off);
    return () => {
      this.#written.stop();
      this.#draft.stop();
      close();
      removeEventListener('online', again);
      removeEventListener('offline', off);
    };
  }

  #body(deals: readonly Deal[]): string {
    return asked(this.kept, deals);
  }

  /** The deals with the one being entered; those behind it do not matter for its sheet. */
  #tryOut(): Deal[] {
    const { deals, draft } = this.kept;
    if (this.blank) return deals;
    const place = this.place;
    return [...deals.slice(0, place), { key: '', entry: draft }];
  }

  /** Which deal the form is for, counted from 0. */
  get place(): number {
    const place = this.kept.deals.findIndex((deal) => deal.key === this.kept.editing);
    return place < 0 ? this.kept.deals.length : place;
  }

  get editing(): boolean {
    return this.place < this.kept.deals.length;
  }

  get blank(): boolean {
    return Object.keys(this.kept.draft).length === 0;
  }

  /** Is what is shown of the written deals what was written? */
  get counted(): boolean {
    return this.told?.sheets.length === this.kept.deals.length;
  }

  get draftSheet(): Sheet | undefined {
    return this.blank ? undefined : (this.tried?.sheets[this.place] ?? undefined);
  }

  get draftWrong(): CountProblem | undefined {
    return this.blank ? undefined : this.tried?.wrong.find((one) => one.deal === this.place);
  }

  get openingWrong(): CountProblem | undefined {
    return this.told?.wrong.find((one) => one.deal === null || one.deal === undefined);
  }

  /** The places of the deal in the form. */
  get places(): Places | undefined {
    const table = this.told?.table;
    const sheet = this.editing ? this.told?.sheets[this.place] : undefined;
    return table && sheet ? { ...table, ...sheet, stands: table.stands } : table;
  }

  get seats(): number {
    return this.told?.seats ?? 4;
  }

  /** Somebody's name, or a letter for who has none. */
  name(seat: number): string {
    return this.kept.names[seat]?.trim() || String.fromCharCode(65 + seat);
  }

  sideName(seats: readonly number[]): string {
    return seats.map((seat) => this.name(seat)).join(' & ');
  }

  #remember(what: Key): void {
    this.past = [{ what, kept: $state.snapshot(this.kept) as Kept }, ...this.past].slice(0, FARTHEST);
  }

  set(field: string, value: unknown): void {
    this.enter({ [field]: value });
  }

  /** Several fields by one touch; what is undefined goes. */
  enter(change: Entry): void {
    const draft: Entry = { ...this.kept.draft, ...change };
    for (const field of Object.keys(change)) if (change[field] === undefined) delete draft[field];
    this.#replace(draft);
  }

  #replace(draft: Entry): void {
    const before = $state.snapshot(this.kept.draft) as Entry;
    this.touches = [before, ...this.touches].slice(0, TOUCHES);
    this.kept.draft = draft;
  }

  /** Take the last touch back. */
  untouch(): void {
    const [last, ...earlier] = this.touches;
    if (!last) return;
    this.kept.draft = last;
    this.touches = earlier;
  }

  /** An empty form; by mistake, it can be taken back. */
  begin(): void {
    this.#replace({});
  }

  write(): void {
    this.#remember(this.editing ? 'evening.undo.change' : 'evening.undo.write');
    const entry = $state.snapshot(this.kept.draft) as Entry;
    const place = this.place;
    if (this.editing) this.kept.deals[place] = { key: this.kept.editing, entry };
    else this.kept.deals.push({ key: freshKey(), entry });
    this.clear();
  }

  clear(): void {
    this.touches = [];
    this.kept.draft = {};
    this.kept.editing = '';
  }

  edit(deal: Deal): void {
    this.touches = [];
    this.kept.draft = $state.snapshot(deal.entry) as Entry;
    this.kept.editing = deal.key;
  }

  strike(deal: Deal): void {
    this.#remember('evening.undo.delete');
    if (this.kept.editing === deal.key) this.clear();
    this.kept.deals = this.kept.deals.filter((other) => other.key !== deal.key);
  }

  /** Company and rules change for the whole evening. */
  agree(change: Partial<Kept>): void {
    this.#remember('evening.undo.rules');
    Object.assign(this.kept, change);
  }

  takeBack(): void {
    const [last, ...earlier] = this.past;
    if (!last) return;
    this.kept = last.kept;
    this.past = earlier;
  }
}
