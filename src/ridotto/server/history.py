"""Reading a table's ledger: the one place that loads pages of the past.

A limit on how many pages are read at once belongs here.
"""

from ridotto.server import ledger_entries as e
from ridotto.server.ledger_table import LedgerTable
from ridotto.server.services import Services
from ridotto.server.wire import PageSeen
from ridotto.table import Seat

StoredPage = tuple[int, int, bytes]
"""A page's number, the time it was written in milliseconds, and its body."""


async def read_rows(services: Services, ident: str, after: int = -1) -> list[StoredPage]:
    """The stored pages of a table after this one."""
    return await services.workers.read(services.store.read, ident, after)


async def pages_after(
    services: Services, table: LedgerTable, seat: Seat | None, seq: int
) -> tuple[PageSeen, ...]:
    """The pages after this one as a seat sees them, up to the last that the table has taken."""
    if seq >= table.seq:
        return ()
    rows = await read_rows(services, table.ident, seq)
    pages = ((n, e.decode_page(table.game.name, body)) for n, _, body in rows)
    return tuple(
        PageSeen(n, tuple(e.masked(entry, seat) for entry in page))
        for n, page in pages
        if n <= table.seq
    )
