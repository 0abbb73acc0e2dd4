"""What the adapters rely on in uvicorn is pinned: a change there fails here first."""

import asyncio
import inspect
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from ridotto.server import uvicorn_http
from ridotto.server.config import Config
from ridotto.server.limits import Limits
from ridotto.server.socket_io import EXTENSION
from ridotto.server.uvicorn_server import http_protocol, websocket_protocol
from ridotto.server.uvicorn_websocket import RELIED_ON, FastWebSocketProtocol, changed_methods
from ridotto.testing.client import without_nulls
from tests.server.in_process_server import WIDE, open_table, play, run_in_process
from tests.server.socket_client import connected

ATTRIBUTES = {
    "config": uvicorn.Config,
    "conn": ServerProtocol,
    "queue": asyncio.Queue,
    "handshake_complete": bool,
    "close_sent": bool,
    "read_paused": bool,
}
"""What the constructor sets, and of which type."""

REQUEST = (
    b"GET /api/tables/t/socket HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\n"
    b"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def what_to_do(name: str) -> str:
    """What to look at when a method has changed."""
    return (
        f"uvicorn {uvicorn.__version__} changed {WebSocketsSansIOProtocol.__name__}.{name}. "
        f"src/ridotto/server/uvicorn_websocket.py relies on this: it {RELIED_ON[name].expected}. "
        "Read the change, correct the adapter if need be, then put the new digest into RELIED_ON."
    )


@pytest.mark.parametrize("name", sorted(RELIED_ON))
def test_uvicorn_has_not_changed(name: str) -> None:
    assert name not in changed_methods(), what_to_do(name)


@pytest.mark.parametrize("name", sorted(uvicorn_http.RELIED_ON))
def test_uvicorn_reads_requests_as_before(name: str) -> None:
    expected = uvicorn_http.RELIED_ON[name].expected
    assert name not in uvicorn_http.changed_methods(), (
        f"uvicorn changed HttpToolsProtocol.{name}. src/ridotto/server/uvicorn_http.py relies on "
        f"this: it {expected}. Read the change, correct the adapter, put the new digest there."
    )


@pytest.mark.parametrize(
    ("base", "adapter", "pinned"),
    [
        (WebSocketsSansIOProtocol, FastWebSocketProtocol, RELIED_ON),
        (HttpToolsProtocol, uvicorn_http.BoundedHttpProtocol, uvicorn_http.RELIED_ON),
    ],
)
def test_every_method_that_is_overridden_or_called_is_pinned(
    base: type[Any], adapter: type[Any], pinned: dict[str, Any]
) -> None:
    """Whoever extends an adapter extends its list."""
    methods = {name for name, value in vars(base).items() if callable(value)}
    overridden = methods & vars(adapter).keys()
    code = inspect.getsource(adapter)
    called = {name for name in methods if f"self.{name}(" in code}
    assert overridden
    assert called
    assert overridden | called <= pinned.keys()


def make_protocol(kind: type[WebSocketsSansIOProtocol]) -> WebSocketsSansIOProtocol:
    """A protocol as uvicorn's HTTP protocol makes it when a request asks for a WebSocket."""
    config = uvicorn.Config(cast(Any, unused_app), ws_max_size=1000)
    return kind(config=config, server_state=ServerState(), app_state={})


async def unused_app(_scope: object, _receive: object, _send: object) -> None:
    """An application that does nothing."""


class Transport:
    """Enough of a transport for a handshake."""

    def get_extra_info(self, _name: str) -> None:
        """Nothing is known."""

    def is_closing(self) -> bool:
        """It is open."""
        return False

    def write(self, _data: bytes) -> None:
        """Nobody reads."""

    def close(self) -> None:
        """Nothing is left to do."""


def test_the_constructor_sets_what_is_used() -> None:
    async def make() -> None:
        protocol = make_protocol(WebSocketsSansIOProtocol)
        for name, kind in ATTRIBUTES.items():
            assert isinstance(getattr(protocol, name, None), kind), what_to_do("__init__")
        assert protocol.loop is asyncio.get_running_loop(), what_to_do("__init__")

    asyncio.run(make())


def test_the_application_finds_the_fast_way_in_its_scope() -> None:
    """The handshake makes the scope, and only then starts the application."""

    async def connect() -> None:
        protocol = make_protocol(FastWebSocketProtocol)
        protocol.connection_made(cast(asyncio.Transport, Transport()))
        protocol.data_received(REQUEST)
        extensions = cast(dict[str, object], protocol.scope["extensions"])
        assert extensions[EXTENSION] is protocol, what_to_do("handle_connect")
        await asyncio.sleep(0)

    asyncio.run(connect())


def test_the_library_says_whether_a_message_is_incomplete() -> None:
    """On this rests that a text between the pieces of another message is left to the library."""
    library = ServerProtocol(state=State.OPEN)
    sizes = []
    for opcode, fin in ((Opcode.TEXT, False), (Opcode.CONT, False), (Opcode.CONT, True)):
        sizes.append(library.current_size)
        library.receive_data(Frame(opcode, b"abc", fin).serialize(mask=True))
    assert [*sizes, library.current_size] == [None, 3, 6, None], "see uvicorn_websocket._text_of"


def test_a_change_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pin can fail, and then says where to look."""

    def shutdown(_self: object) -> None:
        """Something new."""

    assert changed_methods() == []
    monkeypatch.setattr(WebSocketsSansIOProtocol, "shutdown", shutdown)
    assert changed_methods() == ["shutdown"]
    with pytest.raises(AssertionError, match=r"changed WebSocketsSansIOProtocol\.shutdown"):
        test_uvicorn_has_not_changed("shutdown")


def test_a_server_on_a_changed_uvicorn_goes_the_ordinary_way(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says so in the log; clients notice nothing."""
    monkeypatch.setattr("ridotto.server.uvicorn_websocket.changed_methods", lambda: ["shutdown"])
    settings: dict[str, Any] = dict(WIDE)
    config = Config(database=f"sqlite:///{tmp_path}/tables.db", **settings)
    with run_in_process(config) as server:
        assert server.uvicorn_server.config.ws == "websockets-sansio"
        people = open_table(server, "bieten")
        with connected(server, people[0]) as client, connected(server, people[1]):
            play(server, people, 12, Random(1))
            assert client.ask({"type": "say", "text": "Buon giorno"})["type"] == "accepted"
            scene = server.scene(people[0]).json["scene"]
            assert client.scene == without_nulls(scene)
            client.send(b"bytes")
            assert client.read_until(lambda f: f["type"] == "error")["code"] == "no-text"
    assert server.log.errors == []


def test_the_ordinary_way_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("ridotto.server.uvicorn_websocket.changed_methods", lambda: ["shutdown"])
    monkeypatch.setattr("ridotto.server.uvicorn_http.changed_methods", lambda: ["on_url"])
    assert websocket_protocol(Limits(Config())) == "websockets-sansio"
    assert http_protocol(Limits(Config()), "") == "httptools"
    assert [record.getMessage() for record in caplog.records] == ["uvicorn-changed"] * 2
