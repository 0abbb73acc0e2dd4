"""Forgets people who ask for it, and removes tables that nobody has touched for long.

Pages of the ledger are only ever added, with this one exception: when a person asks to be
forgotten, their name, key and words are removed from the pages that contain them.
"""

import contextlib
import time
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from ridotto.server import ledger_entries as e
from ridotto.server.contest_forgetting import forget_in_contests
from ridotto.server.correspondence import seat_owner
from ridotto.server.history import StoredPage, read_rows
from ridotto.server.json_log import log
from ridotto.server.live_table import LiveTable
from ridotto.server.person_store import FOR_EVER
from ridotto.server.persons import PersonId
from ridotto.server.table_registry import TableRegistry
from ridotto.server.write_path import NoTable, Overtaken, write
from ridotto.table import Seat

LARGEST_JUMP: Final = 60.0
"""The largest correction of the clock, in seconds, that counts as normal."""

AT_ONCE: Final = 5
"""The number of old tables that are removed at once, so that nobody waits long."""


async def forget_person(registry: TableRegistry, live: LiveTable, seat: Seat) -> bool:
    """Forget who sat in a chair; return whether the table was removed, as nobody else sat there."""
    services = live.services
    async with live.lock:
        others = (chair.key for n, chair in enumerate(live.table.company.chairs) if n != seat)
        if not any(others):
            live.removed = True
            await services.writer.run(services.store.delete, [live.table.ident])
            registry.drop(live.table.ident)
            return True
        await write(live, e.Forgotten(seat))
        store = services.desk.store
        await services.writer.run(store.drop_ways, seat_owner(live.table.ident, seat))
        await services.writer.run(store.keep_order, live.table.ident, seat, None)
        rows = await read_rows(services, live.table.ident)
        pages = await services.workers.run_errand(lambda: list(_without(rows, seat)))
        await services.writer.run(services.store.rewrite, live.table.ident, seat, pages)
    return False


async def forget_everywhere(registry: TableRegistry, person: PersonId) -> int:
    """Forget a person at every table, and every row that names them; return the number of chairs.

    An interrupted request can be sent again: what is already forgotten is not found any more.
    """
    services, chairs = registry.services, 0
    persons = services.store.persons
    while parties := await services.workers.read(persons.parties, person, FOR_EVER, AT_ONCE):
        for party in parties:
            try:
                hosted = await registry.find(party.table_id)
            except NoTable:
                await services.writer.run(services.store.delete, [party.table_id])
                continue
            # If another process was quicker, the next round finds the chair again.
            with contextlib.suppress(NoTable, Overtaken):
                await forget_person(registry, hosted.live, party.seat)
                chairs += 1
    duplicates = services.store.duplicates
    await services.writer.run(forget_in_contests, duplicates, person, services.now())
    await services.writer.run(persons.forget, person)
    return chairs


def _without(rows: list[StoredPage], seat: Seat) -> Iterator[tuple[int, bytes]]:
    """Yield the changed pages: those that mention the person, without name, key and words."""
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


class EvenClock:
    """Detects jumps of the wall clock by comparing it with the monotonic clock."""

    def __init__(self, now: Callable[[], int], passed: Callable[[], float] | None = None) -> None:
        self._now, self._passed = now, passed or time.monotonic
        self._last = now(), self._passed()

    def ran_evenly(self) -> bool:
        """Return whether the clock ran evenly since the last call, and start a new measurement."""
        day, at = self._last
        self._last = self._now(), self._passed()
        jumped = (self._last[0] - day) / 1000 - (self._last[1] - at)
        if abs(jumped) > LARGEST_JUMP:
            log.warning("clock", jumped=round(jumped))
        return abs(jumped) <= LARGEST_JUMP


async def remove_old_tables(registry: TableRegistry, days: float) -> int:
    """Remove some of the tables that were not written to for this number of days.

    Return how many.
    """
    services = registry.services
    before = services.now() - int(days * 24 * 3600 * 1000)
    await services.writer.run(services.store.duplicates.remove_old, before)
    old = await services.workers.read(services.store.old_tables, before, AT_ONCE)
    old = [ident for ident in old if registry.loaded(ident) is None]
    if old:
        await services.writer.run(services.store.delete, old)
        log.info("expired", tables=len(old))
    return len(old)
