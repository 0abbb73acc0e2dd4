"""Checks every request (host, origin, size, number), and adds security headers to answers."""

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ridotto.cards.pack_names import LANGUAGES
from ridotto.server.address_turns import REQUESTS_A_TURN, AddressTurns
from ridotto.server.http_requests import PARAMETER
from ridotto.server.http_responses import problem
from ridotto.server.json_log import log, mark_as_logged
from ridotto.server.languages import ENGLISH, asked_for
from ridotto.server.limits import MAX_BODY_BYTES, Limits, address_key
from ridotto.server.whole_reads import give_back_place

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)

GONE: Final = "handler is closed"
"""What uvloop says when a client has gone while it is answered: no error of ours."""

HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


def _language_of(scope: Scope) -> str:
    """Return the language for error messages; an invalid language is reported later."""
    wanted = QueryParams(scope.get("query_string", b"")).get(PARAMETER, ENGLISH)
    return wanted if wanted in LANGUAGES else ENGLISH


class SecurityMiddleware:
    """An ASGI middleware for HTTP and for sockets."""

    def __init__(self, app: ASGIApp, limits: Limits, origins: tuple[str, ...] = ()) -> None:
        self.app = app
        self.limits = limits
        self.origins = frozenset(origins)
        self.hosts = frozenset(_own_names(origins))
        self._warned_of_proxy = False
        self._turns = AddressTurns(REQUESTS_A_TURN)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        asked_for.set(_language_of(scope))
        refusal = self._refusal(scope, headers)
        if refusal is not None:
            await self._refuse(refusal, scope, receive, send)
            return
        await self._turns.take(_address_of(scope))
        if scope["type"] == "http":
            receive, send = _with_size_limit(receive), _with_headers(send)
        await self.app(scope, receive, send)

    def _refusal(self, scope: Scope, headers: Headers) -> Response | None:
        if scope["type"] == "http":
            address = _address_of(scope)
            if not self.limits.requests.take(address):
                self.limits.refuse(address, "requests")
                return _closing(problem(429, "too-fast", "too many requests; wait a moment"))
        self._warn_of_proxy(headers)
        if not self._host_allowed(headers.get("host", "")):
            said = "this server does not answer to that name; name it with --origin"
            return problem(421, "host", said)
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and not self._origin_allowed(headers):
            return problem(403, "origin", "this page may not speak with this server")
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit():
            return problem(400, "malformed", "content-length is a number")
        if int(length[:12]) > MAX_BODY_BYTES:
            return problem(413, "too-large", f"a request has at most {MAX_BODY_BYTES} bytes")
        return None

    def _host_allowed(self, host: str) -> bool:
        """Return whether the host is an IP address, or a name that is known to be ours.

        A stranger's page can let its own name point to this machine, and would then have the same
        origin: only the name distinguishes it.
        """
        name = _host_name(host)
        return not name or name in self.hosts or name.endswith(".localhost") or _is_address(name)

    def _warn_of_proxy(self, headers: Headers) -> None:
        """Log once that a client sends proxy headers: they count only from a configured proxy."""
        if not self._warned_of_proxy and "x-forwarded-for" in headers:
            self._warned_of_proxy = True
            log.info("forwarded", hint="the sender counts as a proxy only if named in --proxies")

    def _origin_allowed(self, headers: Headers) -> bool:
        """Return whether the origin is allowed: none, our own page, or a configured one."""
        origin = headers.get("origin")
        if origin is None or origin in self.origins:
            return True
        try:
            return bool(origin) and urlsplit(origin).netloc == headers.get("host", "")
        except ValueError:
            return False

    async def _refuse(self, response: Response, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await response(scope, receive, _with_headers(send))
            return
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": "origin"})


def _address_of(scope: Scope) -> str:
    client = scope.get("client")
    return address_key(client[0] if client else "")


def _closing(response: Response) -> Response:
    """Close the connection after this response: a client that asks too much must reconnect."""
    response.headers["connection"] = "close"
    return response


def _own_names(origins: Iterable[str]) -> Iterable[str]:
    """Return the names by which this machine is reached, as far as they are known."""
    machine = socket.gethostname().lower()
    yield from ("localhost", machine, f"{machine}.local")
    yield from (_host_name(urlsplit(origin).netloc) for origin in origins)


def _host_name(host: str) -> str:
    """Return a host without its port, in lower case."""
    if host.startswith("["):
        return host.partition("]")[0][1:].lower()
    return host.partition(":")[0].rstrip(".").lower()


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _with_headers(send: Send) -> Send:
    async def sender(message: Message) -> None:
        if message["type"] == "http.response.start":
            give_back_place()
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        try:
            await send(message)
        except RuntimeError as error:
            if GONE in str(error):
                mark_as_logged(error)
            raise

    return sender


class RequestTooLarge(Exception):
    """The body is larger than was announced."""


def _with_size_limit(receive: Receive) -> Receive:
    """Limit a body without a stated length by counting its bytes."""
    seen = 0

    async def receiver() -> Message:
        nonlocal seen
        message = await receive()
        if message["type"] == "http.request":
            seen += len(message.get("body", b""))
            if seen > MAX_BODY_BYTES:
                raise RequestTooLarge
        return message

    return receiver
