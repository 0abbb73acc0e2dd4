"""Writing to a socket at once, without a task for every frame.

An ASGI server's ``send`` may wait, so that whoever tells four people of a card needs a queue and
a task for each. Uvicorn's protocol can be written to directly; its buffer says when a reader is
too slow. Under another server the application goes the ordinary way.
"""

from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

EXTENSION: Final = "ridotto.write"

SLOW: Final = 1024 * 1024
"""Bytes a reader may owe before it is let go; it can come back and read on."""


class DirectProtocol(WebSocketsSansIOProtocol):
    """Uvicorn's own, with a way to write past ASGI."""

    def handle_connect(self, event: Request) -> None:
        """Offer the way to the application, which starts after this."""
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
            extensions[EXTENSION] = self.write_text

    def write_text(self, data: bytes) -> bool:
        """Write a text frame; False if the reader is gone or too slow."""
        if self.close_sent or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.conn.send_text(data)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return self.transport.get_write_buffer_size() < SLOW
