"""How the application reads from and writes to a socket: bypassing ASGI if the server can.

ASGI's ``send`` may wait, so telling four people of a card needs a queue and a task for each. A
server that can do better puts a ``SocketIO`` into the scope's extensions under ``EXTENSION``;
``uvicorn_websocket`` does. Under any other server the application uses plain ASGI.
"""

import asyncio
import contextlib
from typing import Final, Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

from ridotto.server.limits import MAX_UNREAD_FRAMES

EXTENSION: Final = "ridotto.socket"
"""The key in the scope's extensions."""

GONE: Final = (WebSocketDisconnect, OSError, RuntimeError)
"""The exceptions for reading from, or writing to, a lost socket."""


class SocketIO(Protocol):
    """Reads and writes texts."""

    async def read_text(self) -> str:
        """Return the next text.

        ``KeyError`` if it is not text, one of ``GONE`` if the socket is closed.
        """

    def write_text(self, text: bytes) -> bool:
        """Send a text without waiting; return False if the reader is gone or too slow."""

    def stop_writing(self) -> None:
        """Send nothing more."""


class AsgiSocketIO:
    """Plain ASGI: a queue, and a task that empties it."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(MAX_UNREAD_FRAMES)
        self._sender = asyncio.create_task(self._send_queued())

    async def read_text(self) -> str:
        """Return the next text."""
        return await self._socket.receive_text()

    def write_text(self, text: bytes) -> bool:
        """Queue a text; return False if the queue is full."""
        with contextlib.suppress(asyncio.QueueFull):
            self._queue.put_nowait(text)
            return True
        return False

    def stop_writing(self) -> None:
        """Send nothing more."""
        self._sender.cancel()

    async def _send_queued(self) -> None:
        """Send what is queued. A lost socket is noticed by its reader, not here."""
        with contextlib.suppress(*GONE):
            while True:
                await self._socket.send_text((await self._queue.get()).decode())


def socket_io(socket: WebSocket) -> SocketIO:
    """Return the best way to use this socket."""
    offered: SocketIO | None = (socket.scope.get("extensions") or {}).get(EXTENSION)
    return offered if offered is not None else AsgiSocketIO(socket)
