import type { Card } from '../../lib/wire';

export interface Rummel {
  readonly suit: string;
  readonly cards: number;
  readonly pips: number;
}

const LEAST = 3;
const PIPS: Readonly<Record<string, number>> = { A: 11, K: 10, Q: 10, J: 10 };
const pipsOf = (card: Card): number => PIPS[card.slice(1)] ?? Number(card.slice(1));

/** One's own Rummel: the longest suit, of two as long the higher; three cards at least. */
export function rummelOf(hand: readonly Card[]): Rummel | undefined {
  const suits = [...new Set(hand.map((card) => card.charAt(0)))].map((suit) => {
    const own = hand.filter((card) => card.startsWith(suit));
    return { suit, cards: own.length, pips: own.reduce((sum, card) => sum + pipsOf(card), 0) };
  });
  const [best] = suits.sort((a, b) => b.cards - a.cards || b.pips - a.pips);
  return best && best.cards >= LEAST ? best : undefined;
}
