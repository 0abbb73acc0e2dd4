import type { Language } from '../lib/settings.svelte';

/** A game's rules, house rules and period words in one tongue. English rules come with the book. */
export interface RuleWords {
  rules?: Readonly<Record<string, string>>;
  options?: Readonly<Record<string, string>>;
  choices?: Readonly<Record<string, string>>;
  glossary?: Readonly<Record<string, string>>;
}

const FILES = import.meta.glob<{ default: RuleWords }>('./rules/*.json');

/** Fetched when somebody reads them: one file for each game and tongue. */
export async function ruleWords(game: string, tongue: Language): Promise<RuleWords> {
  const file = FILES[`./rules/${game}.${tongue}.json`];
  return file ? (await file()).default : {};
}
