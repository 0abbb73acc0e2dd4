"""The request for the review of a deal: read while it is made, and stored with the deal."""

import hashlib
import zlib
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from ridotto.server import endpoints
from ridotto.server.deal_reviews import DealReviews
from ridotto.server.fair_queue import Asker
from ridotto.server.http_requests import language_of
from ridotto.server.http_responses import json_bytes, problem
from ridotto.server.live_table import LiveTable
from ridotto.server.replay_origins import (
    NoDeal,
    Origin,
    RecordOrigin,
    Source,
    TableOrigin,
    admit,
    source_of,
)
from ridotto.server.review_portions import judge_of
from ridotto.server.review_words import in_language
from ridotto.server.store import ReviewRow
from ridotto.server.thinking_process import ThinkingFailed


class ReviewRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Review this deal from its beginning, or continue ``after`` this number of decisions."""

    origin: Origin
    after: Annotated[int, msgspec.Meta(ge=0, le=100_000)] | None = None


async def post_review(request: Request) -> Response:
    """Judge every decision of a finished deal by what its seat could know then.

    A client that asks again with ``after`` reads on while the rest is being judged.
    """
    wish = await endpoints.read_body(request, ReviewRequest)
    if not endpoints.limits_of(request).commands.take(f"replay/{endpoints.address_of(request)}"):
        return problem(429, "too-fast", "too much to review; wait a moment")
    try:
        live = await admit(request, wish.origin) if isinstance(wish.origin, TableOrigin) else None
        body = await _kept(request, wish, live) or await _made(request, wish, live)
        return json_bytes(in_language(body, language_of(request)))
    except NoDeal as error:
        return error.answer
    except ThinkingFailed:
        return problem(503, "not-reviewed", "the review was broken off; ask again")


async def _kept(request: Request, wish: ReviewRequest, live: LiveTable | None) -> bytes | None:
    """Return the whole review, if it is stored."""
    if reviews_of(request).is_under_way(_key(wish.origin)):
        return None
    if live is None or not isinstance(wish.origin, TableOrigin):
        return reviews_of(request).whole(_key(wish.origin))
    workers, store, table = live.services.workers, live.services.store, live.table
    judge = await workers.read(judge_of, table.game.name)
    found = await workers.read(store.review, table.ident, wish.origin.deal, judge)
    return None if found is None else zlib.decompress(found)


async def _made(request: Request, wish: ReviewRequest, live: LiveTable | None) -> bytes:
    """Return what exists of a review that is being made."""
    reviews, origin, address = reviews_of(request), wish.origin, endpoints.address_of(request)
    key = _key(origin)
    if not reviews.is_under_way(key) and not endpoints.limits_of(request).reviews.take(address):
        raise NoDeal(429, "too-fast", "too many reviews begun from here; wait a minute")

    async def find() -> Source:
        # A review is made over minutes, and must not keep a place from others so long.
        return await source_of(request, origin, hold=False)

    async def keep(body: bytes) -> None:
        assert live is not None
        assert isinstance(origin, TableOrigin)
        judge = await live.services.workers.read(judge_of, live.table.game.name)
        row = ReviewRow(live.table.ident, origin.deal, judge, body)
        await live.services.writer.run(live.services.store.keep_review, row)

    asker = Asker(address, "review")
    return await reviews.read_on(key, wish.after, asker, find, keep if live else None)


def reviews_of(request: Request) -> DealReviews:
    """Return the reviews of this process."""
    reviews: DealReviews = request.app.state.reviews
    return reviews


def _key(origin: Origin) -> str:
    """Return a short key that is the same for the same deal."""
    if isinstance(origin, RecordOrigin):
        return f"record/{hashlib.sha256(origin.record.encode()).hexdigest()}/{origin.deal}"
    if isinstance(origin, TableOrigin):
        return f"table/{origin.table}/{origin.deal}"
    return f"worked/{origin.game}/{origin.hand}"
