"""What ``uvicorn_websocket`` relies on in uvicorn is pinned: a change there fails here first."""

import asyncio
import hashlib
import inspect
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.server import ServerProtocol

from ridotto.server.socket_io import EXTENSION
from ridotto.server.uvicorn_websocket import RELIED_ON, FastWebSocketProtocol

PINNED = {
    "__init__": "631dcd744eab875f",
    "connection_lost": "dd116afc4d8034e1",
    "connection_made": "f533ec93747c2cbf",
    "data_received": "c89d394077d8841d",
    "handle_close": "62fd412b1f5b9e86",
    "handle_connect": "fc648c2161ff8e13",
    "handle_parser_exception": "ff5cf13c764fb332",
    "keepalive_timeout": "8e1ceb6ec446de9d",
    "pause_writing": "4830f7e0d81f877d",
    "receive": "1dc0e715390021a1",
    "resume_writing": "ef79384e5fff077c",
    "send": "d4919ed760ce9f7b",
    "send_receive_event_to_app": "a2b10de91477dc1d",
    "shutdown": "e8ace796ada616b7",
    "stop_keepalive": "bbb91b997b37b77c",
}
"""A digest of the source of every method relied on, as it was when the adapter was last checked."""

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


def digest(method: Any) -> str:
    """A short digest of a method's source."""
    return hashlib.sha256(inspect.getsource(method).encode()).hexdigest()[:16]


def what_to_do(name: str) -> str:
    """What to look at when a method has changed."""
    return (
        f"uvicorn {uvicorn.__version__} changed {WebSocketsSansIOProtocol.__name__}.{name}. "
        f"src/ridotto/server/uvicorn_websocket.py relies on this: it {RELIED_ON[name]}. "
        "Read the change, correct the adapter if need be, then put the new digest into PINNED."
    )


@pytest.mark.parametrize("name", sorted(RELIED_ON))
def test_uvicorn_has_not_changed(name: str) -> None:
    method = getattr(WebSocketsSansIOProtocol, name, None)
    assert method is not None, what_to_do(name)
    assert PINNED[name] == digest(method), what_to_do(name)


def test_every_method_that_is_overridden_or_called_is_pinned() -> None:
    """Whoever extends the adapter extends the list."""
    base = {name for name, value in vars(WebSocketsSansIOProtocol).items() if callable(value)}
    overridden = base & vars(FastWebSocketProtocol).keys()
    code = inspect.getsource(FastWebSocketProtocol)
    called = {name for name in base if f"self.{name}(" in code}
    assert overridden
    assert called
    assert overridden | called <= RELIED_ON.keys()
    assert PINNED.keys() == RELIED_ON.keys()


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


def test_a_change_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pin can fail, and then says where to look."""

    def shutdown(_self: object) -> None:
        """Something new."""

    monkeypatch.setattr(WebSocketsSansIOProtocol, "shutdown", shutdown)
    with pytest.raises(AssertionError, match=r"changed WebSocketsSansIOProtocol\.shutdown"):
        test_uvicorn_has_not_changed("shutdown")
