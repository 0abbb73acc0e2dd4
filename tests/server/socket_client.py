"""A socket client for tests: it reads on to the frame it waits for."""

import contextlib
import json
import socket
from collections.abc import Callable, Iterator

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ridotto.testing.client import merge, without_nulls
from tests.server.in_process_server import LONG, InProcessServer, Json, Seated


class SocketClient:
    """A socket at a table, used by one thread: asking reads on to the answer."""

    def __init__(self, server: InProcessServer, seated: Seated, **headers: str) -> None:
        address = f"ws://127.0.0.1:{server.port}{seated.path}/socket"
        self._stay = contextlib.ExitStack()
        # Without bounds: frames that nobody reads must not delay the end of the connection.
        self.socket: ClientConnection = self._stay.enter_context(
            connect(
                address, additional_headers=headers, compression=None, max_size=None, max_queue=None
            )
        )
        self.seated = seated
        self.scene: Json = {}
        self.seq = -1
        self.frames: list[Json] = []
        self._refs = 0

    def hello(self, **more: Json) -> Json:
        """Say hello; the first frame that comes back."""
        self.send({"type": "hello", "token": self.seated.token, **more})
        return self.read()

    def send(self, frame: Json) -> None:
        """Send something; text and bytes go as they are."""
        self.socket.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))

    def read(self, seconds: float = LONG) -> Json:
        """The next frame; the scene is kept up to date."""
        frame = json.loads(self.socket.recv(timeout=seconds))
        self.frames.append(frame)
        if frame["type"] == "welcome":
            self.scene, self.seq = without_nulls(frame["scene"]), frame["seq"]
        elif frame["type"] == "news":
            self.scene = without_nulls(merge(self.scene, frame["patch"]))
            self.seq = frame["seq"]
        return frame

    def read_until(self, so: Callable[[Json], bool]) -> Json:
        """Read on to a frame of which something is so."""
        while not so(frame := self.read()):
            pass
        return frame

    def ask(self, command: Json) -> Json:
        """Send a command, and read on to its answer."""
        self._refs += 1
        ref = f"ref {self._refs}"
        self.send({**command, "ref": ref})
        return self.read_until(lambda frame: frame.get("ref") == ref)

    def drop(self) -> None:
        """Be gone without a word."""
        self.socket.socket.shutdown(socket.SHUT_RDWR)
        self.close()

    def close(self) -> None:
        """Go properly."""
        self._stay.close()

    def close_code(self, frames: int = 1000) -> int:
        """Read to the end, or so many frames; how the server closed, 0 if it did not."""
        with contextlib.suppress(ConnectionClosed, TimeoutError):
            for _ in range(frames):
                self.read()
        return self.socket.protocol.close_code or 0


@contextlib.contextmanager
def connected(
    server: InProcessServer, seated: Seated, *, hello: bool = True, **headers: str
) -> Iterator[SocketClient]:
    """A socket for a while; with a welcome already, unless it is not wanted."""
    opened = SocketClient(server, seated, **headers)
    try:
        if hello:
            assert opened.hello()["type"] == "welcome", opened.frames
        yield opened
    finally:
        opened.close()
