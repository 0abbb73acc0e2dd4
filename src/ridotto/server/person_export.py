"""Exports everything that is stored about a person as one file: a JSON list, and the records.

A record contains finished deals only, and no deal that is still played here or elsewhere.
"""

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator

import msgspec

from ridotto.server import ledger_entries as e
from ridotto.server.duplicate_release import is_open
from ridotto.server.fair_queue import Asker
from ridotto.server.history import StoredPage, read_rows
from ridotto.server.my_games import MyStatistics, PlayedParty, find_statistics, party_of
from ridotto.server.person_store import FOR_EVER
from ridotto.server.persons import PersonId
from ridotto.server.services import Services
from ridotto.server.table_record import open_record

EVERYTHING = 10**6


class Exported(msgspec.Struct, frozen=True):
    """The content of the list in the file."""

    name: str
    since: int
    rated: bool
    parties: tuple[PlayedParty, ...]
    statistics: MyStatistics


class _Pipe(io.RawIOBase):
    """A buffer that a zip file is written to, and that is emptied as it fills."""

    def __init__(self) -> None:
        super().__init__()
        self._written = bytearray()

    def writable(self) -> bool:
        """Whether it can be written to: yes, and nothing else (no seeking)."""
        return True

    def write(self, data: object) -> int:
        """Add bytes to the buffer."""
        piece = bytes(memoryview(data))  # type: ignore[arg-type]
        self._written += piece
        return len(piece)

    def taken(self) -> bytes:
        """Return what was written since the last call."""
        piece = bytes(self._written)
        self._written.clear()
        return piece


async def export(services: Services, person: PersonId, asker: Asker) -> AsyncIterator[bytes]:
    """Yield a zip file in pieces, made while it is read."""
    pipe = _Pipe()
    with zipfile.ZipFile(pipe, "w", zipfile.ZIP_DEFLATED) as archive:
        exported = await _exported(services, person, asker)
        archive.writestr("ridotto.json", msgspec.json.format(msgspec.json.encode(exported)))
        yield pipe.taken()
        for party in exported.parties:
            # Each record in a task of its own: between two of them nothing is held.
            text = await asyncio.create_task(_record(services, party, asker))
            if text is not None:
                archive.writestr(f"records/{party.table.game}-{party.table.id}.rec", text)
                yield pipe.taken()
    yield pipe.taken()


async def _record(services: Services, party: PlayedParty, asker: Asker) -> str | None:
    """Return the record of a table; None if there is nothing to show of it."""
    if not party.deals:
        return None
    await services.whole_reads.hold(asker.address)
    rows = await read_rows(services, party.table.id)
    if not (rows and await _may_be_shown(services, rows)):
        return None
    return await services.workers.review(asker, open_record, party.table.id, rows)


async def _may_be_shown(services: Services, rows: list[StoredPage]) -> bool:
    """Return whether nobody can still play the deal; the first page tells a duplicate deal."""
    opening = msgspec.json.decode(rows[0][2], type=tuple[e.AnyEntry, ...])
    duplicate = next((entry for entry in opening if isinstance(entry, e.Duplicate)), None)
    if duplicate is None:
        return True
    found = await services.workers.read(services.store.duplicates.deal, duplicate.deal)
    return is_open(found, services.now())


async def _exported(services: Services, person: PersonId, asker: Asker) -> Exported:
    persons, read = services.store.persons, services.workers.read
    known = await read(persons.person, person)
    parties = await read(persons.parties, person, FOR_EVER, EVERYTHING)
    return Exported(
        name=known.name if known else "",
        since=known.since if known else 0,
        rated=bool(known and known.rated),
        parties=tuple(party_of(row, services.now()) for row in parties),
        statistics=await find_statistics(services, person, asker),
    )
