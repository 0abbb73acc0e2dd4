"""The server as an ASGI application: routes, startup and shutdown, errors."""

import asyncio
import contextlib
import secrets
import time
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
from ridotto.server.batch_writer import BatchWriter
from ridotto.server.config import Config
from ridotto.server.endpoints import MalformedRequest, UnknownToken
from ridotto.server.http_responses import json_response, problem
from ridotto.server.json_log import log
from ridotto.server.limits import MAX_BODY_BYTES, Limits
from ridotto.server.metrics import Metrics
from ridotto.server.openapi import openapi
from ridotto.server.pg_listener import PgListener
from ridotto.server.routes import CALLS
from ridotto.server.seals import RandomSource
from ridotto.server.security_middleware import RequestTooLarge, SecurityMiddleware
from ridotto.server.services import Services
from ridotto.server.sockets import RESTARTING, TRY_LATER, Connection, serve_socket
from ridotto.server.store import Store
from ridotto.server.table_commands import Denied
from ridotto.server.table_registry import NoTable, TableRegistry
from ridotto.server.workers import Workers

MAINTENANCE_SECONDS: Final = 15.0
"""Between two rounds of maintenance: who is present, who is absent, which tables are idle."""


def make_app(config: Config, random_source: RandomSource | None = None) -> Starlette:
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
        middleware=[Middleware(SecurityMiddleware, origins=config.origins)],
        lifespan=lambda app: _lifespan(app, config, random_source or RandomSource()),
        exception_handlers={
            HTTPException: _http_problem,
            MalformedRequest: _malformed,
            RequestTooLarge: _too_large,
            NoTable: _no_table,
            UnknownToken: _stranger,
            Denied: _denied,
            Exception: _fault,
        },
    )


class Page(StaticFiles):
    """The built page. A file with a hash in its name never changes."""

    def file_response(self, full_path: PathLike, *args: Any, **kwargs: Any) -> Response:
        """A file, and how long a browser may keep it."""
        response = super().file_response(full_path, *args, **kwargs)
        kept = Path(full_path).parent.name == "assets"
        age = "public, max-age=31536000, immutable" if kept else "no-cache"
        response.headers["cache-control"] = age
        return response


@contextlib.asynccontextmanager
async def _lifespan(
    app: Starlette, config: Config, random_source: RandomSource
) -> AsyncIterator[None]:
    name = secrets.token_hex(4)
    store = Store(config.database, name=name)
    await asyncio.to_thread(store.prepare)
    workers, writer = Workers(config.thinkers), BatchWriter(store)
    services = Services(
        store=store,
        writer=writer,
        workers=workers,
        random_source=random_source,
        metrics=Metrics(),
        now=_now,
        absence=config.absence,
        playable_level=WARMTH.level_for if config.search else by_the_book,
    )
    registry = TableRegistry(services)
    app.state.registry = registry
    app.state.config = config
    app.state.sockets = set()
    app.state.limits = Limits(config)
    tasks = [asyncio.create_task(_maintain(registry, config))]
    if store.postgres:
        listener = PgListener(config.database, registry, name)
        tasks.append(asyncio.create_task(listener.listen()))
    log.info("open", database=store.engine.dialect.name)
    try:
        yield
    finally:
        await _close(app, tasks)
        await writer.close()
        workers.close()
        store.close()
        log.info("closed")


def announce_shutdown(app: Starlette) -> None:
    """Start nothing new, and tell everybody that they may come back."""
    registry: TableRegistry = app.state.registry
    registry.close()
    sockets: set[Connection] = app.state.sockets
    for connection in tuple(sockets):
        connection.send(wire.encode(wire.Bye(reason="the server is closing", again=True)))
        connection.close(RESTARTING)


async def _close(app: Starlette, tasks: list[asyncio.Task[None]]) -> None:
    announce_shutdown(app)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def _maintain(registry: TableRegistry, config: Config) -> None:
    while True:
        await asyncio.sleep(min(MAINTENANCE_SECONDS, config.absence / 4))
        try:
            await registry.share_presence()
            await registry.replace_absent()
            registry.unload_idle(config.idle)
        except Exception:
            log.exception("maintenance")


def _now() -> int:
    return int(1000 * time.time())


async def _socket(socket: WebSocket) -> None:
    """A socket is counted from its first moment, in all and for its address."""
    state = socket.app.state
    limits: Limits = state.limits
    registry: TableRegistry = state.registry
    address = socket.client.host if socket.client else ""
    if not limits.add_socket(address):
        await socket.accept()
        await socket.close(TRY_LATER, "the house is full")
        return
    registry.services.metrics.connections.inc()
    try:
        table = socket.path_params["table"]
        await serve_socket(socket, registry, table, limits, state.sockets)
    except asyncio.CancelledError:
        # A client that does not answer our close frame is dropped; that is no error.
        if not registry.closing:
            raise
    finally:
        registry.services.metrics.connections.dec()
        limits.remove_socket(address)


async def _get_openapi(_request: Request) -> Response:
    return json_response(openapi())


async def _http_problem(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = problem(error.status_code, "http", error.detail)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def _malformed(_request: Request, error: Exception) -> Response:
    return problem(400, "malformed", str(error))


async def _too_large(_request: Request, _error: Exception) -> Response:
    return problem(413, "too-large", f"a request has at most {MAX_BODY_BYTES} bytes")


async def _no_table(_request: Request, _error: Exception) -> Response:
    return problem(404, "no-table", "there is no such table")


async def _stranger(_request: Request, _error: Exception) -> Response:
    return problem(401, "no-seat", "this token holds no chair here")


async def _denied(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Denied)
    return problem(409, error.code, str(error))


async def _fault(_request: Request, _error: Exception) -> Response:
    log.exception("request")
    return problem(500, "fault", "something went wrong here; nothing was done")
