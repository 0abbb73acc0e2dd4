"""One address does its worst, within bounds: it is cut off and logged, and others do not notice.

Floods come from 127.0.0.1, other people from 127.0.0.2: both are this machine.
"""

import asyncio
import contextlib
import http.client
import json
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.applications import Starlette
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from ridotto.server import asgi_app, uvicorn_http
from ridotto.server.config import Config
from ridotto.server.limits import (
    MAX_COMPLAINTS,
    MAX_FRAME_BYTES,
    MAX_PIPELINED,
    Limits,
    address_key,
)
from ridotto.server.sockets import serve_socket
from tests.server.in_process_server import (
    InProcessServer,
    Seated,
    open_table,
    run_in_process,
    wait_until,
)
from tests.server.socket_client import connected

OTHER = "127.0.0.2"
ENOUGH = 9.0
"""Seconds that others may wait here: the machine may be busy. bench.server_abuse measures."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[InProcessServer]:
    """A server with the limits it has by default, new for every flood."""
    with run_in_process(Config(database=f"sqlite:///{tmp_path}/tables.db")) as running:
        yield running
    assert running.log.errors == []


def seated_at(server: InProcessServer) -> Seated:
    """Somebody at a table where nothing happens."""
    return open_table(server, "bieten", fill=False)[0]


def cut_off(server: InProcessServer, why: str) -> bool:
    """Was somebody cut off for this, and was it logged?"""
    logged = [getattr(r, "fields", {}) for r in server.log.records if r.getMessage() == "cut-off"]
    return any(fields["why"] == why for fields in logged)


def line_from(server: InProcessServer, address: str = "127.0.0.1") -> socket.socket:
    """A connection from this address."""
    line = socket.create_connection(("127.0.0.1", server.port), 10, (address, 0))
    line.settimeout(10)
    return line


def others_wait(server: InProcessServer, path: str = "/api/games/bieten/book") -> float:
    """The seconds somebody else waits for an answer."""
    begun = time.perf_counter()
    line = http.client.HTTPConnection("127.0.0.1", server.port, 10, source_address=(OTHER, 0))
    with contextlib.closing(line):
        line.request("GET", path)
        assert line.getresponse().status == 200
    return time.perf_counter() - begun


def worst_wait(server: InProcessServer, seconds: float) -> float:
    """The longest somebody else waits in this time."""
    end, waits = time.perf_counter() + seconds, [others_wait(server)]
    while time.perf_counter() < end:
        waits.append(others_wait(server))
        time.sleep(0.02)
    return max(waits)


# Frames


@pytest.mark.parametrize("opcode", [Opcode.TEXT, Opcode.PING, Opcode.BINARY])
def test_a_flood_of_empty_frames_is_cut_off(server: InProcessServer, opcode: Opcode) -> None:
    """A megabyte of them: the sender is closed on, and others wait no longer than usual."""
    onlooker = seated_at(server).onlooker
    flood = Frame(opcode, b"").serialize(mask=True) * 170_000
    with connected(server, onlooker) as client:
        line = client.socket.socket
        line.setblocking(False)
        sent = 0
        with contextlib.suppress(OSError):
            while sent < len(flood):
                with contextlib.suppress(BlockingIOError):
                    sent += line.send(flood[sent : sent + 65_536])
                assert others_wait(server) < ENOUGH
                time.sleep(0.02)
        assert worst_wait(server, 0.3) < ENOUGH
        wait_until(lambda: cut_off(server, "frames") or cut_off(server, "commands"))
        line.close()


def pour(line: socket.socket, flood: bytes, seconds: float = 20.0) -> None:
    """Send all of it, or until the server closes; nobody waits for the rest for ever."""
    line.setblocking(False)
    end, sent = time.monotonic() + seconds, 0
    with contextlib.suppress(OSError):
        while sent < len(flood) and time.monotonic() < end:
            with contextlib.suppress(BlockingIOError):
                sent += line.send(flood[sent : sent + 65_536])
            time.sleep(0.01)


PINGS = Frame(Opcode.PING, b"").serialize(mask=True) * 20_000


def test_the_longest_text_that_is_allowed_opens_no_way_round_the_count(
    server: InProcessServer,
) -> None:
    """With its head it is longer than the text alone may be; what follows is counted all the same.

    A message that is too long by a byte is refused.
    """
    with connected(server, seated_at(server).onlooker) as client:
        client.send(" " * MAX_FRAME_BYTES)
        assert client.read()["code"] == "malformed"
        pour(client.socket.socket, PINGS)
        wait_until(lambda: cut_off(server, "frames"))
    with connected(server, seated_at(server).onlooker) as client:
        client.send(" " * (MAX_FRAME_BYTES + 1))
        assert client.close_code() == 1009


UPGRADE = (
    "GET {}/socket HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    "sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def test_frames_before_the_handshake_is_answered_are_counted(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever does not wait for the answer gets no other count by it."""
    asked, go = threading.Event(), threading.Event()

    async def serve_late(*args: Any) -> None:
        asked.set()
        await asyncio.to_thread(go.wait, 20)
        await serve_socket(*args)

    monkeypatch.setattr(asgi_app, "serve_socket", serve_late)
    table = seated_at(server)
    with line_from(server) as line:
        line.sendall(UPGRADE.format(table.path).encode())
        assert asked.wait(20)
        pour(line, PINGS, 0.2)
        go.set()
        wait_until(lambda: cut_off(server, "frames"))


