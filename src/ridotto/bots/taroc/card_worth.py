"""What a card is worth while it is still in the hand, in points."""

from ridotto.bots.taroc.memory import KIND, Memory
from ridotto.bots.taroc.weights import Weights
from ridotto.cards import Card
from ridotto.games.taroc.pack import NUMBER, SKIS

MANY = 8
"""With this number of tarocs the Pagat may be kept for the last trick (§ I)."""


def in_hand(memory: Memory, card: Card, weights: Weights) -> float:
    """What it may still score if it is not played now."""
    if card == SKIS:
        return _skis(memory, weights)
    if card == memory.rules.pagat:
        return _pagat(memory)
    if card in NUMBER:
        return _taroc(memory, card, weights)
    return _suit_card(memory, card, weights)


def _skis(memory: Memory, weights: Weights) -> float:
    """Worth less the fewer tricks are left to throw it into (r. 17, 18)."""
    spare = memory.left - memory.rules.skis_deadline
    return weights.skis * min(1.0, max(0, spare) / 8)


def _taroc(memory: Memory, card: Card, weights: Weights) -> float:
    out = memory.unseen_tarocs
    if not out:
        return weights.low_taroc + weights.high_taroc
    lower = sum(NUMBER[other] < NUMBER[card] for other in out)
    return weights.low_taroc + weights.high_taroc * (lower / len(out)) ** 2


def _pagat(memory: Memory) -> float:
    """With many tarocs beside it, it may take the last trick; with few it is in danger (§ I)."""
    mine = sum(card in NUMBER for card in memory.hand)
    out = len(memory.unseen_tarocs)
    if not out:
        return 20.0
    rivals = max(memory.tarocs(seat) for seat in memory.others)
    if mine > rivals + 1 and mine >= min(MANY, memory.left // 2):
        return 9.0
    if mine >= rivals:
        return 4.0
    return max(-4.0, mine - rivals) if mine > 1 else -4.0


def _suit_card(memory: Memory, card: Card, weights: Weights) -> float:
    """A court card is worth what it is likely to win before the suit is trumped."""
    base = _by_rank(memory, card, weights)
    if not higher_out(memory, card):
        base += weights.master * min(1.0, memory.left / 10)
    return base * (weights.trumped + (1.0 - weights.trumped) * memory.follows(KIND[card]))


def _by_rank(memory: Memory, card: Card, weights: Weights) -> float:
    mates = [other for other in memory.hand if KIND[other] == KIND[card]]
    match card[1:]:
        case "K":
            return weights.king
        case "Q":
            guarded = any(other[1:] == "K" for other in mates)
            return weights.queen_guarded if guarded else weights.queen
        case "C":
            return weights.knight
        case "J":
            return weights.valet
    return weights.pip


def higher_out(memory: Memory, card: Card) -> tuple[Card, ...]:
    """Cards of the same suit that beat it and that one has not seen."""
    strength, kind = memory.rules.strength, KIND[card]
    return tuple(
        other
        for other in memory.unseen
        if KIND[other] == kind and kind != SKIS and strength[other] > strength[card]
    )
