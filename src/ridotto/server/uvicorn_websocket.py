"""Speaking with a socket at once, past the ordinary way of ASGI servers.

An ASGI server's ``send`` may wait, so that whoever tells four people of a card needs a queue and
a task for each, and every frame in or out goes through a dozen hands. Uvicorn's protocol can be
read from and written to directly; its buffer says when a reader is too slow. Under another server
the application goes the ordinary way.
"""

from asyncio import AbstractEventLoop, BaseTransport, Future, Queue, Transport
from collections import deque
from typing import Any, Final, cast
from weakref import WeakKeyDictionary

from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from ridotto.server.websocket_frames import frame_end, text_frame, text_in

WRITE: Final = "ridotto.write"
READ: Final = "ridotto.read"
"""What the application finds among the extensions of the scope."""

SLOW: Final = 1024 * 1024
"""Bytes a reader may owe before it is let go; it can come back and read on."""

AHEAD: Final = 8
"""Commands that may wait to be read before the socket is left alone for a while."""


class Mailbox:
    """What came in, in its order, for the one who reads: a queue with nothing else to it."""

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._letters: deque[Any] = deque()
        self._reader: Future[None] | None = None

    def put_nowait(self, letter: Any) -> None:
        """Put something in."""
        self._letters.append(letter)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """The next letter; waits for one."""
        while not self._letters:
            self._reader = self._loop.create_future()
            await self._reader
        return self._letters.popleft()

    def empty(self) -> bool:
        """Is nothing there?"""
        return not self._letters

    def __len__(self) -> int:
        return len(self._letters)


class Post:
    """The outboxes with something in them: all are emptied at the next turn of the loop.

    What one table tells a client in a turn, the news of an act and the answer to it, then leaves
    the house in one piece.
    """

    def __init__(self, loop: AbstractEventLoop) -> None:
        self._loop = loop
        self._full: list[Outbox] = []

    def collect(self, box: "Outbox") -> None:
        """There is something in this one now."""
        if not self._full:
            self._loop.call_soon(self._deliver)
        self._full.append(box)

    def _deliver(self) -> None:
        full, self._full = self._full, []
        for box in full:
            box.flush()


POSTS: Final[WeakKeyDictionary[AbstractEventLoop, Post]] = WeakKeyDictionary()


class Outbox:
    """A transport that keeps what is written until the turn of the loop ends, in its order."""

    def __init__(self, transport: Transport, post: Post) -> None:
        self._transport, self._post = transport, post
        self._waiting: list[bytes] = []
        self.is_closing = transport.is_closing
        self.stuck = self.slow = False
        """Does the reader owe something, and too much?"""

    def write(self, data: bytes) -> None:
        """Send it soon."""
        if not self._waiting:
            self._post.collect(self)
        self._waiting.append(data)

    def flush(self) -> None:
        """Send it now."""
        waiting, self._waiting = self._waiting, []
        if waiting and not self.is_closing():
            self._transport.write(waiting[0] if len(waiting) == 1 else b"".join(waiting))
            if self.stuck:
                self.slow = self._transport.get_write_buffer_size() >= SLOW

    def close(self) -> None:
        """Send what is left, then close."""
        self.flush()
        self._transport.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


class DirectProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's own, with a way to read and write past ASGI."""

    _rest = b""
    """The beginning of a frame whose end has not come yet."""
    _plain = True
    """Does the library get whole frames only? If not, all is left to it."""
    _spoken_with = False
    """Does the application read past ASGI? From then on a text needs no message around it."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Read from a mailbox, and write through an outbox."""
        super().connection_made(transport)
        self.letters = Mailbox(self.loop)
        self.queue = cast(Queue[Any], self.letters)
        post = POSTS.setdefault(self.loop, Post(self.loop))
        self.box = Outbox(cast(Transport, transport), post)
        self.transport = cast(Transport, self.box)

    def handle_connect(self, event: Request) -> None:
        """Offer the ways to the application, which starts after this."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
            extensions[WRITE] = self.write_text
            extensions[READ] = self.read_text

    def shutdown(self) -> None:
        """The house closes. Whoever is closing already is not told: the library would refuse."""
        closing = self.handshake_complete and self.conn.state is not State.OPEN
        if closing and not self.close_sent:
            self.stop_keepalive()
            self.transport.close()
        else:
            super().shutdown()

    # Out

    def pause_writing(self) -> None:
        """The reader owes something."""
        super().pause_writing()
        self.box.stuck = True

    def resume_writing(self) -> None:
        """The reader has read on."""
        super().resume_writing()
        self.box.stuck = self.box.slow = False

    def write_text(self, data: bytes) -> bool:
        """Write a text frame; False if the reader is gone or too slow."""
        box = self.box
        # Whenever the library leaves its open state, uvicorn has sent a close or closes at once.
        if self.close_sent or box.is_closing():
            return False
        box.write(text_frame(data))
        return not box.slow

    # In

    async def read_text(self) -> str:
        """The next text; ``KeyError`` if it is none."""
        self._spoken_with = True
        letter = await self.letters.get()
        if self.read_paused and self.letters.empty():
            self.read_paused = False
            self.transport.resume_reading()
        if isinstance(letter, str):
            return letter
        if letter["type"] == "websocket.receive":
            text: str = letter["text"]
            return text
        raise WebSocketDisconnect(letter.get("code") or 1005)

    def data_received(self, data: bytes) -> None:
        """Read short texts here, and give the library everything else in whole frames."""
        if not self.handshake_complete or not self._plain:
            super().data_received(data)
            return
        data = self._rest + data
        while data:
            end = frame_end(data)
            if end is not None and end > self.config.ws_max_size:
                self._plain = False
                super().data_received(data)
                return
            if end is None or end > len(data):
                break
            self._take(data[:end])
            data = data[end:]
        self._rest = data

    def _take(self, frame: bytes) -> None:
        """A whole frame; a text between the pieces of another message is for the library."""
        text = self._read(frame)
        if text is None:
            super().data_received(frame)
            return
        if self._spoken_with:
            self.letters.put_nowait(text)
        else:
            self.letters.put_nowait({"type": "websocket.receive", "text": text})
        if len(self.letters) > AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _read(self, frame: bytes) -> str | None:
        conn = self.conn
        if conn.state is not State.OPEN or self.close_sent or conn.current_size is not None:
            return None
        text = text_in(frame)
        try:
            return None if text is None else text.decode()
        except UnicodeDecodeError:
            # What is no UTF-8 the library refuses in its own words.
            return None
