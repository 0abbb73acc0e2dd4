"""Responses over HTTP: structs as JSON, and problems of one shape."""

import msgspec
from starlette.responses import Response

from ridotto.server.ledger_entries import ENCODER
from ridotto.server.wire import Problem


def json_response(body: object, status: int = 200) -> Response:
    """A struct as JSON, not to be cached."""
    return Response(
        ENCODER.encode(body),
        status,
        media_type="application/json",
        headers={"cache-control": "no-store"},
    )


def problem(status: int, code: str, message: str) -> Response:
    """What was wrong, and what would be right."""
    headers = {"retry-after": "10"} if status == 429 else None
    body = msgspec.json.encode(Problem(code, message))
    return Response(body, status, media_type="application/json", headers=headers)
