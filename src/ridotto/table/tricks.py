"""Tricks: what every game of tricks shares."""

from collections.abc import Callable, Sequence

import msgspec

from ridotto.cards import Card
from ridotto.table.seat import Seat


class Played(msgspec.Struct, frozen=True):
    """A card in a trick: whose it is, and who chose it (they differ only for open hands)."""

    seat: Seat
    card: Card
    by: Seat


class Trick(msgspec.Struct, frozen=True):
    """A gathered trick."""

    leader: Seat
    plays: tuple[Played, ...]
    winner: Seat

    @property
    def cards(self) -> tuple[Card, ...]:
        """Its cards in the order they were played."""
        return tuple(played.card for played in self.plays)


def highest(plays: Sequence[Played], strength: Callable[[Card], tuple[int, ...]]) -> Played:
    """The play that takes the trick: the one of greatest strength, the first among equals.

    ``strength`` ranks a card for this trick: trumps before the suit led, others nothing.
    """
    return max(plays, key=lambda played: strength(played.card))
