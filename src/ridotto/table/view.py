"""What the table looks like from one chair.

A view is folded from events that were masked for its seat, by the same ``fold`` as the state:
nothing is stripped from it, because nothing hidden ever went in.
"""

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

import msgspec

from ridotto.table.event import Event
from ridotto.table.seat import Seat
from ridotto.table.visibility import project

S = TypeVar("S")


class View(msgspec.Struct, Generic[S], frozen=True):
    """The events as a seat saw them, and the table they make. None is a spectator."""

    seat: Seat | None
    table: S
    seen: tuple[Event, ...] = ()

    def watch(self, fold: Callable[[S, Event], S], events: Iterable[Event]) -> "View[S]":
        """The view after more has happened."""
        masked = tuple(project(event, self.seat) for event in events)
        table = self.table
        for event in masked:
            table = fold(table, event)
        return View(self.seat, table, self.seen + masked)

    def encode(self) -> bytes:
        """All that this seat has seen, as it would go over the wire."""
        return msgspec.json.encode(self.seen)
