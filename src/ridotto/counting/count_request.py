"""Answers a request to count an evening: JSON in, JSON out.

The server answers with it over HTTP, and the page inside a browser where it has no net. So both
give the same bytes.
"""

import msgspec

from ridotto.counting.evening import Evening
from ridotto.counting.evening_count import reckon
from ridotto.counting.registry import AnyEvening
from ridotto.table import RuleSetError
from ridotto.table.unreadable import UNREADABLE, what_is_wrong

_ENCODER = msgspec.json.Encoder(order="deterministic")


class Refusal(msgspec.Struct, frozen=True):
    """Why a request is not answered, as a server says it: its status, a code, a sentence."""

    status: int
    code: str
    message: str


def answer_count(body: bytes) -> bytes | Refusal:
    """The evening counted, or why it cannot be read."""
    try:
        evening: Evening = msgspec.json.decode(body, type=AnyEvening)
    except UNREADABLE as error:
        return Refusal(400, "malformed", what_is_wrong(error))
    try:
        return _ENCODER.encode(reckon(evening))
    except RuleSetError as error:
        return Refusal(422, "rules", str(error))


def answer_text(body: str) -> tuple[int, str]:
    """Status and body as the server would give them to a client that speaks English."""
    answer = answer_count(body.encode())
    if isinstance(answer, bytes):
        return 200, answer.decode()
    told = msgspec.json.encode({"code": answer.code, "message": answer.message})
    return answer.status, told.decode()