def test_a_frame_that_comes_byte_by_byte_is_read(server: InProcessServer) -> None:
    """Whole, and in good time."""
    with connected(server, seated_at(server)) as client:
        text = json.dumps({"type": "ping", "ref": "x" * 60, "padding": "y" * 8000}).encode()
        for byte in Frame(Opcode.TEXT, text).serialize(mask=True):
            client.socket.socket.send(bytes((byte,)))
        assert client.read()["code"] == "malformed"


def test_commands_are_counted_over_all_sockets_of_an_address(tmp_path: Path) -> None:
    """Ten sockets have no more than five."""
    config = Config(database=f"sqlite:///{tmp_path}/tables.db", commands_a_second=4)
    with run_in_process(config) as server, contextlib.ExitStack() as stack:
        seated = seated_at(server)
        clients = [stack.enter_context(connected(server, seated)) for _ in range(10)]
        begun, answers = time.perf_counter(), []
        for client in clients:
            for n in range(12):
                client.send({"type": "ping", "ref": str(n)})
        for client in clients:
            answers += [client.read_until(lambda f: "ref" in f) for _ in range(12)]
        took = time.perf_counter() - begun
    pongs = sum(answer["type"] == "pong" for answer in answers)
    # Twenty a second with bursts of sixty.
    assert 60 <= pongs <= 62 + 20 * took
    late = [answer for answer in answers if answer.get("code") == "too-fast"]
    assert late
    assert all(answer["ref"] for answer in late), "too-fast names the command it is about"


def test_a_socket_that_does_not_slow_down_is_closed(server: InProcessServer) -> None:
    """After a burst, and some complaints."""
    with connected(server, seated_at(server)) as client:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(120 + MAX_COMPLAINTS + 60):
                client.send({"type": "ping"})
        assert client.close_code() == 1008
    assert cut_off(server, "commands")


# Requests

HEALTH = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n"


def send_until(line: socket.socket, more: bytes, end: float) -> None:
    """Go on sending until the other side closes, or the time is over."""
    while time.monotonic() < end:
        line.sendall(more)
        time.sleep(0.005)


