"""A connection: a hello, then commands in and frames out."""

import asyncio
import contextlib
import time
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from ridotto.server import wire as w
from ridotto.server.hall import Hall, NoTable, Place
from ridotto.server.journal import journal
from ridotto.server.limits import Bucket
from ridotto.table import Seat

HELLO_WITHIN: Final = 20.0
BACKLOG: Final = 500
"""Frames a slow connection may owe before it is let go; it can come back and read on."""

GOING_AWAY: Final = 1001
POLICY: Final = 1008
TRY_LATER: Final = 1013


class Connection:
    """One socket at one table. Frames are queued, so that nobody waits for a slow reader."""

    def __init__(self, socket: WebSocket, seat: Seat | None) -> None:
        self.seat = seat
        self._socket = socket
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()
        self._pump = asyncio.create_task(self._send_on())
        self._closing = False

    def send(self, text: str) -> None:
        """Give it a frame; never waits."""
        if self._closing:
            return
        if self._queue.qsize() < BACKLOG:
            self._queue.put_nowait(text)
        else:
            self._closing = True
            self._pump.cancel()
            self._pump = asyncio.create_task(_close(self._socket, TRY_LATER))

    def close(self) -> None:
        """Let it go once it has what it was given."""
        self._closing = True
        self._queue.put_nowait(None)

    async def end(self) -> None:
        """The socket is gone: nothing more is sent."""
        self._closing = True
        self._pump.cancel()
        await asyncio.gather(self._pump, return_exceptions=True)

    async def _send_on(self) -> None:
        """Send what is queued until told to close. A lost socket is the listener's to notice."""
        try:
            while (text := await self._queue.get()) is not None:
                await self._socket.send_text(text)
            await _close(self._socket, GOING_AWAY)
        except (WebSocketDisconnect, RuntimeError):
            self._closing = True


async def _close(socket: WebSocket, code: int) -> None:
    # Where the other side was quicker there is nothing left to close.
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
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
    except WebSocketDisconnect:
        return
    connection = Connection(socket, seat)
    open_sockets.add(connection)
    try:
        await _attend(socket, hall, place, connection, hello.seq, rate)
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
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.send_text(w.encode(w.Error(code=code, message=message)))
        await socket.close(POLICY)


async def _attend(
    socket: WebSocket,
    hall: Hall,
    place: Place,
    connection: Connection,
    seq: int | None,
    rate: float,
) -> None:
    """Be at the table, or in its gallery, until the socket is gone."""
    in_gallery = connection.seat is None and place.desk.table.company.charter.watching.how == "open"
    if in_gallery:
        await place.gallery.welcome(connection)
    else:
        await hall.come(place, connection, seq)
    try:
        await _listen(socket, hall, place, connection, rate)
    except WebSocketDisconnect:
        pass
    finally:
        if in_gallery:
            place.gallery.farewell(connection)
        else:
            hall.go(place, connection)


async def _listen(
    socket: WebSocket, hall: Hall, place: Place, connection: Connection, rate: float
) -> None:
    """One command after another; each is done to its end, even if its sender is gone."""
    bucket = Bucket(rate, 3 * rate)
    while True:
        try:
            text = await socket.receive_text()
        except KeyError:
            _complain(connection, "no-text", "frames are text, not bytes")
            continue
        if bucket.take():
            await _command(hall, place, connection, text)
        else:
            _complain(connection, "too-fast", "too many commands; wait a moment")


async def _command(hall: Hall, place: Place, connection: Connection, text: str) -> None:
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


def _complain(connection: Connection, code: str, message: str, ref: str = "") -> None:
    connection.send(w.encode(w.Error(ref=ref, code=code, message=message)))
