"""What is said of a request: its path and endpoint, what it takes and answers."""

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
    """Whether it is about a person, whose key must come with it."""
    query: tuple[str, ...] = ()
    query_words: tuple[str, ...] = ()
    """Parameters of the query that are words; those in ``query`` are numbers."""
    public: bool = False
    """Whether everybody gets the same answer: it holds no secret and may be compressed."""
    problems: tuple[int, ...] = ()


LANGUAGE: Final = (PARAMETER,)
"""Of a request that is answered in words."""
