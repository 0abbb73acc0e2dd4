"""The adapter to uvicorn for sockets. It and ``uvicorn_http`` rely on undocumented parts of it.

It extends uvicorn's WebSocket protocol by a ``SocketIO`` that bypasses ASGI, and handles short
texts itself. Everything else is left to uvicorn and the ``websockets`` library. ``RELIED_ON`` lists
what it relies on. When uvicorn changes any of it, ``tests/server/test_uvicorn_pin.py`` fails, and a
server that is started skips this adapter. docs/decisions/0020-websocket-framing.md has the reasons
for both adapters, and what they cost.
"""

import asyncio
from asyncio import BaseTransport, Queue, Transport
from typing import Any, ClassVar, Final, cast

from starlette.websockets import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from ridotto.server.limits import MAX_WAITING_COMMANDS, Limits, address_key
from ridotto.server.socket_buffers import (
    WRITE_BATCHERS,
    BatchedTransport,
    ReceiveQueue,
    WriteBatcher,
)
from ridotto.server.socket_io import EXTENSION
from ridotto.server.token_buckets import TokenBucket
from ridotto.server.uvicorn_pins import Reliance, changed_in
from ridotto.server.websocket_frames import frame_bounds, text_frame, text_in

RELIED_ON: Final = {
    "connection_made": Reliance(
        "f533ec93747c2cbf", "is called once, before any data, and only keeps the transport"
    ),
    "connection_lost": Reliance("dd116afc4d8034e1", "puts a websocket.disconnect into the queue"),
    "data_received": Reliance(
        "c89d394077d8841d", "may be given any part of the stream, and takes whole frames one by one"
    ),
    "handle_connect": Reliance(
        "fc648c2161ff8e13", "makes the scope, with extensions, and starts the application after it"
    ),
    "send_receive_event_to_app": Reliance(
        "a2b10de91477dc1d", "puts a websocket.receive into the queue, and pauses reading"
    ),
    "receive": Reliance(
        "1dc0e715390021a1", "is not called by an application that reads by read_text"
    ),
    "pause_writing": Reliance("4830f7e0d81f877d", "says that the transport's buffer is full"),
    "resume_writing": Reliance("ef79384e5fff077c", "says that it is empty again"),
    "send": Reliance("d4919ed760ce9f7b", "sets close_sent when it sends a close frame"),
    "handle_close": Reliance(
        "62fd412b1f5b9e86", "closes the transport at once, or has sent a close before"
    ),
    "handle_parser_exception": Reliance(
        "ff5cf13c764fb332", "sets close_sent, and puts a websocket.disconnect into the queue"
    ),
    "keepalive_timeout": Reliance("8e1ceb6ec446de9d", "sets close_sent"),
    "stop_keepalive": Reliance("bbb91b997b37b77c", "ends the pings"),
    "shutdown": Reliance("e8ace796ada616b7", "closes an open socket with 1012"),
    "__init__": Reliance(
        "631dcd744eab875f",
        "sets config, loop, queue, conn, handshake_complete, close_sent, read_paused",
    ),
}
"""The methods of uvicorn's protocol that this adapter calls, replaces, or depends on."""


def changed_methods() -> list[str]:
    """Return the methods that changed since the last check; the server then skips this adapter."""
    changed = changed_in(WebSocketsSansIOProtocol, RELIED_ON)
    # The undocumented attributes of the library: a size that is None between two messages, and a
    # generator that reads.
    library = ServerProtocol()
    gone = [name for name in ("current_size", "parser") if not hasattr(library, name)]
    return [*changed, *gone]


FLOODING: Final = 1008
"""The close code for a client that sends frames far too fast."""


class FastWebSocketProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's own protocol, with a way to read and write texts that bypasses ASGI."""

    limits: ClassVar[Limits | None] = None
    """The counters of the process, if frames are counted."""
    _unread = b""
    """Unread input: the beginning of a frame, or everything that must wait."""
    _at = 0
    """The offset of the next frame in it."""
    _frames: TokenBucket | None = None
    _whole_frames = True
    """Whether the library gets whole frames only. If not, everything is left to it."""
    _read_directly = False
    """Whether the application uses ``read_text``; then a text needs no ASGI message around it."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Put our own buffers between uvicorn and the transport."""
        super().connection_made(transport)
        self.received = ReceiveQueue(self.loop)
        self.queue = cast(Queue[Any], self.received)
        if self.limits is not None:
            self._frames = self.limits.frames_of_socket()
        batcher = WRITE_BATCHERS.setdefault(self.loop, WriteBatcher(self.loop))
        self.batched = BatchedTransport(cast(Transport, transport), batcher)
        self.transport = cast(Transport, self.batched)

    def handle_connect(self, event: Request) -> None:
        """Offer this protocol to the application, which starts after this."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
            extensions[EXTENSION] = self

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up, and break both cycles: the collector would find them only hours later.

        The scope refers to this protocol, and the library's parser to the library's connection.
        """
        super().connection_lost(exc)
        self.conn.parser.close()
        if hasattr(self, "scope"):
            self.scope["extensions"] = {}

    def shutdown(self) -> None:
        """Stop. A socket that is already closing gets no second close frame."""
        closing = self.handshake_complete and self.conn.state is not State.OPEN
        if closing and not self.close_sent:
            self.stop_keepalive()
            self.transport.close()
        else:
            super().shutdown()

    # Writing

    def pause_writing(self) -> None:
        """Note that the client does not read fast enough."""
        super().pause_writing()
        self.batched.paused = True

    def resume_writing(self) -> None:
        """Note that the client reads again."""
        super().resume_writing()
        self.batched.paused = self.batched.slow = False

    def write_text(self, text: bytes) -> bool:
        """Send a text frame; return False if the reader is gone or too slow."""
        batched = self.batched
        # Whenever the library leaves its open state, uvicorn has sent a close or closes at once.
        if self.close_sent or batched.is_closing():
            return False
        batched.write(text_frame(text))
        if batched.slow and self.limits is not None:
            self.limits.report("slow reader")
        return not batched.slow

    def stop_writing(self) -> None:
        """Do nothing: what was written is sent in this turn of the event loop."""

    # Reading

    async def read_text(self) -> str:
        """Return the next text; ``KeyError`` if it is not text."""
        self._read_directly = True
        if self.received.empty() and self._at < len(self._unread):
            # A client that sends much at once must not block the event loop.
            await asyncio.sleep(0)
            self._read_frames()
        if self.read_paused and self.received.empty():
            self.read_paused = False
            self.transport.resume_reading()
        message = await self.received.get()
        if isinstance(message, str):
            return message
        if message["type"] == "websocket.receive":
            text: str = message["text"]
            return text
        raise WebSocketDisconnect(message.get("code") or 1005)

    def data_received(self, data: bytes) -> None:
        """Read short texts here, and give the library everything else in whole frames."""
        if not self._whole_frames or not hasattr(self, "scope"):
            super().data_received(data)
            return
        self._unread, self._at = self._unread[self._at :] + data, 0
        if self.handshake_complete:
            self._read_frames()
        elif not self.read_paused:
            # The handshake is not answered yet: early input waits, and is counted like the rest.
            self.read_paused = True
            self.transport.pause_reading()

    async def send(self, message: Any) -> None:
        """Send a message; once the handshake is answered, read the early input."""
        waiting = not self.handshake_complete
        await super().send(message)
        if waiting and self.handshake_complete and not self.close_sent and self._unread:
            if self.read_paused:
                self.read_paused = False
                self.transport.resume_reading()
            self._read_frames()

    def _read_frames(self) -> None:
        """Take the frames that have arrived completely, as long as few commands wait."""
        data = self._unread
        while self._at < len(data) and len(self.received) <= MAX_WAITING_COMMANDS:
            bounds = frame_bounds(data, self._at)
            if bounds is None:
                return
            begin, end = bounds
            if end - begin > self.config.ws_max_size:
                # Too long: the library says so and closes. What it still reads after this is not
                # counted,
                # so no shorter frame may ever take this way.
                self._whole_frames = False
                super().data_received(data[self._at :])
                return
            if end > len(data):
                return
            frame, self._at = data[self._at : end], end
            if self._frames is not None and not self._frames.take():
                self._cut_off()
                return
            self._take(frame)
        if len(self.received) > MAX_WAITING_COMMANDS and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _cut_off(self) -> None:
        """Close a client that sends frames far too fast."""
        self._unread, self._at = b"", 0
        if self.close_sent or self.batched.is_closing():
            return
        if self.limits is not None and self.client is not None:
            self.limits.report("frames")
            self.limits.refuse(address_key(self.client[0]), "frames", times=10)
        self.conn.send_close(FLOODING, "too many frames")
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOODING})
        self.transport.close()

    def _take(self, frame: bytes) -> None:
        """Handle a whole frame; a text between the pieces of another message is for the library."""
        text = self._text_of(frame)
        if text is None:
            super().data_received(frame)
            return
        if self._read_directly:
            self.received.put_nowait(text)
        else:
            self.received.put_nowait({"type": "websocket.receive", "text": text})

    def _text_of(self, frame: bytes) -> str | None:
        conn = self.conn
        if conn.state is not State.OPEN or self.close_sent or conn.current_size is not None:
            return None
        text = text_in(frame)
        try:
            return None if text is None else text.decode()
        except UnicodeDecodeError:
            # The library refuses text that is not UTF-8 in its own words.
            return None
