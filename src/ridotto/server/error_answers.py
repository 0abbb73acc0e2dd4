"""What a request is answered that ends in an exception: a problem, never a traceback."""

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from ridotto.server.call_ways import NoWay
from ridotto.server.command_checks import Denied
from ridotto.server.endpoints import UnknownToken
from ridotto.server.http_requests import MalformedRequest
from ridotto.server.http_responses import problem
from ridotto.server.json_log import is_logged, log
from ridotto.server.limits import MAX_BODY_BYTES
from ridotto.server.names import NoName
from ridotto.server.persons import NoPerson
from ridotto.server.security_middleware import RequestTooLarge
from ridotto.server.standing_orders import NoOrder
from ridotto.server.thinking_process import ThinkingFailed
from ridotto.server.workers import TooMuchAsked
from ridotto.server.write_path import NoTable

ErrorAnswer: TypeAlias = Callable[[Request, Exception], Awaitable[Response]]


async def _http_problem(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = problem(error.status_code, "http", error.detail)
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def _malformed(_request: Request, error: Exception) -> Response:
    return problem(400, "malformed", str(error))


async def _too_large(_request: Request, _error: Exception) -> Response:
    return problem(413, "too-large", f"a request has at most {MAX_BODY_BYTES} bytes")


async def _incomplete(_request: Request, _error: Exception) -> Response:
    """Answer a request that broke off; nobody will read the answer."""
    return problem(400, "malformed", "the request did not come whole")


async def _no_name(_request: Request, error: Exception) -> Response:
    assert isinstance(error, NoName)
    return problem(422, error.code, str(error))


async def _no_way(_request: Request, error: Exception) -> Response:
    return problem(422, "no-way", str(error))


async def _no_order(_request: Request, error: Exception) -> Response:
    return problem(422, "no-order", str(error))


async def _too_much(_request: Request, _error: Exception) -> Response:
    return problem(429, "too-fast", "too much of yours is waiting; wait a moment")


async def _broken_off(_request: Request, error: Exception) -> Response:
    log.sparse_warning("broken-off", work=str(error))
    return problem(503, "broken-off", "this took too long and was broken off; ask for less")


async def _no_table(_request: Request, _error: Exception) -> Response:
    return problem(404, "no-table", "there is no such table")


async def _stranger(_request: Request, _error: Exception) -> Response:
    return problem(401, "no-seat", "this token holds no chair here")


async def _no_person(_request: Request, _error: Exception) -> Response:
    return problem(401, "no-key", "send your own key in the header Ridotto-Key")


async def _denied(_request: Request, error: Exception) -> Response:
    assert isinstance(error, Denied)
    return problem(409, error.code, str(error))


async def _fault(_request: Request, error: Exception) -> Response:
    if not is_logged(error):
        log.exception("request")
    return problem(500, "fault", "something went wrong here; nothing was done")


ERROR_ANSWERS: Final[dict[Any, ErrorAnswer]] = {
    HTTPException: _http_problem,
    MalformedRequest: _malformed,
    RequestTooLarge: _too_large,
    ClientDisconnect: _incomplete,
    NoTable: _no_table,
    NoName: _no_name,
    NoOrder: _no_order,
    NoWay: _no_way,
    TooMuchAsked: _too_much,
    ThinkingFailed: _broken_off,
    UnknownToken: _stranger,
    NoPerson: _no_person,
    Denied: _denied,
    Exception: _fault,
}
"""What is answered to a request that ends in an exception."""
