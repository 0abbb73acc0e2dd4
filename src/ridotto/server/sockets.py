"""A WebSocket connection: a hello, then commands in and frames out."""

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from typing import Final

import msgspec
from starlette.websockets import WebSocket

from ridotto.server import wire as w
from ridotto.server.json_log import log
from ridotto.server.languages import ENGLISH, tell_problem
from ridotto.server.limits import HELLO_SECONDS, MAX_REF_CHARACTERS, Limits, address_key
from ridotto.server.persons import person_id
from ridotto.server.socket_io import GONE, socket_io
from ridotto.server.subscribers import Subscriber, turn_away
from ridotto.server.table_registry import HostedTable, TableRegistry
from ridotto.server.talk_limits import refuse_talk
from ridotto.server.write_path import NoTable
from ridotto.table import Seat

GOING_AWAY: Final = 1001
POLICY: Final = 1008
RESTARTING: Final = 1012
TRY_LATER: Final = 1013


class Connection:
    """One socket at one table. Nobody waits for a slow reader: it is closed."""

    def __init__(self, socket: WebSocket, seat: Seat | None, language: str) -> None:
        self.seat = seat
        self.language = language
        self.address = address_key(socket.client.host if socket.client else "")
        self._socket = socket
        self._closing = False
        self._ending: asyncio.Task[None] | None = None
        self._hints: set[asyncio.Task[None]] = set()
        self._io = socket_io(socket)
        self._write = self._io.write_text
        self.receive = self._io.read_text
        """Return the next frame; ``KeyError`` if it is not text."""

    def send(self, frame: bytes) -> None:
        """Send a frame; never waits."""
        if not self._closing and not self._write(frame):
            self.close(TRY_LATER)

    def close(self, code: int = GOING_AWAY) -> None:
        """Close the socket."""
        if not self._closing:
            self._closing = True
            self._ending = asyncio.create_task(_close(self._socket, code))

    def answer_meanwhile(self, answering: Coroutine[None, None, None]) -> None:
        """Answer in the background while further commands are read.

        Cancelled when the socket is gone.
        """
        task = asyncio.create_task(answering)
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    async def end(self) -> None:
        """Clean up after the socket is gone: nothing more is sent."""
        self._closing = True
        for task in self._hints:
            task.cancel()
        self._io.stop_writing()
        if self._ending is not None:
            await asyncio.gather(self._ending, return_exceptions=True)


async def _close(socket: WebSocket, code: int) -> None:
    # If the client was quicker there is nothing left to close.
    with contextlib.suppress(*GONE):
        await socket.close(code)


async def serve_socket(
    socket: WebSocket,
    registry: TableRegistry,
    table: str,
    limits: Limits,
    open_sockets: set[Connection],
) -> None:
    """Serve a socket from its hello to its end."""
    await socket.accept()
    language: str = ENGLISH
    try:
        hello = await _hello(socket)
        language = hello.language
        hosted = await registry.find(table)
        seat = _seat_for(hosted, hello)
    except NoTable:
        await _turn_away(socket, "no-table", "there is no such table", language)
        return
    except TurnedAway as reason:
        await _turn_away(socket, reason.code, str(reason), language)
        return
    except GONE:
        return
    connection = Connection(socket, seat, hello.language)
    open_sockets.add(connection)
    try:
        await _attend(registry, hosted, connection, hello.seq, limits)
    except NoTable:
        # The table was removed while the client connected.
        turn_away(connection, "no-table", "the table was removed")
    finally:
        open_sockets.discard(connection)
        await connection.end()


