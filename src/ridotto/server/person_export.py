"""Everything that is kept of a person, as one file: a list in JSON, and the records.

A record has the deals that are over, and nothing of one that is being played, here or elsewhere.
"""

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
    """What the list in the file holds."""

    name: str
    since: int
    rated: bool
    parties: tuple[PlayedParty, ...]
    statistics: MyStatistics


class _Pipe(io.RawIOBase):
    """What is written to it is taken out again as it comes."""

    def __init__(self) -> None:
        super().__init__()
        self._written = bytearray()

    def writable(self) -> bool:
        """It is only written to; nothing in it can be sought."""
        return True

    def write(self, data: object) -> int:
        """Take bytes."""
        piece = bytes(memoryview(data))  # type: ignore[arg-type]
        self._written += piece
        return len(piece)

    def taken(self) -> bytes:
        """What was written since the last time."""
        piece = bytes(self._written)
        self._written.clear()
        return piece


async def export(services: Services, person: PersonId, asker: Asker) -> AsyncIterator[bytes]:
    """A zip file in pieces, made while it is read."""
    pipe = _Pipe()
    with zipfile.ZipFile(pipe, "w", zipfile.ZIP_DEFLATED) as archive:
        exported = await _exported(services, person, asker)
        archive.writestr("ridotto.json", msgspec.json.format(msgspec.json.encode(exported)))
        yield pipe.taken()
        for party in exported.parties:
            rows = await read_rows(services, party.table.id)
            if party.deals and rows and await _may_be_shown(services, rows):
                text = await services.workers.review(asker, open_record, party.table.id, rows)
                archive.writestr(f"records/{party.table.game}-{party.table.id}.rec", text)
                yield pipe.taken()
    yield pipe.taken()


async def _may_be_shown(services: Services, rows: list[StoredPage]) -> bool:
    """Is it no deal that others may still play? The first page says whether it is a duplicate."""
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
        parties=tuple(map(party_of, parties)),
        statistics=await find_statistics(services, person, asker),
    )
