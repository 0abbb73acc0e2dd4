"""What of an open table may be shown to somebody without a chair: no deal before its delay is over.

The delayed view shows it page by page. Whatever else shows past deals asks here: a deal that has
just ended tells how the company plays, and what it will remember.
"""

from collections.abc import Sequence
from itertools import takewhile

from ridotto.server.history import StoredPage
from ridotto.server.live_table import LiveTable
from ridotto.table import Seat


def latest_shown(live: LiveTable, seat: Seat | None) -> int | None:
    """Return the time of the latest page that may be shown, in milliseconds; None if all may."""
    watching = live.table.company.charter.watching
    if seat is not None or watching.how != "open":
        return None
    return live.services.now() - 1000 * watching.delay


def deals_shown(live: LiveTable, seat: Seat | None) -> int:
    """Return how many of the finished deals may be shown, to a seat or to an onlooker."""
    latest, ended = latest_shown(live, seat), live.table.ended_at
    return len(ended) if latest is None else len(list(takewhile(lambda at: at <= latest, ended)))


def rows_shown(live: LiveTable, seat: Seat | None, rows: Sequence[StoredPage]) -> list[StoredPage]:
    """Return the first pages, up to those that are too young; the very first always.

    The last of them may be of a deal that is not over in them: whoever gets them shows finished
    deals only. As in the delayed view, time alone is not enough: a clock can jump.
    """
    latest = latest_shown(live, seat)
    if latest is None:
        return list(rows)
    return [*rows[:1], *takewhile(lambda row: row[1] <= latest, rows[1:])]
