"""The server as an ASGI application: routes, startup and shutdown, errors."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Coroutine, Iterator
from typing import Any, Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from ridotto.bots.levels import as_wanted, by_the_book
from ridotto.server import wire
from ridotto.server.batch_writer import BatchWriter
from ridotto.server.call_desk import CallDesk
from ridotto.server.call_store import CallStore
from ridotto.server.config import Config
from ridotto.server.contests import Contests
from ridotto.server.daily_deals import DailyDeals
from ridotto.server.database_errors import explain_database
from ridotto.server.deal_reviews import DealReviews
from ridotto.server.error_answers import ERROR_ANSWERS
from ridotto.server.fair_queue import Asker
from ridotto.server.forgetting import EvenClock, remove_old_tables
from ridotto.server.garbage import GarbageRounds
from ridotto.server.http_responses import json_response
from ridotto.server.json_log import log
from ridotto.server.limits import Limits, address_key
from ridotto.server.mail_sender import read_mail_server
from ridotto.server.metrics import Metrics
from ridotto.server.openapi import openapi
from ridotto.server.pg_listener import PgListener
from ridotto.server.rating_board import RatingBoards
from ridotto.server.routes import CALLS
from ridotto.server.seals import RandomSource
from ridotto.server.security_middleware import SecurityMiddleware
from ridotto.server.services import Services
from ridotto.server.slow_tables import SlowTables
from ridotto.server.sockets import RESTARTING, TRY_LATER, Connection, serve_socket
from ridotto.server.static_page import StaticPage
from ridotto.server.store import Store
from ridotto.server.table_registry import TableRegistry
from ridotto.server.thinking import prepare_to_think
from ridotto.server.thinking_process import ThinkingFailed
from ridotto.server.web_push import Vapid, new_key
from ridotto.server.workers import Workers

LAG_SECONDS: Final = 0.1
"""Seconds between two measurements of the event loop's delay."""

REMOVAL_SECONDS: Final = 3600.0
"""Seconds between two searches for old tables."""

BETWEEN_REMOVALS: Final = 0.5
"""Seconds between two removals while there are many old tables: people's acts are stored
meanwhile."""

MAINTENANCE_SECONDS: Final = 15.0
"""Seconds between two rounds of maintenance: who is present, who is absent, which tables are
idle."""


def make_app(config: Config, random_source: RandomSource | None = None) -> Starlette:
    """Return the application; it opens the database when it starts."""
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
        routes.append(Mount("/", StaticPage(directory=config.page, html=True)))
    limits = Limits(config)
    app = Starlette(
        routes=routes,
        middleware=[Middleware(SecurityMiddleware, origins=config.origins, limits=limits)],
        lifespan=lambda app: _lifespan(app, config, random_source or RandomSource()),
        exception_handlers=ERROR_ANSWERS,
    )
    app.state.limits = limits
    return app


@contextlib.asynccontextmanager
async def _lifespan(
    app: Starlette, config: Config, random_source: RandomSource
) -> AsyncIterator[None]:
    name = secrets.token_hex(4)
    try:
        store = await asyncio.to_thread(_prepare_store, config.database, name)
        desk = await asyncio.to_thread(_make_desk, config, store)
    except Exception as error:
        # Uvicorn only says that it could not start; the error is kept to explain why.
        app.state.startup_error = error
        if not isinstance(error, OSError):
            log.exception("startup")
        raise
    services = _make_services(config, random_source, store, desk)
    desk.start(services.writer)
    registry = TableRegistry(services)
    app.state.registry = registry
    app.state.reviews = DealReviews(services)
    app.state.rating_boards = RatingBoards(services)
    app.state.daily = DailyDeals(registry)
    app.state.contests = Contests(registry)
    app.state.config = config
    app.state.sockets = set()
    _watch(app, services)
    tasks = [asyncio.create_task(work) for work in _background_work(config, registry)]
    if store.postgres:
        listener = PgListener(config.database, registry, name)
        tasks.append(asyncio.create_task(listener.listen()))
    log.info("open", database=store.engine.dialect.name)
    try:
        yield
    finally:
        await _close(app, tasks)
        await asyncio.to_thread(desk.close)
        await services.writer.close()
        services.workers.close()
        store.close()
        log.info("closed")


