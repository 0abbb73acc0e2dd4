"""The requests of a person about themselves. All of them need the person's key."""

import asyncio
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from ridotto.games import GAMES
from ridotto.server import endpoints
from ridotto.server.fair_queue import Asker
from ridotto.server.forgetting import forget_everywhere
from ridotto.server.http_responses import json_response, problem
from ridotto.server.limits import PARTIES_AT_ONCE
from ridotto.server.my_games import PlayedParty, find_statistics, party_of
from ridotto.server.person_export import export
from ridotto.server.person_store import FOR_EVER
from ridotto.server.persons import known_person, person_of
from ridotto.server.rating_board import RatingBoards


class Me(msgspec.Struct, frozen=True):
    """Who you are here: your last name, and since when you have come with this key."""

    name: str = ""
    since: int = 0
    """In milliseconds; 0 for somebody who has not been here yet."""
    rated: bool = False


class MyWishes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What you want to be stored about you."""

    rated: bool


class Acquaintance(msgspec.Struct, frozen=True):
    """Somebody at a table whom you have met before, and at how many other tables."""

    seat: int
    tables: Annotated[int, msgspec.Meta(ge=1)]


class DeletedAll(msgspec.Struct, frozen=True):
    """In how many chairs you were forgotten."""

    chairs: int


def too_fast(request: Request) -> Response | None:
    """The refusal of an address that asks too often for what takes long."""
    address = endpoints.address_of(request)
    if endpoints.limits_of(request).commands.take(f"me/{address}"):
        return None
    return problem(429, "too-fast", "too much about yourself; wait a moment")


async def get_me(request: Request) -> Response:
    """Return who one is here."""
    person, services = known_person(request), endpoints.registry_of(request).services
    found = await services.workers.read(services.store.persons.person, person)
    return json_response(Me(found.name, found.since, found.rated) if found else Me())


async def put_me(request: Request) -> Response:
    """Set whether one wants to be rated."""
    person, services = known_person(request), endpoints.registry_of(request).services
    wish = await endpoints.read_body(request, MyWishes)
    if await services.writer.run(services.store.persons.set_rated, person, wish.rated):
        _boards_of(request).forget()
    return await get_me(request)


def _boards_of(request: Request) -> RatingBoards:
    boards: RatingBoards = request.app.state.rating_boards
    return boards


async def get_ratings(request: Request) -> Response:
    """Return the ratings of a game, from duplicate results alone, of those who want to be rated."""
    game = request.path_params["game"]
    if game not in GAMES:
        return problem(404, "no-game", f"there is no game {game[:20]!r}")
    refusal = too_fast(request)
    if refusal is not None:
        return refusal
    asker = Asker(endpoints.address_of(request), "ratings")
    return json_response(await _boards_of(request).board(game, person_of(request), asker))


async def get_parties(request: Request) -> Response:
    """Return one's parties, the latest first; ``before`` is a time in milliseconds."""
    person, services = known_person(request), endpoints.registry_of(request).services
    before = endpoints.number(request.query_params.get("before"), most=FOR_EVER)
    found = await services.workers.read(
        services.store.persons.parties,
        person,
        FOR_EVER if before is None else before,
        PARTIES_AT_ONCE,
    )
    now = services.now()
    parties: tuple[PlayedParty, ...] = tuple(party_of(row, now) for row in found)
    return json_response(parties)


async def get_statistics(request: Request) -> Response:
    """Return statistics by game, level, role, partner and opponent, without card luck."""
    person, services = known_person(request), endpoints.registry_of(request).services
    refusal = too_fast(request)
    if refusal is not None:
        return refusal
    asker = Asker(endpoints.address_of(request), person)
    return json_response(await find_statistics(services, person, asker))


async def get_acquaintances(request: Request) -> Response:
    """Return those at a table whom one has met at another table."""
    person, services = known_person(request), endpoints.registry_of(request).services
    table = request.path_params["table"]
    met = await services.workers.read(services.store.persons.acquaintances, person, table)
    return json_response([Acquaintance(seat, tables) for seat, tables in sorted(met.items())])


async def get_export(request: Request) -> Response:
    """Return everything that is stored about one, as a zip file with a list and the records."""
    person, services = known_person(request), endpoints.registry_of(request).services
    refusal = too_fast(request)
    if refusal is not None:
        return refusal
    asker = Asker(endpoints.address_of(request), person)
    return StreamingResponse(
        export(services, person, asker),
        media_type="application/zip",
        headers={
            "content-disposition": 'attachment; filename="ridotto.zip"',
            "cache-control": "no-store",
        },
    )


async def delete_everything(request: Request) -> Response:
    """Forget the person at every table at once."""
    person = known_person(request)
    # It looks through all contests, however little is known of the person.
    refusal = endpoints.refuse_too_fast(request)
    if refusal is not None:
        return refusal
    _boards_of(request).forget()
    work = forget_everywhere(endpoints.registry_of(request), person)
    # A client that disconnects in the middle still wants it done.
    return json_response(DeletedAll(await asyncio.shield(asyncio.ensure_future(work))))
