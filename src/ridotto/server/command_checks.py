"""What the commands of people have in common: how one is denied, and the usual reasons."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from ridotto.server import wire as w
from ridotto.server.live_table import LiveTable
from ridotto.table import Seat


class Denied(Exception):
    """A command that cannot be carried out at this table now, with a code for programs."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code

    def __reduce__(self) -> tuple[type["Denied"], tuple[str, str]]:
        """Allow pickling, because it may come from a thinking process."""
        return Denied, (self.code, str(self))


Handler: TypeAlias = Callable[[LiveTable, Seat, Any], Awaitable[w.Answer]]
"""Carries a command of a seat out; the caller holds the table's lock."""


def playing(live: LiveTable, seat: Seat) -> None:
    """Refuse before and after the party, and to somebody whose chair a computer player has."""
    company = live.table.company
    if not company.started:
        raise Denied("not-started", "the party has not begun; the host may start it")
    if live.table.over:
        raise Denied("over", "the party is over; ask for a rematch")
    if company.chairs[seat].away:
        raise Denied("away", "a computer player sits in your chair; return first")


def host_only(live: LiveTable, seat: Seat, what: str) -> None:
    """Refuse anybody but the host; while the host is away, anybody may."""
    if not live.table.company.leads(seat):
        raise Denied("host-only", f"only the host {what}")


def refuse_if_it_counts(live: LiveTable) -> None:
    """Refuse at a duplicate deal, which is played once, and without help."""
    if live.table.company.duplicate is not None:
        raise Denied("counts", "others play the same deal: nothing is taken back or advised here")
