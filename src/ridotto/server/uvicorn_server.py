"""Runs the application under uvicorn until it is told to stop."""

import asyncio
import contextlib
import gc
import socket
import sys
from collections.abc import Callable, Iterator
from typing import Final

import uvicorn
from starlette.applications import Starlette

from ridotto.server import uvicorn_http, uvicorn_websocket
from ridotto.server.asgi_app import announce_shutdown, make_app
from ridotto.server.config import Config
from ridotto.server.json_log import log
from ridotto.server.limits import MAX_FRAME_BYTES, MAX_WAITING_CONNECTIONS, Limits
from ridotto.server.seals import RandomSource
from ridotto.server.uvicorn_http import BoundedHttpProtocol, ProxyAddresses
from ridotto.server.uvicorn_websocket import FastWebSocketProtocol

if sys.platform == "win32":
    from asyncio import new_event_loop
else:
    import resource

    from uvloop import new_event_loop


SWITCH_SECONDS: Final = 0.001
"""Seconds after which a computing thread gives way to the event loop."""


class TableServer(uvicorn.Server):
    """Calls ``on_ready`` when it is ready, and tells the tables before it closes their sockets."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None] | None = None) -> None:
        super().__init__(config)
        self._on_ready = on_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start."""
        await super().startup(sockets)
        if self.started and self._on_ready is not None:
            self._on_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop."""
        app = self.config.app
        if isinstance(app, Starlette) and self.started:
            announce_shutdown(app)
            await asyncio.sleep(0)
        await super().shutdown(sockets)


def websocket_protocol(limits: Limits) -> type[asyncio.Protocol] | str:
    """Return our adapter, or uvicorn's own protocol if uvicorn is not as the adapter expects."""
    changed = uvicorn_websocket.changed_methods()
    if not changed:
        return type("WebSocketProtocol", (FastWebSocketProtocol,), {"limits": limits})
    log.warning("uvicorn-changed", version=uvicorn.__version__, methods=changed)
    return "websockets-sansio"


def http_protocol(limits: Limits, proxies: str) -> type[asyncio.Protocol] | str:
    """Return the class that reads requests. Proxies are not counted: they speak for many."""
    changed = uvicorn_http.changed_methods()
    if not changed:
        members = {"limits": limits, "proxies": ProxyAddresses(proxies)}
        return type("HttpProtocol", (BoundedHttpProtocol,), members)
    log.warning("uvicorn-changed", version=uvicorn.__version__, methods=changed)
    return "httptools"


def make_server(
    config: Config,
    *,
    host: str,
    port: int,
    proxies: str = "",
    random_source: RandomSource | None = None,
    on_ready: Callable[[], None] | None = None,
) -> TableServer:
    """Return a server that is not running yet."""
    app = make_app(config, random_source)
    limits: Limits = app.state.limits
    return TableServer(
        uvicorn.Config(
            app,
            host=host,
            port=port,
            http=http_protocol(limits, proxies),
            ws=websocket_protocol(limits),
            ws_max_size=MAX_FRAME_BYTES,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=30,
            forwarded_allow_ips=proxies,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_keep_alive=20,
            backlog=MAX_WAITING_CONNECTIONS,
            timeout_graceful_shutdown=5,
        ),
        on_ready,
    )


def run_server(
    config: Config, *, host: str, port: int, proxies: str, on_ready: Callable[[str], None]
) -> None:
    """Serve until SIGINT or SIGTERM; ``on_ready`` is called with the address when all is ready."""
    with _listening(host, port) as listener:
        address, actual = listener.getsockname()[:2]

        def greet() -> None:
            log.info("listening", host=address, port=actual)
            on_ready(f"http://{_spelled(address)}:{actual}/")

        server = make_server(config, host=host, port=port, proxies=proxies, on_ready=greet)
        # Imported modules live as long as the process; ``garbage`` explains the rest.
        gc.freeze()
        # A computing thread must not keep the event loop waiting for its turn.
        sys.setswitchinterval(SWITCH_SECONDS)
        _raise_file_limit()
        loop = asyncio.Runner(loop_factory=new_event_loop)
        with contextlib.suppress(KeyboardInterrupt), loop as runner:
            _serve(runner, server, listener)


def _serve(runner: asyncio.Runner, server: TableServer, listener: socket.socket) -> None:
    """Serve; raise the reason if the application could not start: uvicorn only exits then."""
    try:
        runner.run(server.serve(sockets=[listener]))
    except SystemExit:
        if server.started:
            raise
        app = server.config.app
        known = getattr(app.state, "startup_error", None) if isinstance(app, Starlette) else None
        raise (known if isinstance(known, OSError) else OSError("see the log")) from None


def _raise_file_limit() -> None:
    """Raise the limit of open files as far as the system allows."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        # If a service's rules forbid it, its unit has set the limit.
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _spelled(address: str) -> str:
    """Return the address as one types it; for a server that listens everywhere, the local one."""
    if address in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{address}]" if ":" in address else address


@contextlib.contextmanager
def _listening(host: str, port: int) -> Iterator[socket.socket]:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.create_server((host, port), family=family, backlog=MAX_WAITING_CONNECTIONS)
    try:
        yield listener
    finally:
        listener.close()
