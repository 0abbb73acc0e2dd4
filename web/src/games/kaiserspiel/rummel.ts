import type { Card, KaiserspielRules } from '../../lib/wire';

export interface Rummel {
  readonly suit: string;
  readonly cards: number;
  readonly pips: number;
}

const LEAST = 3;
const PIPS: Readonly<Record<string, number>> = { A: 11, K: 10, Q: 10, J: 10 };
const pipsOf = (card: Card): number => PIPS[card.slice(1)] ?? Number(card.slice(1));

/** One's own Rummel by what the table has agreed: of the suits that can be it, the one that beats the others. */
export function rummelOf(hand: readonly Card[], rules: Pick<KaiserspielRules, 'rummel_of' | 'point_by'>): Rummel | undefined {
  const suits = [...new Set(hand.map((card) => card.charAt(0)))].map((suit) => {
    const own = hand.filter((card) => card.startsWith(suit));
    return { suit, cards: own.length, pips: own.reduce((sum, card) => sum + pipsOf(card), 0) };
  });
  const least = rules.rummel_of === 'any_suit' ? 1 : Math.max(LEAST, ...suits.map((one) => one.cards));
  const counted = rules.point_by === 'cards_then_pips' ? 1 : 0;
  return suits.filter((one) => one.cards >= least).sort((a, b) => counted * (b.cards - a.cards) || b.pips - a.pips)[0];
}
