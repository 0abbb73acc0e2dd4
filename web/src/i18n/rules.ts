import type { Language } from '../lib/settings.svelte';

/** A game's rules, house rules and period words in one tongue. English rules come with the book. */
export interface RuleWords {
  rules?: Readonly<Record<string, string>>;
  options?: Readonly<Record<string, string>>;
  choices?: Readonly<Record<string, string>>;
  glossary?: Readonly<Record<string, string>>;
  /** What stands beside a score line, by the id of the sentence. */
  notes?: Readonly<Record<string, string>>;
}

const FILES = import.meta.glob<{ default: RuleWords }>('../games/*/rules.*.json');

/** Fetched when somebody reads them: one file for each game and tongue. */
export async function ruleWords(game: string, tongue: Language): Promise<RuleWords> {
  const file = FILES[`../games/${game}/rules.${tongue}.json`];
  return file ? (await file()).default : {};
}
