import words from './names.json';
import { BACK, decode, PACKS } from './packs';
import type { Locale, PackId } from './types';

type Dictionary = Readonly<Record<string, string | undefined>>;

const titles: Dictionary = words.titles;
const printed: Dictionary = words.printed;
const suits: Readonly<Record<Locale, Dictionary>> = words.suits;
const ranks: Readonly<Record<Locale, Dictionary>> = words.ranks;

/** What a card is called, for somebody who hears the page; `maids` are the knaves called Fantina. */
export function cardName(
  code: string,
  pack: PackId,
  locale: Locale,
  maids: readonly string[] = ['dF'],
): string {
  if (code === BACK) return words.back[locale];
  const { suit } = decode(code, pack);
  if (suit === undefined) return extraName(code, pack, locale);
  if (pack === 'minchiate' && code === 'd1') return words.sole[locale];
  return suitedName(suits[locale][suit] ?? suit, rankName(code, pack, locale, maids), locale);
}

function suitedName(suit: string, name: string, locale: Locale): string {
  if (locale === 'de') return `${suit} ${name}`;
  return locale === 'it' ? `${name} di ${suit}` : `${name} of ${suit}`;
}

function rankName(code: string, pack: PackId, locale: Locale, maids: readonly string[]): string {
  const { rank } = decode(code, pack);
  if (pack === 'minchiate' && maids.includes(code)) return words.ranks[locale].maid;
  if (PACKS[pack].family === 'german' && rank === 'A') return words.sau[locale];
  return ranks[locale][rank] ?? rank;
}

function extraName(code: string, pack: PackId, locale: Locale): string {
  if (code === 'W') return 'Weli';
  if (pack === 'taroc') return tarocName(code, locale);
  if (code === 'M') return withItalian(words.matto[locale], words.matto.it, locale);
  const place = Number(code) - 1;
  const italian = words.tarocchi.it[place] ?? '';
  return `${code}, ${withItalian(words.tarocchi[locale][place] ?? '', italian, locale)}`;
}

/** The Italian name stands on the card, so that it belongs to the name in every tongue. */
function withItalian(name: string, italian: string, locale: Locale): string {
  return locale === 'it' ? italian : `${name} (${italian})`;
}

function tarocName(code: string, locale: Locale): string {
  const title = titles[code];
  if (code === 'S') return title ?? code;
  return [`${words.taroc[locale]} ${code}`, title].filter(Boolean).join(', ');
}

/** The name printed at the foot of the card, in the pack's own tongue; most cards have none. */
export function nameOnCard(code: string, pack: PackId, maids: readonly string[] = ['dF']): string {
  const { suit, rank } = decode(code, pack);
  if (PACKS[pack].family === 'french') return suit === undefined ? (titles[code] ?? '') : '';
  if (PACKS[pack].family === 'german') return suit === undefined ? 'Weli' : (printed[rank] ?? '');
  if (suit !== undefined) return latinName(code, pack, maids);
  return code === 'M' ? words.matto.it : (words.tarocchi.it[Number(code) - 1] ?? '');
}

function latinName(code: string, pack: PackId, maids: readonly string[]): string {
  if (pack === 'minchiate' && code === 'd1') return words.sole.it;
  const name = rankName(code, pack, 'it', maids);
  return /^\d/.test(name) ? '' : name;
}
