"""A connection: a hello, then commands in and frames out."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from ridotto.server import wire as w
from ridotto.server.json_log import journal
from ridotto.server.limits import Bucket
from ridotto.server.live_table import Guest
from ridotto.server.table_registry import Hall, NoTable, Place
from ridotto.server.uvicorn_websocket import READ, WRITE
from ridotto.table import Seat

HELLO_WITHIN: Final = 20.0
BACKLOG: Final = 500
"""Frames a slow connection may owe before it is let go; it can come back and read on."""

GONE: Final = (WebSocketDisconnect, OSError, RuntimeError)
"""What reading from, or writing to, a lost socket raises."""

GOING_AWAY: Final = 1001
POLICY: Final = 1008
RESTARTING: Final = 1012
TRY_LATER: Final = 1013


class Connection:
    """One socket at one table. Nobody waits for a slow reader: it is let go."""

    def __init__(self, socket: WebSocket, seat: Seat | None) -> None:
        self.seat = seat
        self._socket = socket
        self._closing = False
        self._ending: asyncio.Task[None] | None = None
        ways = socket.scope["extensions"]
        write: Callable[[bytes], bool] | None = ways.get(WRITE)
        self._queue = Queued(socket) if write is None else None
        self._write = write or self._queue.write  # type: ignore[union-attr]
        self.receive: Callable[[], Awaitable[str]] = ways.get(READ, socket.receive_text)
        """The next frame; ``KeyError`` if it is no text."""

    def send(self, frame: bytes) -> None:
        """Give it a frame; never waits."""
        if not self._closing and not self._write(frame):
            self.close(TRY_LATER)

    def close(self, code: int = GOING_AWAY) -> None:
        """Let it go."""
        if not self._closing:
            self._closing = True
            self._ending = asyncio.create_task(_close(self._socket, code))

    async def end(self) -> None:
        """The socket is gone: nothing more is sent."""
        self._closing = True
        if self._queue is not None:
            self._queue.end()
        if self._ending is not None:
            await asyncio.gather(self._ending, return_exceptions=True)


class Queued:
    """The ordinary way to write, under a server that offers no other: a queue and its task."""

    def __init__(self, socket: WebSocket) -> None:
        self._socket = socket
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(BACKLOG)
        self._pump = asyncio.create_task(self._send_on())

    def write(self, frame: bytes) -> bool:
        """Queue a frame; False if the reader is too slow."""
        with contextlib.suppress(asyncio.QueueFull):
            self._queue.put_nowait(frame)
            return True
        return False

    def end(self) -> None:
        """Send nothing more."""
        self._pump.cancel()

    async def _send_on(self) -> None:
        """A lost socket is the listener's to notice."""
        with contextlib.suppress(*GONE):
            while True:
                await self._socket.send_text((await self._queue.get()).decode())


async def _close(socket: WebSocket, code: int) -> None:
    # Where the other side was quicker there is nothing left to close.
    with contextlib.suppress(*GONE):
        await socket.close(code)


async def serve_socket(
    socket: WebSocket, hall: Hall, table: str, rate: float, open_sockets: set[Connection]
) -> None:
    """A socket's whole life, from its hello to its end."""
    await socket.accept()
    try:
        hello = await _hello(socket)
        place = await hall.find(table)
        seat = _seat_for(place, hello.token)
    except NoTable:
        await _turn_away(socket, "no-table", "there is no such table")
        return
    except TurnedAway as reason:
        await _turn_away(socket, reason.code, str(reason))
        return
    except GONE:
        return
    connection = Connection(socket, seat)
    open_sockets.add(connection)
    try:
        await _attend(hall, place, connection, hello.seq, rate)
    finally:
        open_sockets.discard(connection)
        await connection.end()


class TurnedAway(Exception):
    """Why somebody is not let in."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


async def _hello(socket: WebSocket) -> w.Hello:
    try:
        text = await asyncio.wait_for(socket.receive_text(), HELLO_WITHIN)
        hello = w.COMMANDS.decode(text)
    except w.UNREADABLE as error:
        message = f"the first frame is a hello: {w.what_is_wrong(error)}"
        raise TurnedAway("no-hello", message) from error
    except (TimeoutError, KeyError) as error:
        raise TurnedAway("no-hello", "the first frame is a hello, as text") from error
    if not isinstance(hello, w.Hello):
        raise TurnedAway("no-hello", "the first frame is a hello")
    if hello.protocol != w.PROTOCOL:
        raise TurnedAway("protocol", f"this server speaks protocol {w.PROTOCOL}")
    return hello


def _seat_for(place: Place, token: str) -> Seat | None:
    """The chair a token holds; without one an onlooker's, where these are let in."""
    company = place.desk.table.company
    seat = company.seat_of(token) if token else None
    if token and seat is None:
        raise TurnedAway("no-seat", "this token holds no chair here")
    if seat is None and company.charter.watching.how == "no":
        raise TurnedAway("private", "this table has no onlookers")
    return seat


async def _turn_away(socket: WebSocket, code: str, message: str) -> None:
    with contextlib.suppress(*GONE):
        await socket.send_text(w.encode(w.Error(code=code, message=message)).decode())
        await socket.close(POLICY)


async def _attend(
    hall: Hall, place: Place, connection: Connection, seq: int | None, rate: float
) -> None:
    """Be at the table, or in its gallery, until the socket is gone."""
    in_gallery = connection.seat is None and place.desk.table.company.charter.watching.how == "open"
    if in_gallery:
        await place.gallery.welcome(connection)
    else:
        await hall.come(place, connection, seq)
    try:
        # A task of its own: a command that waits is not woken through all the floors above here.
        await asyncio.create_task(_listen(hall, place, connection, rate))
    except GONE:
        return
    finally:
        if in_gallery:
            place.gallery.farewell(connection)
        else:
            hall.go(place, connection)


async def _listen(hall: Hall, place: Place, connection: Connection, rate: float) -> None:
    """One command after another; each is done to its end, even if its sender is gone."""
    bucket = Bucket(rate, 3 * rate)
    while True:
        try:
            text = await connection.receive()
        except KeyError:
            _complain(connection, "no-text", "frames are text, not bytes")
            continue
        if bucket.take():
            await obey_text(hall, place, connection, text)
        else:
            _complain(connection, "too-fast", "too many commands; wait a moment")


async def obey_text(hall: Hall, place: Place, connection: Guest, text: str) -> None:
    """Read a command, do it, and answer."""
    begun = time.perf_counter()
    try:
        command = w.COMMANDS.decode(text)
    except w.UNREADABLE as error:
        _complain(connection, "malformed", w.what_is_wrong(error))
        return
    try:
        answer = await hall.command(place, connection.seat, command)
    except Exception:
        journal.exception("command", kind=type(command).__name__)
        _complain(connection, "fault", "something went wrong here; nothing was done", command.ref)
        return
    connection.send(w.encode(answer))
    hall.house.metrics.command(type(command), type(answer), time.perf_counter() - begun)


def _complain(connection: Guest, code: str, message: str, ref: str = "") -> None:
    connection.send(w.encode(w.Error(ref=ref, code=code, message=message)))
