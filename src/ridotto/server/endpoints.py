"""The HTTP endpoints for tables, one function each. ``routes`` has their paths."""

import asyncio
import time
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ridotto.server import wire as w
from ridotto.server.charter import Charter, CharterError, Name, complete_charter
from ridotto.server.deal_replay import open_deal
from ridotto.server.duplicate_release import refuse_while_it_counts
from ridotto.server.fair_queue import Asker
from ridotto.server.forgetting import forget_person
from ridotto.server.history import rows_to_review
from ridotto.server.http_bodies import SitDown
from ridotto.server.http_requests import MalformedRequest, language_of
from ridotto.server.http_responses import json_bytes, json_response, problem
from ridotto.server.json_log import log
from ridotto.server.languages import tell_problem
from ridotto.server.limits import LOBBY_DAYS, MAX_LOBBY_TABLES, READY_SECONDS, Limits, address_key
from ridotto.server.live_table import LiveTable
from ridotto.server.onlooker_delay import deals_shown, rows_shown
from ridotto.server.persons import person_of
from ridotto.server.table_record import open_record
from ridotto.server.table_registry import HostedTable, TableRegistry
from ridotto.server.table_summary import TableSummary, table_summary
from ridotto.server.talk_limits import refuse_talk
from ridotto.table import Seat

T = TypeVar("T")


class OpenTableRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table, and sit down at it under this name."""

    name: Name
    charter: Charter


class SceneReply(msgspec.Struct, frozen=True):
    """The scene for a client that polls over HTTP, and the pages after the one it named.

    If there are many pages, only the first of them; the client asks again for the rest.
    """

    seq: int
    scene: Any
    pages: tuple[w.PageSeen, ...]


class PagesReply(msgspec.Struct, frozen=True):
    """The pages after the named one; if there are many, only the first of them."""

    pages: tuple[w.PageSeen, ...]


class Deleted(msgspec.Struct, frozen=True):
    """What was removed: the traces of the ``person``, or the whole ``table``."""

    removed: str


class UnknownToken(Exception):
    """A token that belongs to no chair of this table."""


async def read_body(request: Request, kind: type[T]) -> T:
    """Return the body of a request, decoded as a struct."""
    body = await request.body()
    try:
        return msgspec.json.decode(body, type=kind)
    except w.UNREADABLE as error:
        raise MalformedRequest(w.what_is_wrong(error)) from error


def registry_of(request: Request) -> TableRegistry:
    """Return the tables of this process."""
    registry: TableRegistry = request.app.state.registry
    return registry


def limits_of(request: Request) -> Limits:
    """Return the limits of this process."""
    limits: Limits = request.app.state.limits
    return limits


def address_of(request: Request) -> str:
    """Return the address whose limits a request counts against."""
    return address_key(request.client.host if request.client else "")


def refuse_too_fast(request: Request) -> Response | None:
    """Return a refusal for an address that opens tables or takes chairs too fast; else None."""
    if limits_of(request).tables.take(address_of(request)):
        return None
    return problem(429, "too-fast", "too many tables or chairs from here; wait a minute")


async def post_charter(request: Request) -> Response:
    """Return a charter with all defaults filled in, as a table would be opened by it."""
    wish = await read_body(request, Charter)
    try:
        return json_response(complete_charter(wish))
    except CharterError as error:
        return problem(422, "charter", str(error))


async def get_tables(request: Request) -> Response:
    """Return the listed tables that are not over, latest first."""
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
        invitation = await registry_of(request).open(
            opening.charter,
            opening.name,
            address=address_of(request),
            person=person_of(request),
        )
        return json_response(invitation, 201)
    except CharterError as error:
        return problem(422, "charter", str(error))


async def get_table(request: Request) -> Response:
    """Return a table as strangers see it."""
    return json_response(table_summary((await find_table(request)).live.table))


async def post_sit(request: Request) -> Response:
    """Take a chair."""
    wish = await read_body(request, SitDown)
    refusal = refuse_too_fast(request)
    if refusal is not None:
        return refusal
    table, address = request.path_params["table"], address_of(request)
    sat = await registry_of(request).sit(table, wish, address, person_of(request))
    return json_response(sat, 201)


async def get_scene(request: Request) -> Response:
    """Return the scene from one's chair (with a token), or as an onlooker sees it."""
    live = (await find_table(request)).live
    seat = seat_of(request, live)
    if _is_hidden_from(live, seat):
        return problem(403, "private", "this table is shown to those who sit at it")
    after = number(request.query_params.get("after"))
    pages = () if after is None else await live.pages_after(seat, after)
    async with live.lock:
        scene = live.subscribers.scene(seat, language_of(request))
        return json_response(SceneReply(live.table.seq, scene, pages))


async def get_pages(request: Request) -> Response:
    """Return past pages without the scene, for a client that has the scene from the socket."""
    live = (await find_table(request)).live
    seat = seat_of(request, live)
    if _is_hidden_from(live, seat):
        return problem(403, "private", "this table is shown to those who sit at it")
    after = number(request.query_params.get("after"))
    return json_response(PagesReply(await live.pages_after(seat, -1 if after is None else after)))


