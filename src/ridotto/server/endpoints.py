"""The requests of the API, one function each. ``routes.py`` says where they are."""

import time
from importlib.resources import files
from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ridotto.games import GAMES
from ridotto.server import wire as w
from ridotto.server.charter import Charter, CharterError, Name, settle_charter
from ridotto.server.deal_replay import deal_again
from ridotto.server.game_catalogue import catalogue
from ridotto.server.http_responses import problem, told
from ridotto.server.limits import Buckets
from ridotto.server.table_record import write_table_record
from ridotto.server.table_registry import Hall, Place
from ridotto.server.table_summary import TableSummary, table_summary
from ridotto.table import Seat

T = TypeVar("T")
LOBBY_DAYS: Final = 2
LOBBY_MOST: Final = 200


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table, and sit down at it under this name."""

    name: Name
    charter: Charter


class Reply(msgspec.Struct, frozen=True):
    """The scene for somebody who asks over HTTP, and the pages after the one they named."""

    seq: int
    scene: Any
    pages: tuple[w.PageSeen, ...]


class Malformed(ValueError):
    """A request that is not what it should be."""


class Stranger(Exception):
    """A token that holds no chair here."""


async def read_body(request: Request, kind: type[T]) -> T:
    """The body as a struct."""
    body = await request.body()
    try:
        return msgspec.json.decode(body, type=kind)
    except w.UNREADABLE as error:
        raise Malformed(w.what_is_wrong(error)) from error


def hall_of(request: Request) -> Hall:
    """The hall of this process."""
    hall: Hall = request.app.state.hall
    return hall


def too_many(request: Request) -> Response | None:
    """The answer to somebody who opens tables faster than anybody could sit down at them."""
    buckets: Buckets = request.app.state.buckets
    who = request.client.host if request.client else ""
    if buckets.take(who):
        return None
    return problem(429, "too-fast", "too many tables or chairs from here; wait a minute")


async def get_games(_request: Request) -> Response:
    """The games of the house, their books, options, levels and phrases."""
    return told(catalogue())


async def get_rules(request: Request) -> Response:
    """A game's rules, in our own words, as Markdown."""
    game = GAMES.get(request.path_params["game"])
    if game is None:
        return problem(404, "no-game", f"there are: {', '.join(GAMES)}")
    return Response(_rules_text(game.name), media_type="text/markdown; charset=utf-8")


async def get_book(request: Request) -> Response:
    """The names of a game's rules and faults by id, and where each stands."""
    game = GAMES.get(request.path_params["game"])
    if game is None:
        return problem(404, "no-game", f"there are: {', '.join(GAMES)}")
    return told(game.rule_book)


async def post_charter(request: Request) -> Response:
    """A charter with all that was left open filled in, as a table would be opened by it."""
    wish = await read_body(request, Charter)
    try:
        return told(settle_charter(wish))
    except CharterError as error:
        return problem(422, "charter", str(error))


def _rules_text(game: str) -> str:
    return (files(f"ridotto.games.{game}") / "RULES.md").read_text(encoding="utf-8")


async def get_tables(request: Request) -> Response:
    """The listed tables that are not over, latest first."""
    hall = hall_of(request)
    since = hall.house.now() - LOBBY_DAYS * 24 * 3600 * 1000
    found = await hall.house.workers.read(hall.house.store.lobby, since, LOBBY_MOST)
    return told([msgspec.json.decode(body, type=TableSummary) for body in found])


async def post_tables(request: Request) -> Response:
    """Open a table."""
    wish = await read_body(request, Opening)
    try:
        refusal = too_many(request)
        return refusal or told(await hall_of(request).open(wish.charter, wish.name), 201)
    except CharterError as error:
        return problem(422, "charter", str(error))


async def get_table(request: Request) -> Response:
    """A table from the door."""
    place = await _place(request)
    return told(table_summary(place.desk.table))


async def post_sit(request: Request) -> Response:
    """Take a chair."""
    wish = await read_body(request, w.SitDown)
    refusal = too_many(request)
    return refusal or told(await hall_of(request).sit(request.path_params["table"], wish), 201)


async def get_scene(request: Request) -> Response:
    """The scene from one's chair (with a token), or from beside the table."""
    place = await _place(request)
    seat = seat_of(request, place)
    if seat is None and place.desk.table.company.charter.watching.how != "public":
        return problem(403, "private", "this table is shown to those who sit at it")
    after = _number(request.query_params.get("after"))
    async with place.desk.lock:
        seq = place.desk.table.seq
        pages = () if after is None else await place.desk.pages_after(seat, after)
        return told(Reply(seq, place.desk.scene(seat), pages))


def _number(text: str | None) -> int | None:
    if text is None:
        return None
    if not (text.removeprefix("-").isascii() and text.removeprefix("-").isdigit()):
        raise Malformed(f"{text[:20]!r} is no number")
    return max(-1, min(int(text[:12]), 2**31 - 1))


async def post_command(request: Request) -> Response:
    """A command, as over the socket, for clients that poll."""
    place = await _place(request)
    seat = seat_of(request, place)
    command: w.AnyCommand = await read_body(request, w.AnyCommand)  # type: ignore[arg-type]
    hall = hall_of(request)
    if not request.app.state.command_buckets.take(f"{place.desk.table.ident}/{seat}"):
        return problem(429, "too-fast", "too many commands; wait a moment")
    begun = time.perf_counter()
    answer = await hall.command(place, seat, command)
    hall.house.metrics.command(type(command), type(answer), time.perf_counter() - begun)
    return told(answer, _STATUS.get(type(answer), 200))


_STATUS = {w.Refused: 409, w.Stale: 409, w.Error: 409}


async def get_record(request: Request) -> Response:
    """The deals that are over, as a record in the notation."""
    place = await _place(request)
    desk = place.desk
    async with desk.lock:
        rows = await desk.house.workers.read(desk.house.store.read, desk.table.ident)
    text = await desk.house.workers.think(write_table_record, desk.table.ident, rows)
    name = f'attachment; filename="{desk.table.game.name}.rec"'
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": name, "cache-control": "no-store"},
    )


async def get_deal(request: Request) -> Response:
    """A deal that is over, step by step, with every card open; for those who may look on."""
    place = await _place(request)
    desk = place.desk
    seat = seat_of(request, place)
    if seat is None and desk.table.company.charter.watching.how == "no":
        return problem(403, "private", "this table is shown to those who sit at it")
    number = _number(request.path_params["deal"]) or 0
    async with desk.lock:
        again = await desk.house.workers.think(deal_again, desk.table, number)
    return problem(404, "no-deal", "no such deal is over yet") if again is None else told(again)


async def get_health(request: Request) -> Response:
    """Does the database answer?"""
    house = hall_of(request).house
    try:
        healthy = await house.workers.read(house.store.healthy)
    except Exception:
        healthy = False
    return told({"status": "ok"}) if healthy else problem(503, "database", "no answer")


async def get_metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    house = hall_of(request).house
    return Response(house.metrics.exposition(), media_type="text/plain; version=0.0.4")


async def _place(request: Request) -> Place:
    return await hall_of(request).find(request.path_params["table"])


def seat_of(request: Request, place: Place) -> Seat | None:
    """Whose chair the request's token holds; without one it comes from an onlooker."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        return None
    seat = place.desk.table.company.seat_of(token)
    if seat is None:
        raise Stranger
    # Who has a socket is there by that; a question besides must not outlast it.
    if seat not in place.desk.guests:
        place.desk.polled[seat] = place.desk.house.now()
    return seat
