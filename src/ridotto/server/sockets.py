"""A connection: a hello, then commands in and frames out."""

import asyncio
import time
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ridotto.server import wire as w
from ridotto.server.gallery import Gallery
from ridotto.server.hall import Hall, NoTable, Place
from ridotto.server.journal import journal
from ridotto.server.limits import Bucket
from ridotto.table import Seat

HELLO_WITHIN: Final = 20.0
BACKLOG: Final = 500
"""Frames a slow connection may owe before it is let go; it can come back and read on."""

GOING_AWAY: Final = 1001
POLICY: Final = 1008
FAULT: Final = 1011
TRY_LATER: Final = 1013


class Connection:
    """One socket at one table. Frames are queued, so that nobody waits for a slow reader."""

    def __init__(self, socket: WebSocket, seat: Seat | None) -> None:
        self.seat = seat
        self._socket = socket
        self._queue: asyncio.Queue[str | None] = asyncio.Queue()

    def send(self, text: str) -> None:
        """Give it a frame; never waits."""
        if self._queue.qsize() < BACKLOG:
            self._queue.put_nowait(text)
        else:
            self.close()

    def close(self) -> None:
        """Let it go once it has what it was given."""
        self._queue.put_nowait(None)

    async def pump(self) -> None:
        """Send what is queued until told to close."""
        while (text := await self._queue.get()) is not None:
            await self._socket.send_text(text)


async def serve_socket(
    socket: WebSocket, hall: Hall, table: str, rate: float, open_sockets: set[Connection]
) -> None:
    """A socket's whole life, from its hello to its end."""
    await socket.accept()
    hello = await _hello(socket)
    if hello is None:
        return
    try:
        place = await hall.find(table)
    except NoTable:
        await _turn_away(socket, hello.ref, "no-table", "there is no such table")
        return
    company = place.desk.table.company
    seat = company.seat_of(hello.token) if hello.token else None
    if hello.token and seat is None:
        await _turn_away(socket, hello.ref, "no-seat", "this token holds no chair here")
        return
    how = company.charter.watching.how
    if seat is None and how == "no":
        await _turn_away(socket, hello.ref, "private", "this table has no onlookers")
        return
    connection = Connection(socket, seat)
    open_sockets.add(connection)
    hall.house.metrics.connections.inc()
    try:
        if seat is None and how == "open":
            await _look_on(socket, place.gallery, connection)
        else:
            await _sit(socket, hall, place, connection, hello, rate)
    finally:
        hall.house.metrics.connections.dec()
        open_sockets.discard(connection)


async def _hello(socket: WebSocket) -> w.Hello | None:
    try:
        text = await asyncio.wait_for(socket.receive_text(), HELLO_WITHIN)
        hello = w.COMMANDS.decode(text)
    except (TimeoutError, msgspec.DecodeError, KeyError) as error:
        await _turn_away(socket, "", "no-hello", f"the first frame is a hello: {_said(error)}")
        return None
    except WebSocketDisconnect:
        return None
    if not isinstance(hello, w.Hello):
        await _turn_away(socket, hello.ref, "no-hello", "the first frame is a hello")
        return None
    if hello.protocol != w.PROTOCOL:
        message = f"this server speaks protocol {w.PROTOCOL}"
        await _turn_away(socket, hello.ref, "protocol", message)
        return None
    return hello


def _said(error: Exception) -> str:
    return str(error) if isinstance(error, msgspec.DecodeError) else "no text frame came"


async def _turn_away(socket: WebSocket, ref: str, code: str, message: str) -> None:
    if socket.client_state is WebSocketState.CONNECTED:
        await socket.send_text(w.encode(w.Error(ref=ref, code=code, message=message)))
        await socket.close(POLICY)


async def _sit(
    socket: WebSocket,
    hall: Hall,
    place: Place,
    connection: Connection,
    hello: w.Hello,
    rate: float,
) -> None:
    """Read and write until one of the two ends."""
    await hall.come(place, connection, hello.seq)
    try:
        await _until_one_ends(socket, connection, _listen(socket, hall, place, connection, rate))
    finally:
        hall.go(place, connection)


async def _look_on(socket: WebSocket, gallery: Gallery, connection: Connection) -> None:
    await gallery.welcome(connection)
    try:
        await _until_one_ends(socket, connection, _ignore(socket))
    finally:
        gallery.farewell(connection)


async def _until_one_ends(socket, connection, listening) -> None:  # type: ignore[no-untyped-def]
    tasks = [asyncio.ensure_future(listening), asyncio.ensure_future(connection.pump())]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, WebSocketDisconnect | RuntimeError):
                raise error
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if socket.client_state is WebSocketState.CONNECTED:
            await _close(socket)


async def _close(socket: WebSocket) -> None:
    try:
        await socket.close(GOING_AWAY)
    except RuntimeError:
        # The other side was quicker.
        return


async def _listen(
    socket: WebSocket, hall: Hall, place: Place, connection: Connection, rate: float
) -> None:
    bucket = Bucket(rate, 3 * rate)
    while True:
        try:
            text = await socket.receive_text()
        except KeyError:
            _complain(connection, "no-text", "frames are text, not bytes")
            continue
        if not bucket.take():
            _complain(connection, "too-fast", "too many commands; wait a moment")
            continue
        await _command(hall, place, connection, text)


async def _command(hall: Hall, place: Place, connection: Connection, text: str) -> None:
    begun = time.perf_counter()
    try:
        command = w.COMMANDS.decode(text)
    except msgspec.DecodeError as error:
        _complain(connection, "malformed", str(error))
        return
    try:
        answer = await hall.command(place, connection.seat, command)
    except Exception:
        journal.exception("command", kind=type(command).__name__)
        _complain(connection, "fault", "something went wrong here; nothing was done", command.ref)
        return
    connection.send(w.encode(answer))
    metrics = hall.house.metrics
    metrics.commands.labels(type(command).__name__, type(answer).__name__).inc()
    metrics.seconds.observe(time.perf_counter() - begun)


async def _ignore(socket: WebSocket) -> None:
    while True:
        await socket.receive()


def _complain(connection: Connection, code: str, message: str, ref: str = "") -> None:
    connection.send(w.encode(w.Error(ref=ref, code=code, message=message)))
