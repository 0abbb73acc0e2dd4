"""A vacation at all of a person's tables by correspondence at once, and its end."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ridotto.server import wire as w
from ridotto.server.endpoints import read_body, registry_of
from ridotto.server.http_responses import json_response
from ridotto.server.live_table import LiveTable
from ridotto.server.person_endpoints import too_fast
from ridotto.server.persons import PersonId, known_person
from ridotto.server.slow_clock import DAY, on_vacation, vacation_left
from ridotto.server.table_registry import HostedTable, TableRegistry
from ridotto.server.turn_store import slow_chairs
from ridotto.server.write_path import NoTable
from ridotto.table import Seat

TRIES: Final = 3
"""Another process may write to a table at the same moment: then it is tried again."""

Wanted: TypeAlias = Callable[[LiveTable, Seat], w.AnyCommand | None]
"""What is to be commanded for a seat at a table; nothing where all is as it should be."""


class VacationWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For how many days."""

    days: w.VacationDays


class VacationAt(msgspec.Struct, frozen=True):
    """A table by correspondence, and until when one is on vacation there; 0 if one is not."""

    table: str
    seat: int
    until: int


async def post_vacation(request: Request) -> Response:
    """Take a vacation everywhere, as long as each table allows."""
    person, wish = known_person(request), await read_body(request, VacationWish)

    def wanted(live: LiveTable, seat: Seat) -> w.AnyCommand | None:
        days = min(wish.days, vacation_left(live.table, seat) // DAY)
        away = on_vacation(live.table, seat, live.services.now())
        return w.TakeVacation(days=days) if days and away is None else None

    return await _everywhere(request, person, wanted)


async def delete_vacation(request: Request) -> Response:
    """Be back everywhere."""
    return await _everywhere(request, known_person(request), lambda _live, _seat: w.EndVacation())


async def _everywhere(request: Request, person: PersonId, wanted: Wanted) -> Response:
    refusal = too_fast(request)
    if refusal is not None:
        return refusal
    # Who goes away in the middle of it still wanted it everywhere.
    work = asyncio.ensure_future(_at_all_tables(registry_of(request), person, wanted))
    return json_response(await asyncio.shield(work))


async def _at_all_tables(
    registry: TableRegistry, person: PersonId, wanted: Wanted
) -> list[VacationAt]:
    services, found = registry.services, []
    chairs = await services.workers.read(slow_chairs, services.store.engine, person)
    for ident, seat in chairs:
        with contextlib.suppress(NoTable):
            hosted = await registry.find(ident)
            if hosted.live.table.company.chairs[seat].owner == person:
                await _command(registry, hosted, seat, wanted)
                away = on_vacation(hosted.live.table, seat, services.now())
                found.append(VacationAt(ident, seat, away.until if away else 0))
    return found


async def _command(
    registry: TableRegistry, hosted: HostedTable, seat: Seat, wanted: Wanted
) -> None:
    """Where the table refuses, as one that has not begun does, nothing comes of it."""
    for _ in range(TRIES):
        command = wanted(hosted.live, seat)
        if command is None:
            return
        if not isinstance(await registry.command(hosted, seat, command), w.Stale):
            return
