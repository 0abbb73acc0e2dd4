"""Before the play: drawing, cutting, robbing, laying away, declaring (Dr. 7-10, 13)."""

from ridotto.bots.minchiate.memory import KIND, SUIT_KEYS, Memory
from ridotto.bots.minchiate.weights import Weights
from ridotto.cards import Card
from ridotto.games.minchiate.pack import KING_OF, KINGS, MATTO, NUMBER, STRENGTH


def choose_discards(memory: Memory, owed: int, weights: Weights) -> tuple[Card, ...]:
    """What to lay away."""
    del weights
    left = [c for c in memory.hand if c not in memory.worth]
    chosen: list[Card] = []
    if len(left) < owed:
        poor = sorted((c for c in memory.hand if c in memory.worth), key=lambda c: memory.worth[c])
        return (*left, *poor[: owed - len(left)])
    while len(chosen) < owed:
        hand = [c for c in memory.hand if c not in chosen]
        best = max((c for c in hand if c not in memory.worth), key=lambda c: _discard_value(memory, hand, c, owed - len(chosen)))
        chosen.append(best)
    return tuple(chosen)


def _discard_value(memory: Memory, hand: list[Card], card: Card, owed: int) -> float:
    kind = KIND[card]
    if kind == "T":
        return -5.0 - NUMBER[card] / 10
    mates = [c for c in hand if KIND[c] == kind]
    value = 0.0
    if KING_OF[kind] in hand:
        value -= 1.0
    if len(mates) <= owed:
        value += 3.0 - 0.5 * len(mates)
        if KING_OF[kind] in memory.known[memory.partner]:
            value -= 3
        if any(KING_OF[kind] in memory.known[e] for e in memory.enemies):
            value += 3
        value -= 0.5 * memory.deal.counts[SUIT_KEYS.index(kind)]
    elif len(mates) >= 6:
        value += 1.5
    return value - 0.01 * (14 + STRENGTH[card])
_ = (KINGS, MATTO)
