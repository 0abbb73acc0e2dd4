import type { Component } from 'svelte';

import type { PackStyle } from '../cards/style';
import type { Evening } from '../count/evening.svelte';
import type { Value } from '../i18n/say';
import type { Action, Card, Payment, ScoreLine, Stand } from '../lib/wire';
import type { TableModel } from '../table/model.svelte';

/** What the lobby and the cards know of a game. */
export interface GamePage {
  /** Its place on the shelf. */
  readonly place: number;
  /** What the computer players are called, chair by chair. */
  readonly people: readonly string[];
  /** The cards on its title page. */
  readonly shown: readonly Card[];
  /** Its packs: the first is played with, others can be printed. */
  readonly packs: Readonly<Record<string, PackStyle>>;
  /** May a newcomer begin with it? The first such game on the shelf is offered. */
  readonly forNewcomers?: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** What is told of an event besides its fields; `nothing` where it is not told. */
export type Telling = (table: TableModel, fields: Fields) => Record<string, Value>;

/** What a settled deal came to. */
export interface Settled {
  readonly lines: readonly ScoreLine[];
  /** The sides that have a column, in order. */
  readonly sides: readonly number[];
  readonly payments: readonly Payment[];
  /** Who won it and by how much, in a sentence. */
  readonly verdict?: string;
  /** What decided it, where that is not to be found in the lines. */
  readonly decided?: string;
  /** An amount that was paid, with its unit. */
  readonly amount?: (n: number) => string;
}

/**
 * By which gesture an act is done that is neither playing a card nor pressing a button: with a card of one's hand,
 * with one that lies elsewhere, or aside, where it is out of the way of the play.
 */
export type Gesture = 'hand' | 'elsewhere' | 'aside';

/** How the acts of a game are done, by their kind. */
export interface Manner {
  readonly gestures?: Readonly<Record<string, Gesture>>;
  /** Acts that lay a card of one's hand as another: which card it is, and the field that names the other. */
  readonly laidAs?: Readonly<Record<string, { readonly card: Card; readonly field: string }>>;
  /** Acts that say several things at once: the field that lists them. */
  readonly lists?: Readonly<Record<string, string>>;
}

/** What differs at the table of a game. Whatever is missing is done as in any game of tricks. */
export interface TableParts extends Manner {
  /** The sheet beside the table, above last trick and accounts. */
  readonly Sheet?: Component;
  /** What lies in the middle besides the trick. */
  readonly Middle?: Component;
  /** What stands below the settled deal's sheet. */
  readonly AfterDeal?: Component;
  /** Instead of buttons, in a phase: what may be done is handed in. */
  readonly panels?: Readonly<Record<string, Component<{ deeds: Action[] }>>>;
  /** Do the cards of every trick stay on the table? Then none is the last. */
  readonly tricksStay?: boolean;
  /** Does each card lie at its seat, and not in the middle? */
  readonly atSeats?: boolean;
  /** How many cards lie abreast before a seat. */
  readonly abreast?: number;
  /** All cards before somebody, where it is not open cards and those of the trick. */
  readonly laidBefore?: (table: TableModel, seat: number) => Card[];
  /** Cards that lie open before somebody besides the trick. */
  readonly openCards?: (table: TableModel, seat: number) => Card[];
  /** Marks on a place card: partner, tricks, points. */
  readonly notes?: (table: TableModel, seat: number) => string[];
  /** The settled deal: its lines, columns, payments and verdict. */
  readonly settled?: (table: TableModel) => Settled;
  /** What a line of the sheet is for, where it is not its rule's title; undefined where it is. */
  readonly lineWords?: (line: ScoreLine) => string | undefined;
  /** How the party stands, in a few words that are always in sight. */
  readonly standing?: (table: TableModel) => string;
  /** What is asked, where the phase alone does not say it: a key before the usual ones, and values. */
  readonly asks?: (table: TableModel) => { keys?: string[]; values?: Record<string, string | number> };
  /** Fields of acts and events as one says them; a challenge says those it has of them. */
  readonly fields?: Readonly<Record<string, (value: string, table: TableModel) => string>>;
  /** How events are told that need more than their fields. */
  readonly tells?: Readonly<Record<string, Telling>>;
  /** How much a fault costs that the cards have shown, where nothing is paid for it and it has a number. */
  readonly costs?: (fields: Readonly<Record<string, unknown>>) => number;
  /** What stands where a payment comes from nobody or goes to nobody. */
  readonly pot?: () => string;
}

/** What stands under a name before a deal: its first number. */
export type Standing = (name: string) => number | undefined;

/** What the count of a real table needs of a game. */
export interface CountParts {
  /** The form for a deal. */
  readonly Form: Component<{ evening: Evening }>;
  /** How the company draws for seats; otherwise one only says who deals first. */
  readonly Draw?: Component<{ evening: Evening }>;
  /** Which deal of the party is entered, where that is not its number alone. */
  readonly dealWords?: (stand: Standing) => string | undefined;
  /** What else is said of who sits where in a deal. */
  readonly placeWords?: (stand: Standing, evening: Evening) => string | undefined;
  /** What stands from deal to deal. */
  readonly Stands?: Component<{ evening: Evening; stands: readonly Stand[]; sides: readonly (readonly number[])[] }>;
  /** What a line of the sheet is for, where it is not its rule's title; undefined where it is. */
  readonly lineWords?: (line: ScoreLine) => string | undefined;
}
