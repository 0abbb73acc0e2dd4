"""HTTP responses: structs as JSON, and problems in one common form."""

import msgspec
from starlette.responses import Response

from ridotto.server.http_bodies import Problem
from ridotto.server.languages import asked_for, tell_problem
from ridotto.server.ledger_entries import ENCODER


def json_response(body: object, status: int = 200) -> Response:
    """Return a struct as a JSON response that must not be cached."""
    return json_bytes(ENCODER.encode(body), status)


def json_bytes(body: bytes, status: int = 200) -> Response:
    """Return a response whose body is already JSON."""
    return Response(
        body,
        status,
        media_type="application/json",
        headers={"cache-control": "no-store"},
    )


def problem(status: int, code: str, message: str) -> Response:
    """Return a response that says what was wrong, and what would be right."""
    headers = {"retry-after": "10"} if status == 429 else None
    body = msgspec.json.encode(Problem(code, tell_problem(code, message, asked_for.get())))
    return Response(body, status, media_type="application/json", headers=headers)
