"""The clock of a table by correspondence: when people are warned, and when they are replaced.

It uses the times at which pages were written. So it runs whether or not anybody is connected, and
survives a restart of the process. All times are in milliseconds since the epoch.
"""

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from ridotto.server.company import Vacation
from ridotto.server.ledger_table import LedgerTable
from ridotto.table import HOUSE, Seat

SHARE_LEFT: Final = 4
"""A person is warned when one part in this number of the time for a move is left: a quarter."""

LONGEST_WARNING: Final = 24 * 3600 * 1000
"""The earliest warning before the time runs out, in milliseconds."""

VACATION_DAYS: Final = 21
"""Days of vacation that each person has in a party."""

DAY: Final = 24 * 3600 * 1000


class Deadline(msgspec.Struct, frozen=True, order=True):
    """Something the house does automatically, and when."""

    at: int
    what: Literal["warn", "replace", "deal"]
    seat: Seat


def time_taken(table: LedgerTable, seat: Seat, now: int) -> int:
    """Return how long a seat's clock has run since the game last moved, without vacations."""
    since = table.moved_at
    stood = sum(
        max(0, min(v.until, now) - max(v.since, since))
        for v in table.company.chairs[seat].vacations
    )
    return max(0, now - since - stood)


def runs_out(since: int, time: int, vacations: tuple[Vacation, ...]) -> int:
    """Return when this much time has passed, not counting the vacations, which are in order."""
    at = since + time
    for vacation in vacations:
        if vacation.until > since and vacation.since < at:
            at += vacation.until - max(vacation.since, since)
    return at


def on_vacation(table: LedgerTable, seat: Seat, now: int) -> Vacation | None:
    """Return the vacation that a person is on; None if they are not."""
    taken = table.company.chairs[seat].vacations
    return next((v for v in taken if v.since <= now < v.until), None)


def vacation_left(table: LedgerTable, seat: Seat) -> int:
    """Return how much vacation a person has left in this party."""
    taken = sum(v.until - v.since for v in table.company.chairs[seat].vacations)
    return max(0, VACATION_DAYS * DAY - taken)


def fair_warning(table: LedgerTable) -> int:
    """Return how long before the end a person is warned: the time left after the warning."""
    return min(_move(table) // SHARE_LEFT, LONGEST_WARNING)


def time_is_up(table: LedgerTable, seat: Seat) -> int:
    """Return when an awaited seat runs out of time, its reserve included."""
    chair = table.company.chairs[seat]
    return runs_out(table.moved_at, _move(table) + chair.reserve, chair.vacations)


def next_deal_at(table: LedgerTable) -> int:
    """Return when the next deal begins, even if not everybody is ready."""
    return table.moved_at + _move(table)


def acts_until(table: LedgerTable) -> int:
    """Return when the first awaited person runs out of time; 0 if the table waits for nobody."""
    if not table.company.charter.slow or not table.waited_for:
        return 0
    return min(turns(table).values())


def turns(table: LedgerTable) -> dict[Seat, int]:
    """The persons for whom the table waits, and when it waits no longer for each."""
    if table.between:
        return dict.fromkeys(table.waited_for, next_deal_at(table))
    return {seat: time_is_up(table, seat) for seat in table.waited_for}


def deadlines(table: LedgerTable, quiet_until: Mapping[Seat, int]) -> list[Deadline]:
    """Return what the house does next if nobody acts, the earliest first.

    Nobody is warned in quiet hours: the warning is delayed, and the deadline with it.
    """
    waited = table.waited_for
    if not waited:
        return []
    if table.between:
        return [Deadline(next_deal_at(table), "deal", HOUSE)]
    return sorted(_deadline(table, seat, quiet_until.get(seat, 0)) for seat in waited)


def _deadline(table: LedgerTable, seat: Seat, quiet_until: int) -> Deadline:
    chair = table.company.chairs[seat]
    if not chair.warned:
        left = _move(table) + chair.reserve - fair_warning(table)
        at = runs_out(table.moved_at, left, chair.vacations)
        return Deadline(max(at, quiet_until), "warn", seat)
    after_warning = runs_out(
        table.warned_at.get(seat, table.moved_at), fair_warning(table), chair.vacations
    )
    return Deadline(max(time_is_up(table, seat), after_warning), "replace", seat)


def _move(table: LedgerTable) -> int:
    clock = table.company.charter.clock
    assert clock is not None, "only tables by correspondence come here"
    return 1000 * clock.move
