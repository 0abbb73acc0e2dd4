"""The server as an ASGI application: its parts put together, and taken apart again."""

import asyncio
import contextlib
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import PathLike, StaticFiles
from starlette.websockets import WebSocket

from ridotto.bots.warmth import WARMTH, by_the_book
from ridotto.server import wire
from ridotto.server.batch_writer import Clerk
from ridotto.server.config import Config
from ridotto.server.endpoints import Malformed, Stranger
from ridotto.server.http_responses import problem, told
from ridotto.server.json_log import journal
from ridotto.server.limits import Buckets
from ridotto.server.live_table import House
from ridotto.server.metrics import Metrics
from ridotto.server.openapi import openapi
from ridotto.server.pg_listener import Bell
from ridotto.server.routes import CALLS
from ridotto.server.seals import Chance
from ridotto.server.security_middleware import BODY, Guard, TooLarge
from ridotto.server.sockets import RESTARTING, TRY_LATER, Connection, serve_socket
from ridotto.server.store import Store
from ridotto.server.table_commands import Denied
from ridotto.server.table_registry import Hall, NoTable
from ridotto.server.workers import Workers

ROUND: Final = 15.0
"""Seconds between two rounds of the house: who is present, which tables are idle."""


def make_app(config: Config, chance: Chance | None = None) -> Starlette:
    """The application; it opens the database when it starts."""
    routes: list[BaseRoute] = [
        Route(
            call.path,
            call.endpoint,
            methods=[call.method],
            middleware=[Middleware(GZipMiddleware)] if call.public else None,
        )
        for call in CALLS
    ]
    routes.append(Route("/api/openapi.json", _get_openapi))
    routes.append(WebSocketRoute("/api/tables/{table}/socket", _socket))
    if config.page is not None:
        routes.append(Mount("/", GZipMiddleware(Page(directory=config.page, html=True))))
    return Starlette(
        routes=routes,
        middleware=[Middleware(Guard, origins=config.origins)],
        lifespan=lambda app: _lifespan(app, config, chance or Chance()),
        exception_handlers={
            HTTPException: _http_problem,
            Malformed: _malformed,
            TooLarge: _too_large,
            NoTable: _no_table,
            Stranger: _stranger,
            Denied: _denied,
            Exception: _fault,
        },
    )


class Page(StaticFiles):
    """The built page. What bears a hash in its name never changes."""

    def file_response(self, full_path: PathLike, *args: Any, **kwargs: Any) -> Response:
        """A file, and how long a browser may keep it."""
        response = super().file_response(full_path, *args, **kwargs)
        kept = Path(full_path).parent.name == "assets"
        age = "public, max-age=31536000, immutable" if kept else "no-cache"
        response.headers["cache-control"] = age
        return response


@contextlib.asynccontextmanager
async def _lifespan(app: Starlette, config: Config, chance: Chance) -> AsyncIterator[None]:
    name = secrets.token_hex(4)
    store = Store(config.database, name=name)
    await asyncio.to_thread(store.prepare)
    workers, clerk = Workers(config.thinkers), Clerk(store)
    able = WARMTH.level_for if config.search else by_the_book
    house = House(store, clerk, workers, chance, Metrics(), _now, config.absence, able)
    hall = Hall(house)
    app.state.hall = hall
    app.state.config = config
    app.state.sockets = set()
    app.state.buckets = Buckets(config.tables_a_minute / 60, config.tables_a_minute)
    rate = config.commands_a_second
    app.state.command_buckets = Buckets(rate, 3 * rate)
    app.state.addresses = Counter()
    app.state.replaying = asyncio.Semaphore(config.thinkers)
    chores = [asyncio.create_task(_rounds(hall, config))]
    if store.postgres:
        chores.append(asyncio.create_task(Bell(config.database, hall, name).listen()))
    journal.info("open", database=store.engine.dialect.name)
    try:
        yield
    finally:
        await _close(app, chores)
        await clerk.close()
        workers.close()
        store.close()
        journal.info("closed")


def say_goodbye(app: Starlette) -> None:
    """Let nothing new begin, and tell everybody that they may come back."""
    hall: Hall = app.state.hall
    hall.close()
    sockets: set[Connection] = app.state.sockets
    for connection in tuple(sockets):
        connection.send(wire.encode(wire.Bye(reason="the server is closing", again=True)))
        connection.close(RESTARTING)


async def _close(app: Starlette, chores: list[asyncio.Task[None]]) -> None:
    say_goodbye(app)
    for chore in chores:
        chore.cancel()
    await asyncio.gather(*chores, return_exceptions=True)


async def _rounds(hall: Hall, config: Config) -> None:
    while True:
        await asyncio.sleep(min(ROUND, config.absence / 4))
        try:
            await hall.keep_present()
            await hall.look_after_absent()
            hall.fold_idle(config.idle)
        except Exception:
            journal.exception("rounds")


def _now() -> int:
    return int(1000 * time.time())


async def _socket(socket: WebSocket) -> None:
    """Counted from its first moment, in all and for its address."""
    state = socket.app.state
    config: Config = state.config
    hall: Hall = state.hall
    addresses: Counter[str] = state.addresses
    address = socket.client.host if socket.client else ""
    full = addresses.total() >= config.connections
    if full or addresses[address] >= config.from_one_address:
        await socket.accept()
        await socket.close(TRY_LATER, "the house is full")
        return
    addresses[address] += 1
    hall.house.metrics.connections.inc()
    try:
        table = socket.path_params["table"]
        await serve_socket(socket, hall, table, config.commands_a_second, state.sockets)
    except asyncio.CancelledError:
        # A client that does not answer our goodbye is left behind; that is no fault.
        if not hall.closing:
            raise
    finally:
        hall.house.metrics.connections.dec()
        addresses[address] -= 1
        if not addresses[address]:
            del addresses[address]


async def _get_openapi(_request: Request) -> Response:
    return told(openapi())


async def _http_problem(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = problem(error.status_code, "http", error.detail)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def _malformed(_request: Request, error: Exception) -> Response:
    return problem(400, "malformed", str(error))


async def _too_large(_request: Request, _error: Exception) -> Response:
    return problem(413, "too-large", f"a request has at most {BODY} bytes")


async def _no_table(_request: Request, _error: Exception) -> Response:
    return problem(404, "no-table", "there is no such table")


async def _stranger(_request: Request, _error: Exception) -> Response:
    return problem(401, "no-seat", "this token holds no chair here")


async def _denied(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Denied)
    return problem(409, error.code, str(error))


async def _fault(_request: Request, _error: Exception) -> Response:
    journal.exception("request")
    return problem(500, "fault", "something went wrong here; nothing was done")
