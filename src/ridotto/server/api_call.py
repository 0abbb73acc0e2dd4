"""The description of a request: its path, endpoint, input and answer."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ridotto.server.http_requests import PARAMETER

Endpoint = Callable[[Request], Awaitable[Response]]


class Call(msgspec.Struct, frozen=True, kw_only=True):
    """A request of the API."""

    method: str
    path: str
    endpoint: Endpoint
    answer: Any
    status: int = 200
    body: Any = None
    media: str = "application/json"
    secured: bool = False
    keyed: bool = False
    """Whether the request is about a person, whose key must come with it."""
    query: tuple[str, ...] = ()
    query_words: tuple[str, ...] = ()
    """Query parameters that are words; those in ``query`` are numbers."""
    public: bool = False
    """Whether everybody gets the same answer: it holds no secret and may be compressed."""
    problems: tuple[int, ...] = ()


LANGUAGE: Final = (PARAMETER,)
"""The query parameter of a request whose answer contains words: their language."""
