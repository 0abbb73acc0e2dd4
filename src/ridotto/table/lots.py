"""Drawing cards for seats or for the deal, with those who tie drawing again."""

from typing import TypeAlias

import msgspec

from ridotto.cards import Card
from ridotto.table.seat import Seat

Rank: TypeAlias = tuple[int, ...]


class Lots(msgspec.Struct, frozen=True):
    """A spread pack people draw from. ``ranks`` holds what each has drawn, first draw first.

    A draw without a rank does not count; equal ranks draw again and compare among themselves.
    """

    spread: tuple[Card, ...]
    ranks: tuple[tuple[Rank, ...], ...]
    drawn: tuple[int, ...] = ()
    turned: int | None = None
    """The place just drawn, before its card is shown."""
    by: Seat = 0
    void: tuple[Seat, ...] = ()
    """Who has drawn a card of no rank."""

    def needing(self) -> tuple[Seat, ...]:
        """Who has not drawn, drew a card of no rank, or drew the equal of another.

        Of those who tied, one may have drawn again already: the others still must.
        """
        seats = range(len(self.ranks))
        return tuple(s for s in seats if not self.ranks[s] or self._tied(s))

    def _tied(self, seat: Seat) -> bool:
        own = self.ranks[seat]
        others = (ranks for s, ranks in enumerate(self.ranks) if s != seat)
        return any(ranks[: len(own)] == own for ranks in others)

    def places(self) -> tuple[int, ...]:
        """Where cards still lie."""
        return tuple(n for n in range(len(self.spread)) if n not in self.drawn)

    def touch(self, seat: Seat, place: int) -> "Lots":
        """A hand on a card; its face follows."""
        return msgspec.structs.replace(self, turned=place, by=seat)

    def card(self) -> Card | None:
        """The card under the hand."""
        return None if self.turned is None else self.spread[self.turned]

    def show(self, seat: Seat, rank: Rank | None) -> "Lots":
        """The card is shown; None is a card of no rank."""
        ranks = list(self.ranks)
        if rank is not None:
            ranks[seat] = (*ranks[seat], rank)
        assert self.turned is not None
        return msgspec.structs.replace(
            self,
            ranks=tuple(ranks),
            drawn=(*self.drawn, self.turned),
            turned=None,
            void=self.void if rank is not None else (*self.void, seat),
        )

    def drew(self, seat: Seat) -> bool:
        """Has this seat drawn already, so that a further draw is a second one?"""
        return bool(self.ranks[seat]) or seat in self.void

    def ranking(self) -> tuple[Seat, ...]:
        """The seats, highest draw first."""
        seats = range(len(self.ranks))
        return tuple(sorted(seats, key=self.ranks.__getitem__, reverse=True))
