"""How the application reads from a socket and writes to it: past ASGI where the server offers it.

ASGI's ``send`` may wait, so that telling four people of a card needs a queue and a task for each.
A server that can do better puts a ``SocketIO`` into the scope's extensions under ``EXTENSION``;
``uvicorn_websocket`` does. Under any other server the application goes the ordinary way.
"""

import asyncio
import contextlib
from typing import Final, Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

from ridotto.server.limits import MAX_UNREAD_FRAMES

EXTENSION: Final = "ridotto.socket"
"""The key in the scope's extensions."""

GONE: Final = (WebSocketDisconnect, OSError, RuntimeError)
"""What reading from, or writing to, a lost socket raises."""


class SocketIO(Protocol):
    """Reading and writing texts."""

    async def read_text(self) -> str:
        """The next text; ``KeyError`` if it is none, one of ``GONE`` if the socket is closed."""

    def write_text(self, text: bytes) -> bool:
        """Send a text, without waiting; False if the reader is gone or too slow."""

    def stop_writing(self) -> None:
        """Send nothing more."""


class AsgiSocketIO:
    """The ordinary way: a queue, and a task that empties it."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(MAX_UNREAD_FRAMES)
        self._sender = asyncio.create_task(self._send_queued())

    async def read_text(self) -> str:
        """The next text."""
        return await self._socket.receive_text()

    def write_text(self, text: bytes) -> bool:
        """Queue a text; False if the queue is full."""
        with contextlib.suppress(asyncio.QueueFull):
            self._queue.put_nowait(text)
            return True
        return False

    def stop_writing(self) -> None:
        """Send nothing more."""
        self._sender.cancel()

    async def _send_queued(self) -> None:
        """That a socket is lost, whoever reads from it will notice."""
        with contextlib.suppress(*GONE):
            while True:
                await self._socket.send_text((await self._queue.get()).decode())


def socket_io(socket: WebSocket) -> SocketIO:
    """The best way there is for this socket."""
    offered: SocketIO | None = (socket.scope.get("extensions") or {}).get(EXTENSION)
    return offered if offered is not None else AsgiSocketIO(socket)
