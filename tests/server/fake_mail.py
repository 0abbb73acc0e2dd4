"""A mail server on this machine that keeps the letters it is handed."""

import contextlib
import email
import socketserver
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from email.message import Message


@dataclass
class FakeMail:
    """Letters that came in."""

    port: int = 0
    letters: list[Message] = field(default_factory=list)

    def text(self, number: int = -1) -> str:
        """What a letter says."""
        payload = self.letters[number].get_payload(decode=True)
        assert isinstance(payload, bytes)
        return payload.decode()


@contextlib.contextmanager
def fake_mail() -> Iterator[FakeMail]:
    """A mail server for a while."""
    house = FakeMail()

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.wfile.write(b"220 here\r\n")
            for line in self.rfile:
                word = line.strip().upper()[:4]
                if word == b"DATA":
                    self.wfile.write(b"354 go on\r\n")
                    house.letters.append(email.message_from_bytes(self._letter()))
                self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 well\r\n")
                if word == b"QUIT":
                    return

        def _letter(self) -> bytes:
            lines = iter(self.rfile.readline, b".\r\n")
            return b"".join(lines)

    server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    house.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield house
    finally:
        server.shutdown()
        thread.join(10)
        server.server_close()
