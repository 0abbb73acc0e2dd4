"""Fills heaps with cards that may lie only in some of them; used to sample worlds.

Whoever samples a world from a view knows how many cards each hidden heap holds, and for each card
the heaps it may lie in. ``fill`` finds a random filling, or says that there is none.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Final, Generic, TypeVar

from ridotto.cards import Card
from ridotto.table.dice import Dice

H = TypeVar("H")
"""The key of a heap: a seat, a word, or anything else the game uses."""

T = TypeVar("T")

SWAPS_PER_CARD: Final = 3
"""How many swaps are tried for every card with a choice."""


def place_witnesses(
    options: dict[Card, set[T]], witnesses: Iterable[tuple[T, Collection[Card]]], dice: Dice
) -> None:
    """Put one card that proves what somebody did into their heap, at random among those allowed.

    If such a card is already fixed there, nothing is changed.
    """
    for heap, cards in witnesses:
        fit = sorted(card for card in cards if heap in options.get(card, ()))
        if fit and not any(options[card] == {heap} for card in fit):
            options[dice.choice(fit)] = {heap}


def fill(
    room: Mapping[H, int], options: Mapping[Card, Collection[H]], dice: Dice
) -> dict[H, list[Card]] | None:
    """Every card into a heap it may lie in, each heap full; None if that cannot be."""
    filling = Filling(room, options, dice)
    if not filling.complete():
        return None
    filling.swap_at_random()
    return filling.heaps()


class Filling(Generic[H]):
    """Heaps being filled by augmenting paths: a card may push others on to make room."""

    def __init__(
        self, room: Mapping[H, int], options: Mapping[Card, Collection[H]], dice: Dice
    ) -> None:
        self.room, self.dice = room, dice
        # Sets of words have another order in every process, and the dice must not hang on that.
        self.options = {
            card: [heap for heap in room if heap in heaps] for card, heaps in options.items()
        }
        self.left = dict(room)
        self.where: dict[Card, H] = {}

    def complete(self) -> bool:
        """Place all cards, those without a choice first, the others in any order."""
        cards = list(self.options)
        self.dice.shuffle(cards)
        cards.sort(key=lambda card: len(self.options[card]) > 1)
        return all(self._put(card, set()) for card in cards) and not any(self.left.values())

    def _put(self, card: Card, tried: set[H]) -> bool:
        """Into a heap with room, likelier the more room it has; else by pushing another card."""
        free = [heap for heap in self.options[card] for _ in range(self.left[heap])]
        if free:
            heap = self.dice.choice(free)
            self.where[card] = heap
            self.left[heap] -= 1
            return True
        return any(self._push(card, heap, tried) for heap in self._shuffled(self.options[card]))

    def _push(self, card: Card, heap: H, tried: set[H]) -> bool:
        """Into a full heap, if one of its cards finds another place."""
        if heap in tried:
            return False
        tried.add(heap)
        inside = [other for other, place in self.where.items() if place == heap]
        for other in self._shuffled(inside):
            if len(self.options[other]) > 1 and self._put(other, tried):
                self.where[card] = heap
                return True
        return False

    def _shuffled(self, things: Collection[T]) -> list[T]:
        row = list(things)
        self.dice.shuffle(row)
        return row

    def swap_at_random(self) -> None:
        """Swap cards between heaps that allow it: all fillings become about equally likely."""
        cards = [card for card, heaps in self.options.items() if len(heaps) > 1]
        where, options = self.where, self.options
        for _ in range(SWAPS_PER_CARD * len(cards)):
            one, other = self.dice.choice(cards), self.dice.choice(cards)
            here, there = where[one], where[other]
            if here != there and there in options[one] and here in options[other]:
                where[one], where[other] = there, here

    def heaps(self) -> dict[H, list[Card]]:
        """The cards of each heap."""
        heaps: dict[H, list[Card]] = {heap: [] for heap in self.room}
        for card in self.options:
            heaps[self.where[card]].append(card)
        return heaps
