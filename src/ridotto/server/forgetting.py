"""Forgetting: a person who wants to be, and tables that nobody has touched for long.

The ledger is only ever added to, with this one exception: the name, the key and the words of a
person who asks for it are taken out of the pages in which they stand.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from ridotto.server import ledger_entries as e
from ridotto.server.history import StoredPage, read_rows
from ridotto.server.json_log import log
from ridotto.server.live_table import LiveTable
from ridotto.server.table_registry import TableRegistry
from ridotto.server.wire import Bye, encode
from ridotto.server.write_path import write
from ridotto.table import Seat

AT_ONCE: Final = 50
"""Old tables that are removed in one go: nobody waits long for it."""


async def forget_person(registry: TableRegistry, live: LiveTable, seat: Seat) -> bool:
    """Forget who sat there; whether the whole table was removed, for nobody else sits at it."""
    services = live.services
    async with live.lock:
        others = (chair.key for n, chair in enumerate(live.table.company.chairs) if n != seat)
        if not any(others):
            await services.writer.run(services.store.delete, [live.table.ident])
            live.subscribers.send_all(encode(Bye(reason="the table was removed", again=False)))
            registry.drop(live.table.ident)
            return True
        await write(live, e.Forgotten(seat))
        rows = await read_rows(services, live.table.ident)
        pages = list(_without(rows, seat))
        await services.writer.run(services.store.rewrite, live.table.ident, seat, pages)
    return False


def _without(rows: list[StoredPage], seat: Seat) -> Iterator[tuple[int, bytes]]:
    """The pages in which the person stands, without name, key and words."""
    for seq, _, body in rows:
        page = msgspec.json.decode(body, type=tuple[e.AnyEntry, ...])
        kept = tuple(_erased(entry, seat) for entry in page)
        if kept != page:
            yield seq, e.encode_page(kept)


def _erased(entry: e.AnyEntry, seat: Seat) -> e.AnyEntry:
    if isinstance(entry, e.Sat) and entry.seat == seat:
        return e.Sat(seat, "", "")
    if isinstance(entry, e.Renamed) and entry.seat == seat:
        return e.Renamed(seat, "")
    if isinstance(entry, e.Said) and entry.seat == seat and not entry.phrase:
        return e.Said(seat, "")
    return entry


async def remove_old_tables(registry: TableRegistry, days: float) -> int:
    """Remove some of the tables of which nothing was written for so many days."""
    services = registry.services
    before = services.now() - int(days * 24 * 3600 * 1000)
    await services.writer.run(services.store.duplicates.remove_old, before)
    old = await services.workers.read(services.store.old_tables, before, AT_ONCE)
    old = [ident for ident in old if registry.loaded(ident) is None]
    if old:
        await services.writer.run(services.store.delete, old)
        log.info("expired", tables=len(old))
    return len(old)
