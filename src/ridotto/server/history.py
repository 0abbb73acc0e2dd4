"""Reads a table's ledger: the only module that loads past pages.

Pages are read in portions, and decoded in a thread, not on the event loop.
"""

from ridotto.server import ledger_entries as e
from ridotto.server.fair_queue import Asker
from ridotto.server.ledger_table import LedgerTable
from ridotto.server.limits import MAX_PAGES_AT_ONCE
from ridotto.server.services import Services
from ridotto.server.store import Store
from ridotto.server.wire import PageSeen
from ridotto.table import Seat

StoredPage = tuple[int, int, bytes]
"""A page's number, the time it was written in milliseconds, and its body."""


async def rows_to_review(
    services: Services, ident: str, asker: Asker, *, hold: bool = True
) -> list[StoredPage]:
    """Return all stored pages of a table, for a review; or raise ``TooMuchAsked``.

    Few are read at a time. With ``hold`` the place is held until the request is answered, because
    the pages stay in memory so long.
    """
    if hold:
        await services.whole_reads.hold(asker.address)
    with services.workers.preparing(asker):
        return await read_rows(services, ident)


async def read_rows(
    services: Services, ident: str, after: int = -1, until: int | None = None
) -> list[StoredPage]:
    """Return the stored pages of a table after this one, up to another or to the last."""
    return await services.workers.read(services.store.read, ident, after, until)


async def pages_after(
    services: Services, table: LedgerTable, seat: Seat | None, seq: int
) -> tuple[PageSeen, ...]:
    """Return the pages after this one as a seat sees them: the first ``MAX_PAGES_AT_ONCE``."""
    until = min(table.seq, seq + MAX_PAGES_AT_ONCE)
    if seq >= until:
        return ()
    ident, game = table.ident, table.game.name
    return await services.workers.read(_read_seen, services.store, ident, game, seat, seq, until)


def _read_seen(
    store: Store, ident: str, game: str, seat: Seat | None, after: int, until: int
) -> tuple[PageSeen, ...]:
    """Return the pages after one and up to another, as a seat sees them."""
    rows = store.read(ident, after, until)
    return tuple(PageSeen(n, e.seen_page(game, body, seat)) for n, _, body in rows)
