"""The count over HTTP: the client sends a whole evening and gets it counted. Nothing is stored."""

from starlette.requests import Request
from starlette.responses import Response

from ridotto.counting.count_request import Refusal, answer_count
from ridotto.counting.evening_count import Reckoning
from ridotto.counting.registry import AnyEvening
from ridotto.server.endpoints import address_of, limits_of, registry_of
from ridotto.server.fair_queue import Asker
from ridotto.server.http_responses import json_bytes, problem

__all__ = ["AnyEvening", "Reckoning", "post_count"]


async def post_count(request: Request) -> Response:
    """Count an evening of a game played with real cards, deal by deal; nothing is stored."""
    if not limits_of(request).commands.take(f"count/{address_of(request)}"):
        return problem(429, "too-fast", "too much to count; wait a moment")
    workers, asker = registry_of(request).services.workers, Asker(address_of(request), "count")
    answer = await workers.review(asker, answer_count, await request.body())
    if isinstance(answer, Refusal):
        return problem(answer.status, answer.code, answer.message)
    return json_bytes(answer)