def _make_services(
    config: Config, random_source: RandomSource, store: Store, desk: CallDesk
) -> Services:
    metrics = Metrics()
    return Services(
        store=store,
        writer=BatchWriter(store, metrics.commits.observe),
        workers=Workers(config.thinkers),
        random_source=random_source,
        metrics=metrics,
        now=_now,
        desk=desk,
        absence=config.absence,
        playable_level=as_wanted if config.search else by_the_book,
    )


def _background_work(
    config: Config, registry: TableRegistry
) -> Iterator[Coroutine[Any, Any, None]]:
    """Yield what runs beside the requests until the server closes."""
    services, metrics = registry.services, registry.services.metrics
    yield _maintain(registry, config)
    yield _remove_old(registry, config.keep_days)
    yield _measure_lag(metrics)
    yield SlowTables(registry, services.desk).run()
    yield GarbageRounds(metrics.collections.observe, metrics.counted).run()
    if config.search:
        yield _prepare_thinkers(services.workers)


def _prepare_store(url: str, name: str) -> Store:
    """Return the database, brought up to date; or raise ``NoDatabase``."""
    with explain_database():
        store = Store(url, name=name)
        store.prepare()
        return store


def _make_desk(config: Config, store: Store) -> CallDesk:
    """Return the desk that calls people; the first server of a database makes its key."""
    calls, base = CallStore(store), config.origins[0] if config.origins else ""
    vapid = Vapid.from_pem(calls.key("vapid", new_key()), base)
    mail = read_mail_server(config.mail, config.mail_from) if config.mail else None
    return CallDesk(calls, vapid, _now, base=base, private=config.private_calls, mail=mail)


def _watch(app: Starlette, services: Services) -> None:
    """Let the metrics read the counters of other objects."""
    watched, thinkers = services.metrics.watched, services.workers.thinkers
    limits: Limits = app.state.limits
    watched.cut_offs, watched.errors = limits.cut_offs, log.errors
    watched.queues = {
        "games": lambda: len(thinkers.games),
        "reviews": lambda: len(thinkers.reviews),
        "thinking": lambda: thinkers.busy,
        "pages": lambda: services.writer.waiting,
    }


async def _prepare_thinkers(workers: Workers) -> None:
    """Start the thinking processes early, so that nobody waits when the first master has to act."""
    with contextlib.suppress(ThinkingFailed):
        await workers.think(Asker(), prepare_to_think)


async def _measure_lag(metrics: Metrics) -> None:
    """Measure how late the event loop runs due tasks."""
    while True:
        due = time.perf_counter() + LAG_SECONDS
        await asyncio.sleep(LAG_SECONDS)
        metrics.loop_lag.observe(max(0.0, time.perf_counter() - due))


async def _remove_old(registry: TableRegistry, days: float) -> None:
    """Look for old tables every hour, and continue as long as there are any.

    Where all are kept, only what is left of tables whose removal broke off is looked for.

    Skip the first hour, and every hour in which the clock has jumped. A removed table cannot be
    restored, and a machine that has just started may not know the date yet.
    """
    clock = EvenClock(registry.services.now)
    while True:
        await asyncio.sleep(REMOVAL_SECONDS)
        try:
            while clock.ran_evenly() and await remove_old_tables(registry, days):
                await asyncio.sleep(BETWEEN_REMOVALS)
        except Exception:
            log.exception("maintenance")


def announce_shutdown(app: Starlette) -> None:
    """Start nothing new, and tell all clients that they may reconnect."""
    registry: TableRegistry = app.state.registry
    registry.close()
    sockets: set[Connection] = app.state.sockets
    for connection in tuple(sockets):
        connection.send(wire.encode(wire.Bye(reason="the server is closing", again=True)))
        connection.close(RESTARTING)


async def _close(app: Starlette, tasks: list[asyncio.Task[None]]) -> None:
    announce_shutdown(app)
    reviews: DealReviews = app.state.reviews
    await reviews.close()
    daily: DailyDeals = app.state.daily
    await daily.close()
    contests: Contests = app.state.contests
    await contests.stop()
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
    """Serve a socket; it is counted from the start, in total and for its address."""
    state = socket.app.state
    limits: Limits = state.limits
    registry: TableRegistry = state.registry
    address = address_key(socket.client.host if socket.client else "")
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
