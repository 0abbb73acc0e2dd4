"""The second adapter to uvicorn: limits the size, number and time of requests, and connections.

Uvicorn reads heads of any length, any number of requests at once, and waits for them for ever.
This class extends its protocol for HTTP: a client that sends too much, too slowly or too often is
closed and logged. As with ``uvicorn_websocket``, what it relies on is pinned.
"""

import contextlib
from asyncio import BaseTransport, TimerHandle, Transport
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ridotto.server.limits import (
    MAX_HEAD_BYTES,
    MAX_HEADERS,
    MAX_PIPELINED,
    REQUEST_SECONDS,
    SLOW_READER_SECONDS,
    Limits,
    address_key,
)
from ridotto.server.uvicorn_pins import Reliance, changed_in

RELIED_ON: Final = {
    "connection_made": Reliance(
        "6efb565ff3d36b91", "is called once, and keeps transport and client"
    ),
    "connection_lost": Reliance(
        "c91a4c9bf2e29c55", "is called once, unless the connection became a socket"
    ),
    "data_received": Reliance(
        "010a7ae59a5d3b1a", "feeds the parser, and answers 400 where a callback raises"
    ),
    "handle_websocket_upgrade": Reliance(
        "179c4f769386ab89", "hands the transport to the protocol for sockets"
    ),
    "on_message_begin": Reliance("96d377fdc7c2baef", "begins a request"),
    "on_url": Reliance("37be44e962b04ca8", "is called with every piece of the first line's path"),
    "on_header": Reliance("65d62c044f61fdbd", "is called with every header"),
    "on_headers_complete": Reliance("1ea8589acfad92d8", "ends the head"),
    "on_message_complete": Reliance("1fbad42dc31fc01f", "ends the request"),
    "send_400_response": Reliance("ae5a4a3782b646fd", "answers with a text, and closes"),
    "pause_writing": Reliance("17a8fd215d96a13c", "says that whoever asked does not read on"),
    "resume_writing": Reliance("7844bbaa8cceb1ef", "says that they do again"),
}
"""The methods of uvicorn's protocol that this adapter calls, replaces, or depends on."""


def changed_methods() -> list[str]:
    """Return the methods that changed since the last check; the server then skips this adapter."""
    return changed_in(HttpToolsProtocol, RELIED_ON)


class TooMuchSent(Exception):
    """A head has too many bytes or headers, or too many requests wait for their answers."""


class ProxyAddresses:
    """The addresses and networks of the reverse proxies, separated by commas; ``*`` means all."""

    def __init__(self, proxies: str) -> None:
        named = [one.strip() for one in proxies.split(",") if one.strip()]
        self._all = "*" in named
        self._networks = [ip_network(one, strict=False) for one in named if one != "*"]

    def __contains__(self, host: str) -> bool:
        with contextlib.suppress(ValueError):
            address = ip_address(host)
            return self._all or any(address in network for network in self._networks)
        return self._all


class BoundedHttpProtocol(HttpToolsProtocol):
    """Uvicorn's own protocol, with limits."""

    limits: ClassVar[Limits | None] = None
    proxies: ClassVar[ProxyAddresses | None] = None
    """Proxies that speak for many people, and are not counted."""
    _address = ""
    _counted = False
    _in_head = True
    _head_bytes = 0
    _too_much = ""
    """What there was too much of, while data is read: ``head`` or ``pipeline``."""
    _request_timer: TimerHandle | None = None
    _reader_timer: TimerHandle | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        """Count the connection, and limit the time for its first request."""
        super().connection_made(cast(Transport, transport))
        host = self.client[0] if self.client else ""
        self._address = address_key(host)
        is_proxy = self.proxies is not None and host in self.proxies
        if self.limits is not None and not is_proxy:
            if not self.limits.add_connection(self._address):
                self.transport.abort()
                return
            self._counted = True
        self._give_time()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._release()
        super().connection_lost(exc)
        # Break the cycle: a request knows its connection, and the connection its last request.
        self.pipeline.clear()
        self.cycle = cast(Any, None)

    def handle_websocket_upgrade(self) -> None:
        """Count the connection as a socket from now on."""
        self._release()
        super().handle_websocket_upgrade()
        # Break the cycle with the parser too.
        self.parser = cast(Any, None)

    def _release(self) -> None:
        self._stop_timers()
        if self._counted and self.limits is not None:
            self._counted = False
            self.limits.remove_connection(self._address)

    def _report(self, why: str) -> None:
        if self.limits is not None:
            self.limits.report(why)

    # Time

    def _give_time(self) -> None:
        if self._request_timer is None:
            self._request_timer = self.loop.call_later(REQUEST_SECONDS, self._close_late)

    def _stop_timers(self) -> None:
        for timer in (self._request_timer, self._reader_timer):
            if timer is not None:
                timer.cancel()
        self._request_timer = self._reader_timer = None

    def _close_late(self) -> None:
        self._request_timer = None
        if not self.transport.is_closing():
            self._report("slow request")
            self.transport.abort()

    def _close_unread(self) -> None:
        self._reader_timer = None
        if not self.transport.is_closing():
            self._report("slow reader")
            self.transport.abort()

    def pause_writing(self) -> None:
        """Start a time limit, because the client does not read the answer."""
        super().pause_writing()
        if self._reader_timer is None:
            self._reader_timer = self.loop.call_later(SLOW_READER_SECONDS, self._close_unread)

    def resume_writing(self) -> None:
        """Stop that time limit, because the client reads again."""
        super().resume_writing()
        if self._reader_timer is not None:
            self._reader_timer.cancel()
            self._reader_timer = None

    # Size

    def data_received(self, data: bytes) -> None:
        """Read data; refuse a head that does not end."""
        if self.transport.is_closing():
            return
        if self._counted and self.limits is not None and self.limits.is_cut_off(self._address):
            self.transport.abort()
            return
        self._give_time()
        before = self._head_bytes if self._in_head else 0
        super().data_received(data)
        if self._in_head and not self.transport.is_closing():
            # Bytes that the parser holds back until a header is complete count too.
            self._head_bytes = max(self._head_bytes, before + len(data))
            if self._head_bytes > MAX_HEAD_BYTES:
                self._too_much = "head"
                self.send_400_response("The head of this request is too long.")
        if self._too_much:
            what, self._too_much = self._too_much, ""
            self._report(what)
            if self._counted and self.limits is not None:
                # Nobody does that by mistake: after several times the address is cut off.
                self.limits.refuse(self._address, what, times=10)

    def on_message_begin(self) -> None:
        """Begin to count a request; raise an error if too many wait for their answers."""
        if len(self.pipeline) >= MAX_PIPELINED:
            self._too_much = "pipeline"
            raise TooMuchSent
        super().on_message_begin()
        self._in_head, self._head_bytes = True, 0
        self._give_time()

    def on_url(self, url: bytes) -> None:
        """Count a piece of the path."""
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Count a header."""
        self._count(len(name) + len(value) + 4)
        super().on_header(name, value)
        self._count(0)

    def _count(self, size: int) -> None:
        """Raise an error if it is too much: the parser then stops, and uvicorn answers 400."""
        self._head_bytes += size
        if self._head_bytes > MAX_HEAD_BYTES or len(self.headers) > MAX_HEADERS:
            self._too_much = "head"
            raise TooMuchSent

    def on_headers_complete(self) -> None:
        """Note that the head is complete."""
        self._in_head, self._head_bytes = False, 0
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Note that the request is complete: from now on the time is ours."""
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None
        super().on_message_complete()
