"""Frames read and written past the library: the library itself says whether they are right."""

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
from ridotto.server.websocket_frames import frame_end, text_frame, text_in
from tests.server.in_process_server import InProcessServer, Seated, open_table
from tests.server.socket_client import line

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
    assert frame_end(frame + more) == len(frame)
    for cut in {0, 1, 2, 3, 9, 13, len(frame) // 2, len(frame) - 1} & set(range(len(frame))):
        assert frame_end(frame[:cut]) in (None, len(frame))


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
def seated(house: InProcessServer) -> Seated:
    """Somebody at a table where nothing happens."""
    return open_table(house, "bieten", fill=False)[0]


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
    house: InProcessServer, seated: Seated, sent: list[bytes], answered: str
) -> None:
    """In one packet or many, whole or in pieces: all of them, in their order."""
    with line(house, seated) as at:
        for packet in sent:
            at.socket.socket.sendall(packet)
        told = "".join(at.read_until(lambda f: f["type"] == "pong")["ref"] for _ in answered)
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
    house: InProcessServer, seated: Seated, wrong: bytes, code: int
) -> None:
    """What the standard forbids ends the line with the standard's code."""
    with line(house, seated) as at:
        assert at.ask({"type": "ping"})["type"] == "pong"
        at.socket.socket.sendall(wrong)
        assert at.close_code() == code


# Boxes


class Wire:
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


def with_box(work: Callable[[BatchedTransport, Wire], Generator[None]]) -> None:
    """Do something with an outbox; wherever it yields, the loop turns."""

    async def run() -> None:
        wire = Wire()
        box = BatchedTransport(cast(Any, wire), WriteBatcher(asyncio.get_running_loop()))
        for _ in work(box, wire):
            await asyncio.sleep(0)

    asyncio.run(run())


def test_what_is_written_in_a_turn_goes_in_one_piece() -> None:
    def work(box: BatchedTransport, wire: Wire) -> Generator[None]:
        box.write(b"news ")
        box.write(b"accepted")
        assert wire.sent == []
        yield
        assert wire.sent == [b"news accepted"]
        box.write(b"more")
        yield
        assert wire.sent == [b"news accepted", b"more"]

    with_box(work)


def test_nothing_is_lost_or_late_when_a_line_is_closed() -> None:
    def work(box: BatchedTransport, wire: Wire) -> Generator[None]:
        box.write(b"bye")
        box.close()
        assert wire.sent == [b"bye"]
        box.write(b"too late")
        yield
        assert wire.sent == [b"bye"]

    with_box(work)


def test_a_slow_reader_is_noticed_and_forgiven() -> None:
    """Only who is known to owe something is asked how much."""

    def work(box: BatchedTransport, wire: Wire) -> Generator[None]:
        wire.owed = MAX_UNREAD_BYTES
        for stuck in (False, True):
            box.paused = stuck
            box.write(b"x")
            yield
            assert box.slow == stuck
        wire.owed = MAX_UNREAD_BYTES - 1
        box.write(b"x")
        yield
        assert not box.slow

    with_box(work)


def test_letters_are_read_in_their_order() -> None:
    """Those that were there, and those one waited for."""

    async def run() -> list[int]:
        box = ReceiveQueue(asyncio.get_running_loop())
        box.put_nowait(1)
        box.put_nowait(2)
        for late in (3, 4):
            asyncio.get_running_loop().call_soon(box.put_nowait, late)
        read = [await box.get() for _ in range(4)]
        assert box.empty()
        return read

    assert asyncio.run(run()) == [1, 2, 3, 4]
