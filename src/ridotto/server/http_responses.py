"""Responses over HTTP: structs as JSON, and problems of one shape."""

import msgspec
from starlette.responses import Response

from ridotto.server.languages import asked_for, tell_problem
from ridotto.server.ledger_entries import ENCODER
from ridotto.server.wire import Problem


def json_response(body: object, status: int = 200) -> Response:
    """A struct as JSON, not to be cached."""
    return json_bytes(ENCODER.encode(body), status)


def json_bytes(body: bytes, status: int = 200) -> Response:
    """A response with a body that is JSON already."""
    return Response(
        body,
        status,
        media_type="application/json",
        headers={"cache-control": "no-store"},
    )


def problem(status: int, code: str, message: str) -> Response:
    """What was wrong, and what would be right."""
    headers = {"retry-after": "10"} if status == 429 else None
    body = msgspec.json.encode(Problem(code, tell_problem(code, message, asked_for.get())))
    return Response(body, status, media_type="application/json", headers=headers)
