"""What one address can do at its worst, for ``bench.server_abuse``: each attack is a function.

Every thread of the attacking process calls it again and again until the time is over.
"""

import contextlib
import http.client
import json
import socket
import threading
import time
from collections.abc import Callable
from typing import Any, Final

from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from ridotto.server.limits import MAX_PIPELINED

ATTACKER: Final = "127.0.0.1"
THREADS: Final = 24
LINES: Final = 8
"""Connections that one thread holds, where many are to ask at the same moment."""

EMPTY: Final = Frame(Opcode.TEXT, b"").serialize(mask=True) * 10_000
PINGS: Final = Frame(Opcode.PING, b"").serialize(mask=True) * 10_000
LONGEST: Final = Frame(Opcode.TEXT, b" " * 16_384).serialize(mask=True)

Attack = Callable[[], None]


def call(port: int, source: str, method: str, path: str, body: Any = None, token: str = "") -> Any:
    """A request from this address."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=10, source_address=(source, 0))
    with contextlib.closing(line):
        headers = {"authorization": f"Bearer {token}"} if token else {}
        line.request(method, path, None if body is None else json.dumps(body), headers)
        return json.loads(line.getresponse().read())


def again_and_again(seconds: float, attack: Attack) -> None:
    """As fast as it goes, from many threads."""
    end = time.monotonic() + seconds

    def work() -> None:
        while time.monotonic() < end:
            with contextlib.suppress(OSError, WebSocketException, http.client.HTTPException):
                attack()

    threads = [threading.Thread(target=work, daemon=True) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(seconds + 5)


class Attacks:
    """All of them, against one server and one table with a long history."""

    def __init__(self, port: int, table: str) -> None:
        self.port = port
        self.path = f"/api/tables/{table}"
        self._held: list[socket.socket] = []
        self._mine = threading.local()

    def by_name(self) -> dict[str, Attack]:
        """By name, in the order in which they are measured."""
        return {
            "hints": self.hints,
            "frames": self.frames,
            "pings": self.pings,
            "commands": self.commands,
            "acts": self.acts,
            "headers": self.headers,
            "half-open": self.half_open,
            "gets": lambda: self.get(f"{self.path}/pages?after=-1"),
            "bursts": self.bursts,
            "pipelines": self.pipelines,
            "lessons": lambda: self.get("/api/lessons/minchiate"),
            "records": lambda: self.get(f"{self.path}/record"),
            "onlookers": self.onlookers,
            "tables": self.tables,
            "replays": self.replays,
            "what-ifs": self.what_ifs,
            "reviews": self.reviews,
        }

    # Sockets

    def _socket(self, hello: str = '{"type":"hello"}') -> ClientConnection:
        line = connect(f"ws://127.0.0.1:{self.port}{self.path}/socket", compression=None)
        line.send(hello)
        return line

    def frames(self) -> None:
        """Empty frames."""
        with self._socket() as line:
            for _ in range(50):
                line.socket.sendall(EMPTY)

    def pings(self) -> None:
        """The longest text that is allowed, then pings."""
        with self._socket() as line:
            line.socket.sendall(LONGEST)
            for _ in range(50):
                line.socket.sendall(PINGS)

    def commands(self) -> None:
        """Pings of ours."""
        with self._socket() as line:
            for _ in range(1000):
                line.send('{"type":"ping"}')

    def onlookers(self) -> None:
        """They come, see all and go."""
        with self._socket('{"type":"hello","seq":-1}') as line:
            line.recv(timeout=5)

    def acts(self) -> None:
        """Play against novices without a pause, a table for each thread."""
        seat = self._table("minchiate")
        where = f"/api/tables/{seat['table']}"
        told = call(self.port, ATTACKER, "GET", f"{where}/scene", token=seat["token"])
        offers = told["scene"].get("offers", ())
        doable = [offer["action"] for offer in offers if offer["type"] == "do"]
        act = {"type": "act", "seq": told["seq"], "action": doable[0]} if doable else NEXT
        call(self.port, ATTACKER, "POST", f"{where}/commands", act, seat["token"])
        # An act that comes too late asks for what was missed.
        late = {"type": "act", "seq": 0, "action": {"type": "play", "seat": 0, "card": "h1"}}
        call(self.port, ATTACKER, "POST", f"{where}/commands", late, seat["token"])

    def hints(self) -> None:
        """Ask for advice, at a table for each thread."""
        seat = self._table("bieten")
        where = f"/api/tables/{seat['table']}/commands"
        call(self.port, ATTACKER, "POST", where, {"type": "hint"}, seat["token"])

    def _table(self, game: str) -> Any:
        if not hasattr(self._mine, "seat"):
            opening = {"name": "X", "charter": {"game": game, "pace": 0}}
            seat = call(self.port, ATTACKER, "POST", "/api/tables", opening)
            if "table" not in seat:
                raise OSError("too many tables")
            self._mine.seat = seat
        return self._mine.seat

    # Requests

    def headers(self) -> None:
        """A head that does not end."""
        with socket.create_connection(("127.0.0.1", self.port), 5) as line:
            line.sendall(b"GET / HTTP/1.1\r\n")
            while True:
                line.sendall(b"a:\r\n" * 4096)

    def half_open(self) -> None:
        """A head that is not ended."""
        line = socket.create_connection(("127.0.0.1", self.port), 5)
        line.sendall(b"GET / HTTP/1.1\r\nhost: l")
        self._held.append(line)
        if len(self._held) > 800:
            self._held.pop(0).close()

    def get(self, path: str) -> None:
        """Two hundred requests on one line, as many at once as are read."""
        request = f"GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode()
        with socket.create_connection(("127.0.0.1", self.port), 5) as line:
            for _ in range(200 // MAX_PIPELINED):
                line.sendall(request * MAX_PIPELINED)
                line.recv(1 << 20)

    def pipelines(self) -> None:
        """Thousands of requests at once, before the first is answered."""
        with socket.create_connection(("127.0.0.1", self.port), 5) as line:
            line.sendall(b"GET / HTTP/1.1\r\n\r\n" * 14_000)
            while line.recv(1 << 20):
                pass

    def bursts(self) -> None:
        """Many lines ask for something long at the same moment, then wait to be allowed again."""
        request = b"GET /api/games HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip\r\n\r\n"
        with contextlib.ExitStack() as stack:
            lines = [
                stack.enter_context(socket.create_connection(("127.0.0.1", self.port), 5))
                for _ in range(LINES)
            ]
            time.sleep(3 - time.time() % 3)
            for line in lines:
                line.sendall(request)
            for line in lines:
                line.recv(1 << 20)

    def tables(self) -> None:
        """Open tables."""
        opening = {"name": "X", "charter": {"game": "minchiate", "pace": 0}}
        call(self.port, ATTACKER, "POST", "/api/tables", opening)

    def _ask(self, what: str, **more: Any) -> None:
        origin = {"type": "worked", "game": "minchiate", "hand": "dresden-1"}
        call(self.port, ATTACKER, "POST", f"/api/replay{what}", {"origin": origin, **more})

    def replays(self) -> None:
        """Replays of a worked hand."""
        self._ask("")

    def what_ifs(self) -> None:
        """Its rest, played by masters."""
        self._ask("/spread", step=20, times=64)

    def reviews(self) -> None:
        """Its review."""
        self._ask("/review")


NEXT: Final = {"type": "next"}
