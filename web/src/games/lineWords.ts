import { firstOf, t } from '../i18n';
import { calledName, suitName } from '../cards/names';
import type { RuleWords } from '../i18n/rules';
import { fill, plain, type Value } from '../i18n/say';
import { liking } from '../lib/settings.svelte';
import type { ScoreLine } from '../lib/wire';

type Fact = NonNullable<ScoreLine['said']>['facts'][number][1];

/** A line of a sheet in words: cards before or behind them, and a note. */
export interface LineWords {
  readonly text: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly note: string;
}

const FEW = 3;

/** The note of a line in the chosen tongue; the house has it in English, or in the book's own words. */
export function noteOf(game: string, { note, said }: { note: string; said?: ScoreLine['said'] | undefined }, notes: RuleWords['notes'] = {}): string {
  const template = said && notes[said.id];
  if (!template) return note;
  const shown = said.facts.map(([name, fact]) => [name, factWords(game, fact)] as const);
  return plain(fill(template, Object.fromEntries(shown)), (card) => calledName(card, game, liking.language));
}

function factWords(game: string, fact: Fact): Value {
  if (Array.isArray(fact)) return { cards: fact };
  if (typeof fact !== 'object') return fact;
  return fact.fact === 'suit' ? suitName(fact.letter, game, liking.language) : '';
}

/**
 * What a line is for. A game says it in its own words; else there may be a word for its rule, which
 * follows the card ("Re di Coppe dies"); else what its rule is called in short, or its title, is followed by the cards.
 */
export function wordsOf(game: string, line: ScoreLine, title: string, own?: string, notes?: RuleWords['notes']): LineWords {
  const note = noteOf(game, line, notes);
  const few = line.cards.length <= FEW ? line.cards : [];
  if (own !== undefined) return { text: own, before: [], after: [], note: '' };
  const key = firstOf([`line.${game}.${line.rule}`, `line.${line.rule}`]);
  if (key) return { text: t(key, { note }), before: few, after: [], note: few.length ? '' : note };
  return { text: shortName(game, line.rule, title), before: [], after: few, note };
}

/** What a rule is called where it stands beside its points: a few words of the game, or its title. */
export function shortName(game: string, rule: string, title: string): string {
  const key = firstOf([`short.${game}.${rule}`]);
  return key ? t(key) : title;
}
