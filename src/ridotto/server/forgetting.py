"""Forgets people who ask for it, and removes tables that nobody has touched for long.

Pages of the ledger are only ever added, with this one exception: when a person asks to be
forgotten, their name, key and words are removed from the pages that contain them.
"""

import contextlib
import time
from collections.abc import Callable
from typing import Final

import msgspec

from ridotto.server import ledger_entries as e
from ridotto.server.contest_forgetting import forget_in_contests
from ridotto.server.correspondence import seat_owner
from ridotto.server.history import StoredPage
from ridotto.server.json_log import log
from ridotto.server.ledger_erasing import PORTION, PageChange
from ridotto.server.live_table import LiveTable
from ridotto.server.person_store import FOR_EVER
from ridotto.server.persons import PersonId
from ridotto.server.services import Services
from ridotto.server.table_registry import TableRegistry
from ridotto.server.write_path import NoTable, Overtaken, write
from ridotto.table import Seat

LARGEST_JUMP: Final = 60.0
"""The largest correction of the clock, in seconds, that counts as normal."""

AT_ONCE: Final = 5
"""The number of old tables that are removed at once, so that nobody waits long."""


async def forget_person(registry: TableRegistry, live: LiveTable, seat: Seat) -> bool:
    """Forget who sat in a chair; return whether the table was removed, as nobody else sat there.

    Until the chair is given up, name and words are gone and the person still sits there: whatever
    breaks off can be asked for again. If the end breaks off, the pages still have the hash of the
    key; a person with a key of their own can ask again even then.
    """
    services, ident = live.services, live.table.ident
    async with live.lock:
        company = live.table.company
        others = (chair.key for n, chair in enumerate(company.chairs) if n != seat)
        if not any(others):
            live.removed = True
            await remove_table(registry, ident)
            return True
        store = services.desk.store
        await services.writer.run(store.drop_ways, seat_owner(ident, seat))
        await services.writer.run(store.keep_order, ident, seat, None)
        erased, seated = -1, list[int]()
        while True:
            until = live.table.seq
            seated += await _erase_words(live, seat, erased, until)
            erased = until
            # Another process may have written meanwhile: those pages have words too.
            with contextlib.suppress(Overtaken):
                await write(live, e.Forgotten(seat))
                break
        while not await _give_up_chair(services, ident, seat, seated):
            pass
    await services.writer.run(services.store.erasing.empty_log)
    return False


async def remove_table(registry: TableRegistry, ident: str) -> None:
    """Remove a table with all its data. Other pages are stored between the portions."""
    services, erasing = registry.services, registry.services.store.erasing
    await services.writer.run(erasing.hide_table, ident)
    registry.drop(ident)
    while await services.writer.run(erasing.remove_more, ident):
        pass
    # Somebody may have read the table just before it was hidden.
    registry.drop(ident)
    await services.writer.run(erasing.empty_log)


async def _erase_words(live: LiveTable, seat: Seat, after: int, until: int) -> list[int]:
    """Take a person's names and words out of the pages after one and up to another.

    Return the numbers of those on which they took the chair: without these they would not sit
    there any more.
    """
    seated: list[int] = []
    services, ident = live.services, live.table.ident
    store, workers, host = services.store, services.workers, seat == live.table.company.host
    for first in range(after, until, PORTION):
        while True:
            rows = await workers.read(store.read, ident, first, min(first + PORTION, until))
            changed, found = await workers.run_errand(_sorted_out, rows, seat, host)
            if not changed or await services.writer.run(store.erasing.rewrite, ident, changed):
                break
        seated += found
    return seated


async def _give_up_chair(services: Services, ident: str, seat: Seat, seated: list[int]) -> bool:
    """Take the key off the pages that have it; return False if another process was quicker."""
    store, workers = services.store, services.workers
    rows = [row for seq in seated for row in await workers.read(store.read, ident, seq - 1, seq)]
    pages = await workers.run_errand(_without_key, rows, seat)
    return await services.writer.run(store.erasing.forget_seat, ident, seat, pages)


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
                await remove_table(registry, party.table_id)
                continue
            # If another process was quicker, the next round finds the chair again.
            with contextlib.suppress(NoTable, Overtaken):
                await forget_person(registry, hosted.live, party.seat)
                chairs += 1
    duplicates = services.store.duplicates
    await services.writer.run(forget_in_contests, duplicates, person, services.now())
    await services.writer.run(persons.forget, person)
    return chairs


def _sorted_out(
    rows: list[StoredPage], seat: Seat, host: bool
) -> tuple[list[PageChange], list[int]]:
    """Return the pages that change, and the numbers of those on which the person took the chair."""
    changed, seated = [], []
    for seq, _, body in rows:
        page = msgspec.json.decode(body, type=tuple[e.AnyEntry, ...])
        kept = tuple(_erased(entry, seat, host) for entry in page)
        if kept != page:
            changed.append(PageChange(seq, body, e.encode_page(kept)))
        if any(isinstance(entry, e.Sat) and entry.seat == seat for entry in page):
            seated.append(seq)
    return changed, seated


def _erased(entry: e.AnyEntry, seat: Seat, host: bool) -> e.AnyEntry:
    """Return an entry without name and words of the person; of the host, without the title."""
    if isinstance(entry, e.Opened) and host:
        charter = msgspec.structs.replace(entry.charter, title="")
        return msgspec.structs.replace(entry, charter=charter)
    if isinstance(entry, e.Sat | e.Renamed) and entry.seat == seat:
        return msgspec.structs.replace(entry, name="")
    if isinstance(entry, e.Said) and entry.seat == seat and not entry.phrase:
        return e.Said(seat, "")
    return entry


def _without_key(rows: list[StoredPage], seat: Seat) -> list[PageChange]:
    """Return pages without the key of the person's chair, and without their id."""
    found = []
    for seq, _, body in rows:
        page = msgspec.json.decode(body, type=tuple[e.AnyEntry, ...])
        kept = (
            e.Sat(seat, "", "") if isinstance(one, e.Sat) and one.seat == seat else one
            for one in page
        )
        found.append(PageChange(seq, body, e.encode_page(tuple(kept))))
    return found


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

    Return how many. With 0 days nothing is old; what a removal that broke off has left goes.
    """
    services = registry.services
    before = services.now() - int(days * 24 * 3600 * 1000) if days > 0 else 0
    if days > 0:
        await services.writer.run(services.store.duplicates.remove_old, before)
    old = await services.workers.read(services.store.erasing.old_tables, before, AT_ONCE)
    removed = 0
    for ident in old:
        # Somebody may have come back while the others were removed.
        if registry.loaded(ident) is None:
            await remove_table(registry, ident)
            removed += 1
    if removed:
        log.info("expired", tables=removed)
    return removed
