"""Buffers for sockets: unread input, and output that is sent together."""

from asyncio import AbstractEventLoop, Future, Transport
from collections import deque
from typing import Any, Final
from weakref import WeakKeyDictionary

from ridotto.server.limits import MAX_UNREAD_BYTES


class ReceiveQueue:
    """An input queue for one reader: simpler than an ``asyncio.Queue``, and quicker."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._items: deque[Any] = deque()
        self._reader: Future[None] | None = None

    def put_nowait(self, item: Any) -> None:
        """Add an item."""
        self._items.append(item)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """Return the next item; wait for one if there is none."""
        while not self._items:
            self._reader = self._loop.create_future()
            await self._reader
        return self._items.popleft()

    def empty(self) -> bool:
        """Return whether the queue is empty."""
        return not self._items

    def __len__(self) -> int:
        return len(self._items)


class WriteBatcher:
    """Flushes every transport that was written to at the next turn of the event loop.

    So everything that a table sends to a client in one turn, such as the news of an act and the
    answer to it, is sent in one piece.
    """

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: list[BatchedTransport] = []

    def add(self, transport: "BatchedTransport") -> None:
        """Note that this transport has something to send."""
        if not self._waiting:
            self._loop.call_soon(self._flush_all)
        self._waiting.append(transport)

    def _flush_all(self) -> None:
        waiting, self._waiting = self._waiting, []
        for transport in waiting:
            transport.flush()


WRITE_BATCHERS: Final[WeakKeyDictionary[AbstractEventLoop, WriteBatcher]] = WeakKeyDictionary()
"""The batcher of each event loop."""


class BatchedTransport:
    """A transport that buffers what is written until the turn of the event loop ends, in order."""

    def __init__(self, transport: Transport, batcher: WriteBatcher) -> None:
        self._transport, self._batcher = transport, batcher
        self._waiting: list[bytes] = []
        self.is_closing = transport.is_closing
        self.paused = False
        """Whether the client has unread output."""
        self.slow = False
        """Whether the client has too much unread output."""

    def write(self, data: bytes) -> None:
        """Send the data at the next turn of the event loop."""
        if not self._waiting:
            self._batcher.add(self)
        self._waiting.append(data)

    def flush(self) -> None:
        """Send the buffered data now."""
        waiting, self._waiting = self._waiting, []
        if waiting and not self.is_closing():
            self._transport.write(waiting[0] if len(waiting) == 1 else b"".join(waiting))
            if self.paused:
                self.slow = self._transport.get_write_buffer_size() >= MAX_UNREAD_BYTES

    def close(self) -> None:
        """Send what is left, then close."""
        self.flush()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)
