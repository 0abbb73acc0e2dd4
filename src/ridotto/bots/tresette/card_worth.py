"""What a card is worth in the hand: playing it costs that much."""

from ridotto.bots.tresette.memory import Memory
from ridotto.bots.tresette.weights import Weights
from ridotto.cards import Card
from ridotto.games.tresette.pack import STRENGTH, rank_of, suit_of


def keep(memory: Memory, weights: Weights, card: Card) -> float:
    """Masters most, then cards that small ones guard until the higher are gone."""
    suit = memory.suits[suit_of(card)]
    above = len(memory.higher(card))
    below = sum(STRENGTH[other] < STRENGTH[card] for other in suit)
    if above == 0:
        return weights.master
    if rank_of(card) == "A":
        # Its point is at home sooner in a trick that is ours than by waiting to be high.
        return weights.bare_ace
    if above == 1 and below:
        return weights.guarded
    return weights.twice_guarded if above == 2 and below > 1 else 0.0


def guards(memory: Memory, weights: Weights, card: Card) -> float:
    """What a small card is worth as cover for a higher one that is not master yet."""
    suit = memory.suits[suit_of(card)]
    top = suit[0]
    above = len(memory.higher(top))
    if card == top or above == 0 or above > 2:
        return 0.0
    needed = len(suit) - 1 <= above
    return weights.guarded if needed else 0.0


def length(memory: Memory, weights: Weights, card: Card) -> float:
    """Small cards of a suit that will be ours to run."""
    suit = memory.suits[suit_of(card)]
    masters = sum(memory.master(other) for other in suit)
    left = sum(suit_of(other) == suit_of(card) for other in memory.unseen)
    return weights.wanted * masters * (2 if len(suit) > left else 1)