@pytest.mark.parametrize("header", [b"a:\r\n", b"a: b\r\n", b"x", b"x: " + b"y" * 5000 + b"\r\n"])
def test_the_head_of_a_request_has_an_end(server: InProcessServer, header: bytes) -> None:
    """Whoever goes on sending headers, or one that does not end, is closed on."""
    with line_from(server) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n")
        more, end = header * (4096 // len(header) + 1), time.monotonic() + 5
        with pytest.raises(ConnectionError):
            send_until(line, more, end)
    wait_until(lambda: cut_off(server, "head"))


def test_who_sends_heads_without_end_is_not_listened_to(server: InProcessServer) -> None:
    """After some of them nothing is taken from there for a while; others are served."""
    head = b"GET / HTTP/1.1\r\n" + b"a:\r\n" * 4096
    for _ in range(30):
        with contextlib.suppress(OSError), line_from(server) as line:
            line.sendall(head)
            while line.recv(65_536):
                pass
    limits: Limits = cast(Starlette, server.uvicorn_server.config.app).state.limits
    assert limits.is_cut_off("127.0.0.1")
    assert others_wait(server) < ENOUGH


def test_a_few_requests_may_be_sent_at_once(server: InProcessServer) -> None:
    """Whoever does not wait for the answers gets all of them."""
    with line_from(server) as line:
        line.sendall(HEALTH * MAX_PIPELINED)
        answered = b""
        while answered.count(b"200 OK") < MAX_PIPELINED:
            answered += line.recv(65_536)


def test_who_sends_thousands_of_requests_at_once_is_closed_on(server: InProcessServer) -> None:
    """They are not even read, and after several times the address is not listened to."""
    before = server.uvicorn_server.server_state.total_requests
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(line_from(server)) for _ in range(20)]
        for line in lines:
            with contextlib.suppress(OSError):
                line.sendall(HEALTH * 5_000)
        wait_until(lambda: all(closed(line) for line in lines))
    assert cut_off(server, "pipeline")
    limits: Limits = cast(Starlette, server.uvicorn_server.config.app).state.limits
    assert limits.is_cut_off("127.0.0.1")
    answered = server.uvicorn_server.server_state.total_requests - before
    assert answered <= 20 * (1 + MAX_PIPELINED)
    assert others_wait(server) < ENOUGH


async def cut_off_now(limits: Limits) -> None:
    limits.cut_off("127.0.0.1", "test")


def test_who_is_cut_off_is_not_heard_on_open_connections(server: InProcessServer) -> None:
    with line_from(server) as line:
        line.sendall(HEALTH)
        assert b"200 OK" in line.recv(65_536)
        limits: Limits = cast(Starlette, server.uvicorn_server.config.app).state.limits
        server.inside(cut_off_now(limits))
        line.sendall(HEALTH)
        wait_until(lambda: closed(line))