def _is_hidden_from(live: LiveTable, seat: Seat | None) -> bool:
    """Return whether an onlooker may see this table only with a delay, or not at all."""
    return seat is None and live.table.company.charter.watching.how != "public"


def number(text: str | None, most: int = 2**31 - 1) -> int | None:
    """Return a number of the query, at least -1; None if there is none."""
    if text is None:
        return None
    if not (text.removeprefix("-").isascii() and text.removeprefix("-").isdigit()):
        raise MalformedRequest(f"{text[:20]!r} is no number")
    return max(-1, min(int(text[:19]), most))


async def post_command(request: Request) -> Response:
    """Do a command, as over the socket, for clients that poll."""
    hosted = await find_table(request)
    seat = seat_of(request, hosted.live)
    command: w.AnyCommand = await read_body(request, w.AnyCommand)  # type: ignore[arg-type]
    registry = registry_of(request)
    limits = limits_of(request)
    if not (
        limits.commands.take(f"{hosted.live.table.ident}/{seat}")
        and limits.commands_of_address.take(address_of(request))
    ):
        return problem(429, "too-fast", "too many commands; wait a moment")
    denied = refuse_talk(limits, address_of(request), hosted, seat, command)
    if denied is not None:
        return problem(429, denied.code, str(denied))
    begun = time.perf_counter()
    answer = await registry.command(hosted, seat, command, language_of(request))
    registry.services.metrics.command(type(command), type(answer), time.perf_counter() - begun)
    if isinstance(answer, w.Error):
        told = tell_problem(answer.code, answer.message, language_of(request))
        answer = msgspec.structs.replace(answer, message=told)
    return json_response(answer, _STATUS.get(type(answer), 200))


_STATUS = {w.Refused: 409, w.Stale: 409, w.Error: 409}


async def get_record(request: Request) -> Response:
    """Return the finished deals as a record in the notation, to those who may watch."""
    live = (await find_table(request)).live
    seat = seat_of(request, live)
    if seat is None and live.table.company.charter.watching.how == "no":
        return problem(403, "private", "this table is shown to those who sit at it")
    await refuse_while_it_counts(live)
    asker = Asker(address_of(request), live.table.ident)
    rows = rows_shown(live, seat, await rows_to_review(live.services, asker.table, asker))
    text = await live.services.workers.review(asker, open_record, asker.table, rows)
    name = f'attachment; filename="{live.table.game.name}.rec"'
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": name, "cache-control": "no-store"},
    )


async def get_deal(request: Request) -> Response:
    """Return a finished deal step by step with every card open, to those who may watch."""
    live = (await find_table(request)).live
    seat = seat_of(request, live)
    if seat is None and live.table.company.charter.watching.how == "no":
        return problem(403, "private", "this table is shown to those who sit at it")
    deal = number(request.path_params["deal"]) or 0
    if not 0 < deal <= deals_shown(live, seat):
        return problem(404, "no-deal", "no such deal is over yet, or shown yet")
    await refuse_while_it_counts(live)
    asker = Asker(address_of(request), live.table.ident)
    rows = await rows_to_review(live.services, live.table.ident, asker)
    return json_bytes(await live.services.workers.review(asker, open_deal, asker.table, rows, deal))


async def get_health(request: Request) -> Response:
    """Return whether the database answers."""
    services = registry_of(request).services
    try:
        healthy = await services.workers.read(services.store.healthy)
    except Exception:
        healthy = False
    return json_response({"status": "ok"}) if healthy else problem(503, "database", "no answer")


async def get_ready(request: Request) -> Response:
    """Return whether the database can be written to, which every act needs."""
    services = registry_of(request).services
    try:
        await asyncio.wait_for(services.readiness.check(services), READY_SECONDS)
    except Exception as error:
        log.sparse_warning("not-ready", error=type(error).__name__)
        return problem(503, "database", "the database cannot be written to")
    return json_response({"status": "ok"})


async def delete_me(request: Request) -> Response:
    """Forget the person who holds this token, at this table."""
    hosted = await find_table(request)
    seat = seat_of(request, hosted.live)
    if seat is None:
        raise UnknownToken
    registry = registry_of(request)
    removed = await forget_person(registry, hosted.live, seat)
    return json_response(Deleted("table" if removed else "person"))


async def get_metrics(request: Request) -> Response:
    """Return the metrics for Prometheus."""
    services = registry_of(request).services
    return Response(services.metrics.exposition(), media_type="text/plain; version=0.0.4")


async def find_table(request: Request) -> HostedTable:
    """Return the table that a request is about."""
    return await registry_of(request).find(request.path_params["table"])


def seat_of(request: Request, live: LiveTable) -> Seat | None:
    """Return the seat of the request's token or person; None, an onlooker, without either."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    company = live.table.company
    if kind.lower() == "bearer" and token:
        seat = company.seat_of(token)
        if seat is None:
            raise UnknownToken
    else:
        seat = company.seat_of_person(person_of(request) or "")
    if seat is not None:
        live.address = address_of(request)
        live.note_poll(seat)
    return seat
