"""The tables that a seat has seen, one after another, without folding a whole party every time.

A player keeps nothing in mind between two acts, but what it is asked about next mostly goes on from
what it was asked about before. The last few trails are kept, and gone on with where they fit.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Lock
from typing import Any, Final

from ridotto.table import Event, Seat
from ridotto.table.game import Game

KEPT: Final = 48


@dataclass(frozen=True)
class Trail:
    """What a seat saw, and the table before each event from ``start`` on, and after the last."""

    game: str
    opening: Any
    seat: Seat | None
    seen: tuple[Event, ...]
    start: int
    tables: tuple[Any, ...]


_trails: Final[deque[Trail]] = deque(maxlen=KEPT)
_lock: Final = Lock()


def tables_since(
    game: Game[Any], opening: Any, seat: Seat | None, seen: Sequence[Event], start: int
) -> tuple[Any, ...]:
    """The table before each event from ``start`` on, and after the last, as the seat saw it."""
    fresh = Trail(game.name, opening, seat, tuple(seen), start, (opening,))
    with _lock:
        trail = _gone_on(game, _longest(fresh), fresh)
        _trails.append(trail)
    return trail.tables


def _longest(fresh: Trail) -> Trail | None:
    """The longest of the trails that this one goes on from."""
    fitting = (trail for trail in _trails if _goes_on(trail, fresh))
    return max(fitting, key=lambda trail: len(trail.seen), default=None)


def _goes_on(old: Trail, fresh: Trail) -> bool:
    same = (old.game, old.seat) == (fresh.game, fresh.seat)
    before = len(old.seen) <= fresh.start or old.start == fresh.start
    if not same or not before or len(old.seen) > len(fresh.seen):
        return False
    return old.seen == fresh.seen[: len(old.seen)] and old.opening == fresh.opening


def _gone_on(game: Game[Any], old: Trail | None, fresh: Trail) -> Trail:
    tables, done = [fresh.opening], 0
    if old is not None:
        tables, done = list(old.tables), len(old.seen)
        tables = tables if old.start == fresh.start else tables[-1:]
    for place in range(done, len(fresh.seen)):
        # What lies before the start is not asked for.
        tables = tables[-1:] if place == fresh.start else tables
        tables.append(game.fold(tables[-1], fresh.seen[place]))
    return Trail(fresh.game, fresh.opening, fresh.seat, fresh.seen, fresh.start, tuple(tables))
