"""Our own framing and buffers: the ``websockets`` library says whether frames are right."""

import asyncio
import json
from collections.abc import Callable, Generator
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from ridotto.server.limits import MAX_UNREAD_BYTES
from ridotto.server.socket_buffers import BatchedTransport, ReceiveQueue, WriteBatcher
from ridotto.server.websocket_frames import frame_bounds, text_frame, text_in
from tests.server.in_process_server import InProcessServer, Seated, open_table
from tests.server.socket_client import connected

sizes = st.sampled_from((0, 1, 125, 126, 127, 1000, 65_535, 65_536, 70_000))
texts = sizes.map(lambda size: b"x" * size) | st.text().map(str.encode)


@given(texts)
def test_texts_are_written_as_the_library_writes_them(text: bytes) -> None:
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


@given(texts)
def test_texts_of_clients_are_read(text: bytes) -> None:
    assert text_in(Frame(Opcode.TEXT, text).serialize(mask=True)) == text


@given(texts, st.booleans(), st.booleans(), st.sampled_from(list(Opcode)), st.binary(max_size=9))
def test_a_frame_ends_where_the_library_says(
    data: bytes, fin: bool, mask: bool, opcode: Opcode, more: bytes
) -> None:
    """Whatever follows it; and of a piece of it one sees that it is one."""
    if opcode >= Opcode.CLOSE:
        data, fin = data[:125], True
    frame = Frame(opcode, data, fin).serialize(mask=mask)
    bounds = (len(frame) - len(data), len(frame))
    assert frame_bounds(frame + more) == bounds
    for cut in {0, 1, 2, 3, 9, 13, len(frame) // 2, len(frame) - 1} & set(range(len(frame))):
        assert frame_bounds(frame[:cut]) in (None, bounds)


@given(st.sampled_from(list(Opcode)), st.booleans(), st.booleans())
def test_anything_else_is_left_to_the_library(opcode: Opcode, fin: bool, mask: bool) -> None:
    """Pieces, bytes, pings, and texts without a mask."""
    frame = Frame(opcode, b"abc", fin or opcode >= Opcode.CLOSE).serialize(mask=mask)
    plain = opcode is Opcode.TEXT and fin and mask
    assert text_in(frame) == (b"abc" if plain else None)


# Over a real socket


def command(ref: str, *, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A ping with a name, as a client's frame."""
    text = json.dumps({"type": "ping", "ref": ref}).encode()
    return Frame(opcode, text, fin).serialize(mask=True)


def in_pieces(ref: str, between: bytes = b"") -> bytes:
    """The same in two frames, with something between them."""
    text = json.dumps({"type": "ping", "ref": ref}).encode()
    first = Frame(Opcode.TEXT, text[:7], fin=False).serialize(mask=True)
    return first + between + Frame(Opcode.CONT, text[7:]).serialize(mask=True)


TWO = command("a") + command("b")
PING = Frame(Opcode.PING, b"there?").serialize(mask=True)


@pytest.fixture(scope="module")
def seated(server: InProcessServer) -> Seated:
    """Somebody at a table where nothing happens."""
    return open_table(server, "bieten", fill=False)[0]


@pytest.mark.parametrize(
    ("sent", "answered"),
    [
        ([command("a") + command("b") + command("c")], "abc"),
        ([bytes((byte,)) for byte in command("a") + command("b")], "ab"),
        ([TWO[:50], TWO[50:]], "ab"),
        ([in_pieces("a") + command("b")], "ab"),
        ([in_pieces("a", PING), PING, command("b") + PING], "ab"),
        ([b"".join(command(str(n % 10)) for n in range(60))], "0123456789" * 6),
    ],
)
def test_commands_are_answered_however_they_are_cut(
    server: InProcessServer, seated: Seated, sent: list[bytes], answered: str
) -> None:
    """In one packet or many, whole or in pieces: all of them, in their order."""
    with connected(server, seated) as client:
        for packet in sent:
            client.socket.socket.sendall(packet)
        told = "".join(client.read_until(lambda f: f["type"] == "pong")["ref"] for _ in answered)
        assert told == answered


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (in_pieces("a", command("b")), 1002),
        (Frame(Opcode.TEXT, b"{}").serialize(mask=False), 1002),
        (b"\xc1\x80abcd", 1002),
        (b"\x81\xff\x00\x00\x00\x00\x7f\x00\x00\x00abcd", 1009),
        (Frame(Opcode.TEXT, b"\xff").serialize(mask=True), 1007),
    ],
    ids=["text between pieces", "no mask", "unknown bits", "a huge one begins", "no utf-8"],
)
def test_the_standard_is_kept(
    server: InProcessServer, seated: Seated, wrong: bytes, code: int
) -> None:
    """What the standard forbids ends the connection with the standard's code."""
    with connected(server, seated) as client:
        assert client.ask({"type": "ping"})["type"] == "pong"
        client.socket.socket.sendall(wrong)
        assert client.close_code() == code


# Buffers


class FakeTransport:
    """A transport that remembers what was written in one go."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.owed = 0
        self.closed = False

    def write(self, data: bytes) -> None:
        """Send."""
        assert not self.closed
        self.sent.append(data)

    def close(self) -> None:
        """Close."""
        self.closed = True

    def is_closing(self) -> bool:
        """Is it closed?"""
        return self.closed

    def get_write_buffer_size(self) -> int:
        """What has not been taken yet."""
        return self.owed


def with_transport(work: Callable[[BatchedTransport, FakeTransport], Generator[None]]) -> None:
    """Use a batched transport; wherever the work yields, the loop turns."""

    async def run() -> None:
        sink = FakeTransport()
        transport = BatchedTransport(cast(Any, sink), WriteBatcher(asyncio.get_running_loop()))
        for _ in work(transport, sink):
            await asyncio.sleep(0)

    asyncio.run(run())


def test_what_is_written_in_a_turn_goes_in_one_piece() -> None:
    def work(transport: BatchedTransport, sink: FakeTransport) -> Generator[None]:
        transport.write(b"news ")
        transport.write(b"accepted")
        assert sink.sent == []
        yield
        assert sink.sent == [b"news accepted"]
        transport.write(b"more")
        yield
        assert sink.sent == [b"news accepted", b"more"]

    with_transport(work)


def test_nothing_is_lost_or_late_when_a_connection_is_closed() -> None:
    def work(transport: BatchedTransport, sink: FakeTransport) -> Generator[None]:
        transport.write(b"bye")
        transport.close()
        assert sink.sent == [b"bye"]
        transport.write(b"too late")
        yield
        assert sink.sent == [b"bye"]

    with_transport(work)


def test_a_slow_reader_is_noticed_and_forgiven() -> None:
    """The buffer's size is asked for only while writing is paused."""

    def work(transport: BatchedTransport, sink: FakeTransport) -> Generator[None]:
        sink.owed = MAX_UNREAD_BYTES
        for paused in (False, True):
            transport.paused = paused
            transport.write(b"x")
            yield
            assert transport.slow == paused
        sink.owed = MAX_UNREAD_BYTES - 1
        transport.write(b"x")
        yield
        assert not transport.slow

    with_transport(work)


def test_texts_are_read_in_their_order() -> None:
    """Those that were there, and those one waited for."""

    async def run() -> list[int]:
        transport = ReceiveQueue(asyncio.get_running_loop())
        transport.put_nowait(1)
        transport.put_nowait(2)
        for late in (3, 4):
            asyncio.get_running_loop().call_soon(transport.put_nowait, late)
        read = [await transport.get() for _ in range(4)]
        assert transport.empty()
        return read

    assert asyncio.run(run()) == [1, 2, 3, 4]