class TurnedAway(Exception):
    """Why a client is not let in."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


async def _hello(socket: WebSocket) -> w.Hello:
    try:
        text = await asyncio.wait_for(socket.receive_text(), HELLO_SECONDS)
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


def _seat_for(hosted: HostedTable, hello: w.Hello) -> Seat | None:
    """Return the chair of a token or a person; None, an onlooker, without either if allowed."""
    company = hosted.live.table.company
    seat = company.seat_of(hello.token) if hello.token else None
    if hello.token and seat is None:
        raise TurnedAway("no-seat", "this token holds no chair here")
    if seat is None and hello.key:
        seat = company.seat_of_person(person_id(hello.key))
    if seat is None and company.charter.watching.how == "no":
        raise TurnedAway("private", "this table has no onlookers")
    return seat


async def _turn_away(socket: WebSocket, code: str, message: str, language: str) -> None:
    told = tell_problem(code, message, language)
    with contextlib.suppress(*GONE):
        await socket.send_text(w.encode(w.Error(code=code, message=told)).decode())
        await socket.close(POLICY)


async def _attend(
    registry: TableRegistry,
    hosted: HostedTable,
    connection: Connection,
    seq: int | None,
    limits: Limits,
) -> None:
    """Follow the table, live or delayed, until the socket is gone."""
    watching = hosted.live.table.company.charter.watching
    delayed = connection.seat is None and watching.how == "open"
    if delayed:
        await hosted.delayed_view.subscribe(connection)
    else:
        await registry.connect(hosted, connection, seq, connection.address)
    try:
        # A separate task: a command that waits is then resumed without all callers above it.
        await asyncio.create_task(_listen(registry, hosted, connection, limits))
    except GONE:
        return
    finally:
        if delayed:
            hosted.delayed_view.unsubscribe(connection)
        else:
            registry.disconnect(hosted, connection)


async def _listen(
    registry: TableRegistry, hosted: HostedTable, connection: Connection, limits: Limits
) -> None:
    """Do one command after another; each is finished even if the client is gone.

    A hint takes seconds, so it is answered in the background: other commands do not wait for it.
    """
    bucket, complaints = limits.commands_of_socket(), limits.complaints_of_socket()
    while True:
        text: str | None
        try:
            text = await connection.receive()
        except KeyError:
            text = None
        if bucket.take() and limits.commands_of_address.take(connection.address):
            await limits.command_turns.take(connection.address)
            if text is None:
                _complain(connection, "no-text", "frames are text, not bytes")
            elif (command := _read(connection, text)) is None:
                continue
            elif denied := refuse_talk(
                limits, connection.address, hosted, connection.seat, command
            ):
                _complain(connection, denied.code, str(denied), command.ref)
            elif isinstance(command, w.Hint):
                connection.answer_meanwhile(_answer(registry, hosted, connection, command))
            else:
                await _answer(registry, hosted, connection, command)
        elif complaints.take():
            _complain(connection, "too-fast", "too many commands; wait a moment", _ref_of(text))
        else:
            limits.report("commands")
            limits.refuse(connection.address, "commands", times=10)
            connection.close(POLICY)
            return


class _OnlyRef(msgspec.Struct):
    ref: str = ""


def _ref_of(text: str | None) -> str:
    """Return the ref of a command that cannot be read otherwise."""
    try:
        return msgspec.json.decode(text or "", type=_OnlyRef).ref[:MAX_REF_CHARACTERS]
    except w.UNREADABLE:
        return ""


async def answer_text(
    registry: TableRegistry, hosted: HostedTable, connection: Subscriber, text: str
) -> None:
    """Read a command, do it, and answer."""
    command = _read(connection, text)
    if command is not None:
        await _answer(registry, hosted, connection, command)


def _read(connection: Subscriber, text: str) -> w.AnyCommand | None:
    try:
        command: w.AnyCommand = w.COMMANDS.decode(text)
    except w.UNREADABLE as error:
        _complain(connection, "malformed", w.what_is_wrong(error))
        return None
    return command


async def _answer(
    registry: TableRegistry, hosted: HostedTable, connection: Subscriber, command: w.AnyCommand
) -> None:
    begun = time.perf_counter()
    try:
        answer = await registry.command(hosted, connection.seat, command, connection.language)
    except Exception:
        log.exception("command", kind=type(command).__name__)
        _complain(connection, "fault", "something went wrong here; nothing was done", command.ref)
        return
    if isinstance(answer, w.Error):
        told = tell_problem(answer.code, answer.message, connection.language)
        answer = msgspec.structs.replace(answer, message=told)
    connection.send(w.encode(answer))
    registry.services.metrics.command(type(command), type(answer), time.perf_counter() - begun)


def _complain(connection: Subscriber, code: str, message: str, ref: str = "") -> None:
    told = tell_problem(code, message, connection.language)
    connection.send(w.encode(w.Error(ref=ref, code=code, message=told)))
