"""Checks before every request: its origin and its size; and the security headers of answers."""

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ridotto.server.http_responses import problem
from ridotto.server.limits import MAX_BODY_BYTES

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)

HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


class SecurityMiddleware:
    """An ASGI middleware for HTTP and sockets alike."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...] = ()) -> None:
        self.app = app
        self.origins = frozenset(origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass it on, or refuse it."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers)
        if refusal is not None:
            await self._refuse(refusal, scope, receive, send)
            return
        if scope["type"] == "http":
            receive, send = _with_size_limit(receive), _with_headers(send)
        await self.app(scope, receive, send)

    def _refusal(self, scope: Scope, headers: Headers) -> Response | None:
        changes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if changes and not self._origin_allowed(headers):
            return problem(403, "origin", "this page may not speak with this server")
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit():
            return problem(400, "malformed", "content-length is a number")
        if int(length[:12]) > MAX_BODY_BYTES:
            return problem(413, "too-large", f"a request has at most {MAX_BODY_BYTES} bytes")
        return None

    def _origin_allowed(self, headers: Headers) -> bool:
        """Programs send no origin; pages must be our own, or named."""
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


def _with_headers(send: Send) -> Send:
    async def sender(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
        await send(message)

    return sender


class RequestTooLarge(Exception):
    """More came than was announced."""


def _with_size_limit(receive: Receive) -> Receive:
    """A body without a stated length is counted as it comes."""
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
