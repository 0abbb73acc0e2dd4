"""Ways to lay away, for a search to try (Dr. 8, 13)."""

from ridotto.bots.minchiate.before import choose_discards
from ridotto.bots.minchiate.memory import KIND, SUIT_KEYS, Memory
from ridotto.cards import Card
from ridotto.games.minchiate.pack import STRENGTH
from ridotto.games.minchiate.state import Minchiate
from ridotto.table import View


def ways_to_lay(view: View[Minchiate], owed: int) -> list[tuple[Card, ...]]:
    """The book's way first; then those that empty a suit, or leave one whole."""
    memory = Memory(view)
    poor = [card for card in memory.hand if card not in memory.worth]
    ways = [choose_discards(memory, owed)]
    if len(poor) <= owed:
        return ways
    for suit in SUIT_KEYS:
        mates = sorted((c for c in poor if KIND[c] == suit), key=STRENGTH.__getitem__)
        ways.append(_filled(mates[:owed], ways[0], poor, owed))
        others = [card for card in (*ways[0], *poor) if KIND[card] != suit]
        ways.append(_filled([], tuple(others), poor, owed))
    unique: dict[frozenset[Card], tuple[Card, ...]] = {}
    for way in ways:
        unique.setdefault(frozenset(way), way)
    return list(unique.values())


def _filled(
    first: list[Card], then: tuple[Card, ...], poor: list[Card], owed: int
) -> tuple[Card, ...]:
    """So many cards: the first, then these, then any that may go."""
    chosen = list(dict.fromkeys((*first, *then, *poor)))
    return tuple(chosen[:owed])


def owed_by_others(view: View[Minchiate]) -> list[int]:
    """How many cards each of the others still has to lay away, by their order of play."""
    deal = view.table.deal
    return [
        deal.owed[seat] if seat != view.seat and deal.discards[seat] is None else 0
        for seat in view.table.party.order
    ]