def test_half_open_requests_shut_nobody_out(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One address has only so many, and not for long; others come in at once."""
    # Long enough that the first is still there when the last comes, on a slow machine too.
    monkeypatch.setattr(uvicorn_http, "REQUEST_SECONDS", 5.0)
    with contextlib.ExitStack() as stack:
        lines = []
        for _ in range(350):
            with contextlib.suppress(OSError):
                lines.append(stack.enter_context(line_from(server)))
                lines[-1].sendall(b"GET /healthz HTTP/1.1\r\nhost: loc")
        assert others_wait(server) < ENOUGH
        wait_until(lambda: cut_off(server, "slow request"))
        wait_until(lambda: all(closed(line) for line in lines))
    assert cut_off(server, "connections")


def closed(line: socket.socket) -> bool:
    """Has the server closed this connection?"""
    line.setblocking(False)
    try:
        while line.recv(65_536):
            pass
        return True
    except BlockingIOError:
        return False
    except OSError:
        return True


def test_a_body_that_drips_is_not_waited_for(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request has so much time in all, however regularly something comes."""
    monkeypatch.setattr(uvicorn_http, "REQUEST_SECONDS", 0.5)
    head = b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 50000\r\n\r\n"
    with line_from(server) as line, contextlib.suppress(OSError):
        line.sendall(head)
        for _ in range(300):
            line.sendall(b" ")
            time.sleep(0.05)
        pytest.fail("a quarter of a minute was waited")
    assert cut_off(server, "slow request")


def test_a_flood_of_requests_is_cut_off(server: InProcessServer) -> None:
    """First answered 429 and closed on, then not listened to for a while; others are served."""
    table = seated_at(server)
    request = f"GET {table.path} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode() * MAX_PIPELINED
    told: list[bytes] = []
    for _ in range(900):
        told.append(answers_to(server, request, MAX_PIPELINED))
        if cut_off(server, "requests"):
            break
    assert any(b" 429 " in answer for answer in told)
    assert cut_off(server, "requests")
    with line_from(server) as line, contextlib.suppress(OSError):
        line.sendall(request)
        assert line.recv(1) == b""
    assert worst_wait(server, 0.2) < ENOUGH


def answers_to(server: InProcessServer, requests: bytes, count: int) -> bytes:
    """All that comes back for so many requests in one go, until the server closes."""
    told = b""
    with contextlib.suppress(OSError), line_from(server) as line:
        line.sendall(requests)
        while told.count(b"HTTP/1.1") < count and (more := line.recv(65_536)):
            told += more
    return told


def test_forwarding_headers_of_strangers_are_not_believed(server: InProcessServer) -> None:
    """Nobody multiplies by claiming to be many."""
    opening = {"name": "Prima", "charter": {"game": "tresette"}}
    told = [
        server.call("POST", "/api/tables", opening, headers={"x-forwarded-for": f"10.0.0.{n}"})
        for n in range(40)
    ]
    assert 429 in {answer.status for answer in told}


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example"])
def test_names_that_are_not_ours_are_not_answered(server: InProcessServer, host: str) -> None:
    """A page whose name was made to point here would otherwise be of the same origin."""
    for headers in ({"host": host}, {"host": host, "origin": f"http://{host}"}):
        told = server.call("GET", "/api/tables", headers=headers)
        assert (told.status, told.code) == (421, "host")
    for ours in ("localhost", "127.0.0.1:1", "[::1]:80", "LOCALHOST:8097"):
        assert server.call("GET", "/healthz", headers={"host": ours}).status == 200


# Talk


@pytest.mark.parametrize("chat", ["free", "off"])
def test_a_name_is_no_way_to_talk(server: InProcessServer, chat: str) -> None:
    """It is told to everybody, and cannot be muted: three times, then once a minute."""
    one = open_table(server, "bieten", chat=chat)[0]
    told = [server.command(one, {"type": "rename", "name": f"Story, part {n}"}) for n in "abcde"]
    assert [answer.status for answer in told] == [200, 200, 200, 429, 429]
    assert told[-1].code == "renames"
    assert int(told[-1].headers["retry-after"]) > 0
    with connected(server, one) as client:
        answer = client.ask({"type": "rename", "name": "Story, the end"})
        assert (answer["type"], answer["code"]) == ("error", "renames")


def test_a_ledger_does_not_grow_by_talk_without_end(server: InProcessServer) -> None:
    """Neither at one table nor, from one address, at many; elsewhere people talk on."""
    limits: Limits = cast(Starlette, server.uvicorn_server.config.app).state.limits
    assert (limits.talk_of_table.burst, limits.talk_of_address.burst) == (100, 400)
    for buckets, burst in ((limits.talk_of_table, 10), (limits.talk_of_address, 25)):
        buckets.rate, buckets.burst = 0.0, burst
    people = open_table(server, "bieten")
    said = [server.command(people[n % 2], {"type": "say", "text": "x"}) for n in range(12)]
    assert [answer.status for answer in said] == [200] * 10 + [429] * 2
    assert said[-1].code == "talk"
    for other in (open_table(server, "bieten")[0], open_table(server, "bieten")[0]):
        said = [server.command(other, {"type": "say", "text": "x"}) for _ in range(9)]
    assert [answer.status for answer in said] == [200] * 6 + [429] * 3
    with connected(server, other) as client:
        answer = client.ask({"type": "say", "phrase": "greeting"})
        assert (answer["type"], answer["code"]) == ("error", "talk")
    assert limits.talk_of_address.take(OTHER)


# Whose limits


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::9", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a socket", "a socket"),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(address: str, key: str) -> None:
    assert address_key(address) == key


def test_an_address_is_cut_off_for_a_while() -> None:
    """And then welcome again."""
    limits = Limits(Config())
    limits.cut_off("one", "test")
    assert not limits.add_connection("one")
    assert limits.add_connection("other")
    limits._cut_off["one"] -= 60
    assert limits.add_connection("one")
