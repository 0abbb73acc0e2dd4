"""Running the application under uvicorn until it is told to stop."""

import asyncio
import contextlib
import gc
import socket
import sys
from collections.abc import Callable, Iterator

import uvicorn
from starlette.applications import Starlette

from ridotto.server.asgi_app import announce_shutdown, make_app
from ridotto.server.config import Config
from ridotto.server.json_log import log
from ridotto.server.limits import MAX_FRAME_BYTES
from ridotto.server.seals import RandomSource
from ridotto.server.uvicorn_websocket import FastWebSocketProtocol, changed_methods

if sys.platform == "win32":
    from asyncio import new_event_loop
else:
    from uvloop import new_event_loop


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


def websocket_protocol() -> type[asyncio.Protocol] | str:
    """Our adapter; or uvicorn's own protocol, where uvicorn is not as the adapter expects it."""
    changed = changed_methods()
    if not changed:
        return FastWebSocketProtocol
    log.warning("uvicorn-changed", version=uvicorn.__version__, methods=changed)
    return "websockets-sansio"


def make_server(
    config: Config,
    *,
    host: str,
    port: int,
    proxies: str = "127.0.0.1",
    random_source: RandomSource | None = None,
    on_ready: Callable[[], None] | None = None,
) -> TableServer:
    """A server, not yet running."""
    return TableServer(
        uvicorn.Config(
            make_app(config, random_source),
            host=host,
            port=port,
            ws=websocket_protocol(),
            ws_max_size=MAX_FRAME_BYTES,
            ws_per_message_deflate=False,
            ws_ping_interval=20,
            ws_ping_timeout=30,
            forwarded_allow_ips=proxies,
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_keep_alive=20,
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
        log.info("listening", host=address, port=actual)
        url = f"http://{_spelled(address)}:{actual}/"
        server = make_server(
            config, host=host, port=port, proxies=proxies, on_ready=lambda: on_ready(url)
        )
        # Nearly everything here is immutable and dies by its count: looking for cycles less often
        # saves a tenth of the work.
        gc.freeze()
        gc.set_threshold(50_000, 20, 20)
        loop = asyncio.Runner(loop_factory=new_event_loop)
        with contextlib.suppress(KeyboardInterrupt), loop as runner:
            runner.run(server.serve(sockets=[listener]))
        if not server.started:
            raise OSError("see the log")


def _spelled(address: str) -> str:
    """The address as one types it; a server that listens everywhere is reached locally."""
    if address in ("0.0.0.0", "::"):
        return "127.0.0.1"
    return f"[{address}]" if ":" in address else address


@contextlib.contextmanager
def _listening(host: str, port: int) -> Iterator[socket.socket]:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.create_server((host, port), family=family, backlog=2048)
    try:
        yield listener
    finally:
        listener.close()
