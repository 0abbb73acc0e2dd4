"""Requests of a person about all the tables that wait for them. They want the person's key."""

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ridotto.server.endpoints import registry_of
from ridotto.server.http_responses import json_response
from ridotto.server.persons import PersonId, known_person
from ridotto.server.table_registry import TableRegistry
from ridotto.server.table_summary import TableSummary
from ridotto.server.turn_store import quick_chairs, slow_turns

MOST_TURNS: Final = 50
"""Tables by correspondence that are told in one answer: the most urgent."""
MOST_QUICK: Final = 20
"""Other tables that are looked at: the latest."""


class MyTurn(msgspec.Struct, frozen=True):
    """A table that waits for the person who asks."""

    table: str
    seat: int
    game: str
    title: str
    until: int
    """By correspondence: when the time runs out, in milliseconds; else 0."""


async def get_turns(request: Request) -> Response:
    """The tables that wait for one: those by correspondence, and those in memory here."""
    person, registry = known_person(request), registry_of(request)
    read, engine = registry.services.workers.read, registry.services.store.engine
    slow = [
        MyTurn(row.table_id, row.seat, seen.game, seen.title, row.until)
        for row in await read(slow_turns, engine, person, MOST_TURNS)
        for seen in (msgspec.json.decode(bytes(row.summary), type=TableSummary),)
    ]
    return json_response((*slow, *await _quick_turns(registry, person)))


async def _quick_turns(registry: TableRegistry, person: PersonId) -> list[MyTurn]:
    """A table that is not in memory has nobody who waits there, and is not loaded for this."""
    services = registry.services
    chairs = await services.workers.read(quick_chairs, services.store.engine, person, MOST_QUICK)
    found = []
    for ident, seat in chairs:
        hosted = registry.loaded(ident)
        if hosted is not None and seat in hosted.live.table.waited_for:
            charter = hosted.live.table.company.charter
            found.append(MyTurn(ident, seat, charter.game, charter.title, 0))
    return found
