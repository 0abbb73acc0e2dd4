"""The count over HTTP: an evening is sent whole, and comes back counted. Nothing is kept here."""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from ridotto.counting.evening import Evening
from ridotto.counting.reckoning import Reckoning, reckon
from ridotto.counting.registry import AnyEvening
from ridotto.server.answers import problem, told
from ridotto.server.http import read_body
from ridotto.table import RuleSetError

__all__ = ["AnyEvening", "Reckoning", "post_count"]


async def post_count(request: Request) -> Response:
    """Count an evening of a game played with real cards, deal by deal; nothing is kept."""
    address = request.client.host if request.client else ""
    if not request.app.state.command_buckets.take(f"count/{address}"):
        return problem(429, "too-fast", "too much to count; wait a moment")
    evening: Evening = await read_body(request, AnyEvening)
    try:
        return told(await asyncio.to_thread(reckon, evening))
    except RuleSetError as error:
        return problem(422, "rules", str(error))
