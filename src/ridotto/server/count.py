"""The count over HTTP: an evening is sent whole, and comes back counted. Nothing is kept here."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from ridotto.counting.evening import Evening
from ridotto.counting.reckoning import Reckoning, reckon
from ridotto.counting.registry import AnyEvening
from ridotto.server.endpoints import address_of, limits_of, read_body
from ridotto.server.http_responses import json_response, problem
from ridotto.table import RuleSetError

__all__ = ["AnyEvening", "Reckoning", "post_count"]


async def post_count(request: Request) -> Response:
    """Count an evening of a game played with real cards, deal by deal; nothing is kept."""
    if not limits_of(request).commands.take(f"count/{address_of(request)}"):
        return problem(429, "too-fast", "too much to count; wait a moment")
    evening: Evening = await read_body(request, AnyEvening)
    try:
        return json_response(await asyncio.to_thread(reckon, evening))
    except RuleSetError as error:
        return problem(422, "rules", str(error))
