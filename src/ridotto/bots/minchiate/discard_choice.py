"""Before the play: what to lay away (Dr. 8, 13)."""

from typing import Final

from ridotto.bots.minchiate.memory import KIND, SUIT_KEYS, Memory
from ridotto.cards import Card
from ridotto.games.minchiate.pack import KING_OF, KINGS, NUMBER, STRENGTH

FEW: Final = 6
"""With so few tarocchi or less the hand would soon have none, and fall."""


def choose_discards(memory: Memory, owed: int) -> tuple[Card, ...]:
    """The cards to lay away, one after another; carte di conto only if nothing else is left."""
    hand = list(memory.hand)
    chosen: list[Card] = []
    while len(chosen) < owed:
        poor = [card for card in hand if card not in memory.worth]
        card = (
            max(poor, key=lambda c: _worth_laying_away(memory, hand, c, owed - len(chosen)))
            if poor
            else min(hand, key=memory.worth.__getitem__)
        )
        chosen.append(card)
        hand.remove(card)
    return tuple(chosen)


def _worth_laying_away(memory: Memory, hand: list[Card], card: Card, owed: int) -> float:
    """Voids before all, or some of a very long suit; hardly ever a tarocco (Dr. 9, 13)."""
    if card in NUMBER:
        return -5.0 - NUMBER[card] / 10
    suit = KIND[card]
    mates = sum(KIND[c] == suit for c in hand)
    value = -1.0 if KING_OF[suit] in hand else 0.0
    if mates <= owed:
        value += _wish_for_voids(hand) - 0.5 * mates + _void_in(memory, suit)
    elif mates >= 6:
        value += 1.5
    return value - 0.01 * (14 + STRENGTH[card])


def _wish_for_voids(hand: list[Card]) -> float:
    """Less with three kings, and with few tarocchi, above all under a high Aria (Dr. 13)."""
    tarocchi = [card for card in hand if card in NUMBER]
    high = "40" in hand or "39" in hand
    if sum(king in hand for king in KINGS) >= 3 or len(tarocchi) < FEW + 2 * high:
        return 1.0
    return 3.0


def _void_in(memory: Memory, suit: str) -> float:
    """Best where an enemy has shown the king; not in partner's, nor where the folla is rich."""
    king = KING_OF[suit]
    value = -0.5 * memory.deal.counts[SUIT_KEYS.index(suit)]
    if king in memory.known[memory.partner]:
        value -= 3
    if any(king in memory.known[enemy] for enemy in memory.enemies):
        value += 3
    return value
