"""The count over HTTP: the client sends a whole evening and gets it counted. Nothing is stored."""

from starlette.requests import Request
from starlette.responses import Response

from ridotto.counting.evening import Evening
from ridotto.counting.evening_count import Reckoning, reckon
from ridotto.counting.registry import AnyEvening
from ridotto.server.endpoints import address_of, limits_of, read_body, registry_of
from ridotto.server.fair_queue import Asker
from ridotto.server.http_responses import json_bytes, problem
from ridotto.server.ledger_entries import ENCODER
from ridotto.table import RuleSetError

__all__ = ["AnyEvening", "Reckoning", "post_count"]


async def post_count(request: Request) -> Response:
    """Count an evening of a game played with real cards, deal by deal; nothing is stored."""
    if not limits_of(request).commands.take(f"count/{address_of(request)}"):
        return problem(429, "too-fast", "too much to count; wait a moment")
    evening: Evening = await read_body(request, AnyEvening)
    try:
        workers, asker = registry_of(request).services.workers, Asker(address_of(request), "count")
        return json_bytes(await workers.review(asker, _reckoned, evening))
    except RuleSetError as error:
        return problem(422, "rules", str(error))


def _reckoned(evening: Evening) -> bytes:
    """Return the count as JSON; runs in a thinking process."""
    return ENCODER.encode(reckon(evening))
