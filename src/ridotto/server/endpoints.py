"""The HTTP endpoints around tables, one function each. ``routes`` has their paths."""

import time
from importlib.resources import files
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ridotto.games import GAMES
from ridotto.server import wire as w
from ridotto.server.charter import Charter, CharterError, Name, complete_charter
from ridotto.server.deal_replay import replay_deal
from ridotto.server.game_catalogue import catalogue
from ridotto.server.history import read_rows
from ridotto.server.http_responses import json_response, problem
from ridotto.server.limits import LOBBY_DAYS, MAX_LOBBY_TABLES, Limits
from ridotto.server.live_table import LiveTable
from ridotto.server.table_record import write_table_record
from ridotto.server.table_registry import HostedTable, TableRegistry
from ridotto.server.table_summary import TableSummary, table_summary
from ridotto.table import Seat

T = TypeVar("T")


class OpenTableRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table, and sit down at it under this name."""

    name: Name
    charter: Charter


class SceneReply(msgspec.Struct, frozen=True):
    """The scene for somebody who asks over HTTP, and the pages after the one they named."""

    seq: int
    scene: Any
    pages: tuple[w.PageSeen, ...]


class MalformedRequest(ValueError):
    """A request that is not what it should be."""


class UnknownToken(Exception):
    """A token that holds no chair here."""


async def read_body(request: Request, kind: type[T]) -> T:
    """The body as a struct."""
    body = await request.body()
    try:
        return msgspec.json.decode(body, type=kind)
    except w.UNREADABLE as error:
        raise MalformedRequest(w.what_is_wrong(error)) from error


def registry_of(request: Request) -> TableRegistry:
    """The tables of this process."""
    registry: TableRegistry = request.app.state.registry
    return registry


def limits_of(request: Request) -> Limits:
    """The limits of this process."""
    limits: Limits = request.app.state.limits
    return limits


def address_of(request: Request) -> str:
    """The address a request comes from."""
    return request.client.host if request.client else ""


def refuse_too_fast(request: Request) -> Response | None:
    """The answer to an address that opens tables or takes chairs too fast; None if it does not."""
    if limits_of(request).tables.take(address_of(request)):
        return None
    return problem(429, "too-fast", "too many tables or chairs from here; wait a minute")


async def get_games(_request: Request) -> Response:
    """The games, their books, options, levels and phrases."""
    return json_response(catalogue())


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
    return json_response(game.rule_book)


async def post_charter(request: Request) -> Response:
    """A charter with all that was left open filled in, as a table would be opened by it."""
    wish = await read_body(request, Charter)
    try:
        return json_response(complete_charter(wish))
    except CharterError as error:
        return problem(422, "charter", str(error))


def _rules_text(game: str) -> str:
    return (files(f"ridotto.games.{game}") / "RULES.md").read_text(encoding="utf-8")


async def get_tables(request: Request) -> Response:
    """The listed tables that are not over, latest first."""
    services = registry_of(request).services
    since = services.now() - LOBBY_DAYS * 24 * 3600 * 1000
    found = await services.workers.read(services.store.lobby, since, MAX_LOBBY_TABLES)
    return json_response([msgspec.json.decode(body, type=TableSummary) for body in found])


async def post_tables(request: Request) -> Response:
    """Open a table."""
    opening = await read_body(request, OpenTableRequest)
    try:
        refusal = refuse_too_fast(request)
        if refusal is not None:
            return refusal
        invitation = await registry_of(request).open(opening.charter, opening.name)
        return json_response(invitation, 201)
    except CharterError as error:
        return problem(422, "charter", str(error))


async def get_table(request: Request) -> Response:
    """A table as strangers see it."""
    return json_response(table_summary((await _find_table(request)).live.table))


async def post_sit(request: Request) -> Response:
    """Take a chair."""
    wish = await read_body(request, w.SitDown)
    refusal = refuse_too_fast(request)
    if refusal is not None:
        return refusal
    return json_response(await registry_of(request).sit(request.path_params["table"], wish), 201)


async def get_scene(request: Request) -> Response:
    """The scene from one's chair (with a token), or as an onlooker sees it."""
    live = (await _find_table(request)).live
    seat = seat_of(request, live)
    if seat is None and live.table.company.charter.watching.how != "public":
        return problem(403, "private", "this table is shown to those who sit at it")
    after = _number(request.query_params.get("after"))
    async with live.lock:
        seq = live.table.seq
        pages = () if after is None else await live.pages_after(seat, after)
        return json_response(SceneReply(seq, live.subscribers.scene(seat), pages))


def _number(text: str | None) -> int | None:
    if text is None:
        return None
    if not (text.removeprefix("-").isascii() and text.removeprefix("-").isdigit()):
        raise MalformedRequest(f"{text[:20]!r} is no number")
    return max(-1, min(int(text[:12]), 2**31 - 1))


async def post_command(request: Request) -> Response:
    """A command, as over the socket, for clients that poll."""
    hosted = await _find_table(request)
    seat = seat_of(request, hosted.live)
    command: w.AnyCommand = await read_body(request, w.AnyCommand)  # type: ignore[arg-type]
    registry = registry_of(request)
    if not limits_of(request).commands.take(f"{hosted.live.table.ident}/{seat}"):
        return problem(429, "too-fast", "too many commands; wait a moment")
    begun = time.perf_counter()
    answer = await registry.command(hosted, seat, command)
    registry.services.metrics.command(type(command), type(answer), time.perf_counter() - begun)
    return json_response(answer, _STATUS.get(type(answer), 200))


_STATUS = {w.Refused: 409, w.Stale: 409, w.Error: 409}


async def get_record(request: Request) -> Response:
    """The deals that are over, as a record in the notation."""
    live = (await _find_table(request)).live
    async with live.lock:
        rows = await read_rows(live.services, live.table.ident)
    text = await live.services.workers.think(write_table_record, live.table.ident, rows)
    name = f'attachment; filename="{live.table.game.name}.rec"'
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": name, "cache-control": "no-store"},
    )


async def get_deal(request: Request) -> Response:
    """A deal that is over, step by step, with every card open; for those who may look on."""
    live = (await _find_table(request)).live
    seat = seat_of(request, live)
    if seat is None and live.table.company.charter.watching.how == "no":
        return problem(403, "private", "this table is shown to those who sit at it")
    number = _number(request.path_params["deal"]) or 0
    async with live.lock:
        replay = await live.services.workers.think(replay_deal, live.table, number)
    if replay is None:
        return problem(404, "no-deal", "no such deal is over yet")
    return json_response(replay)


async def get_health(request: Request) -> Response:
    """Does the database answer?"""
    services = registry_of(request).services
    try:
        healthy = await services.workers.read(services.store.healthy)
    except Exception:
        healthy = False
    return json_response({"status": "ok"}) if healthy else problem(503, "database", "no answer")


async def get_metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    services = registry_of(request).services
    return Response(services.metrics.exposition(), media_type="text/plain; version=0.0.4")


async def _find_table(request: Request) -> HostedTable:
    return await registry_of(request).find(request.path_params["table"])


def seat_of(request: Request, live: LiveTable) -> Seat | None:
    """The seat of the request's token; None, an onlooker, without a token."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        return None
    seat = live.table.company.seat_of(token)
    if seat is None:
        raise UnknownToken
    live.presence.note_poll(seat)
    return seat
