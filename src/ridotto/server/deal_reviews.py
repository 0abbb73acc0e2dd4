"""The reviews of finished deals: under way, read while they grow, and kept.

A review is made in portions, each of which waits for its turn in the queue of reviews, so that
nothing else waits for the whole. One that nobody reads any more rests.
"""

import asyncio
import time
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from ridotto.analysis.findings import Decision, Expected, LuckAndSkill
from ridotto.server.fair_queue import Asker
from ridotto.server.ledger_entries import ENCODER
from ridotto.server.limits import (
    REVIEW_POLL_SECONDS,
    REVIEWS_IN_MEMORY,
    UNREAD_REVIEW_SECONDS,
)
from ridotto.server.replay_origins import Source
from ridotto.server.review_portions import (
    ReviewEnding,
    ReviewOutline,
    end_review,
    judge_portion,
    outline_review,
)
from ridotto.server.services import Services

if TYPE_CHECKING:
    from ridotto.analysis import JudgedDecision


class ReviewPart(msgspec.Struct, frozen=True, kw_only=True):
    """A review as far as it has come, or what is new of it; nothing while it waits for its turn.

    All values are what a seat will have won at the end, in the game's finest unit.
    """

    game: str = ""
    first: int = 0
    """The deal's first act among those of its table: an act's number less this is its step."""
    unit: str = ""
    threshold: float = 0.0
    """Only what surely lost more is called a mistake."""
    worlds: int = 0
    """Each decision is judged in so many ways the hidden cards may lie."""
    sides: tuple[int, ...] = ()
    """The side of each seat; partners share one."""
    count: int = 0
    """How many decisions there are."""
    place: int = 0
    """How many of them come before those told here."""
    decisions: tuple[Decision, ...] = ()
    line: tuple[Expected, ...] = ()
    """From the beginning: what everybody could expect throughout, with open cards."""
    done: bool = False
    """Has every decision been judged?"""
    split: tuple[LuckAndSkill, ...] = ()
    """Then: luck and skill of every seat; empty where the deal was not played to its end."""
    unsplit: str = ""
    """Why it is empty."""


class GrowingReview:
    """A review under way."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.outline: ReviewOutline | None = None
        self.judged: list[JudgedDecision] = []
        self.ending: ReviewEnding | None = None
        self.read_at = time.monotonic()
        self.making: asyncio.Task[None] | None = None
        self._grown = asyncio.Event()

    def grow(self) -> None:
        """There is more of it now: everybody who waits reads on."""
        self._grown.set()
        self._grown = asyncio.Event()

    async def wait(self, after: int | None) -> None:
        """Until there is more than so many decisions, for a while."""
        deadline = time.monotonic() + REVIEW_POLL_SECONDS
        while not self._is_news(after) and self.making is not None and not self.making.done():
            left = deadline - time.monotonic()
            if left <= 0:
                return
            grown = asyncio.ensure_future(self._grown.wait())
            try:
                await asyncio.wait(
                    {grown, self.making}, timeout=left, return_when=asyncio.FIRST_COMPLETED
                )
            finally:
                grown.cancel()

    def _is_news(self, after: int | None) -> bool:
        if after is None:
            return self.outline is not None
        return self.ending is not None or len(self.judged) > after

    def part(self, after: int | None) -> ReviewPart:
        """What is new after so many decisions; all there is, where nothing was read yet."""
        outline, ending = self.outline, self.ending
        if outline is None:
            return ReviewPart()
        place = min(after or 0, len(self.judged))
        return ReviewPart(
            game=outline.game,
            first=outline.first,
            unit=outline.unit,
            threshold=outline.threshold,
            worlds=outline.worlds,
            sides=outline.sides,
            count=outline.decisions,
            place=place,
            decisions=tuple(one.decision for one in self.judged[place:]),
            line=outline.line if place == 0 else (),
            done=ending is not None,
            split=ending.split if ending else (),
            unsplit=ending.unsplit if ending else "",
        )


FindSource: TypeAlias = Callable[[], Awaitable[Source]]
"""Where the deal comes from: looked for only where a review is begun."""

Keep: TypeAlias = Callable[[bytes], Awaitable[None]]
"""What is done with a review that is whole, compressed."""


class DealReviews:
    """All reviews of this process."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._growing: OrderedDict[str, GrowingReview] = OrderedDict()
        self._whole: OrderedDict[str, bytes] = OrderedDict()

    def whole(self, key: str) -> bytes | None:
        """A review that is whole and that no table keeps, as JSON."""
        found = self._whole.get(key)
        return None if found is None else zlib.decompress(found)

    def is_under_way(self, key: str) -> bool:
        """Has it been begun here?"""
        return key in self._growing

    async def read_on(
        self, key: str, after: int | None, asker: Asker, find: FindSource, keep: Keep | None
    ) -> bytes:
        """What is new of a review, begun or gone on with if need be; or raise what went wrong."""
        review = self._growing.get(key)
        if review is None:
            review = self._growing[key] = GrowingReview(key)
            self._drop_some()
        review.read_at = time.monotonic()
        if review.making is None or (review.making.done() and review.ending is None):
            review.making = asyncio.create_task(self._make(review, asker, find, keep))
            review.making.add_done_callback(_look_at_error)
        await review.wait(after)
        if review.making.done() and (error := review.making.exception()) is not None:
            self._growing.pop(key, None)
            raise error
        return ENCODER.encode(review.part(after))

    async def _make(
        self, review: GrowingReview, asker: Asker, find: FindSource, keep: Keep | None
    ) -> None:
        think, source = self._services.workers.review, await find()
        if review.outline is None:
            review.outline = await think(asker, outline_review, review.key, source)
            review.grow()
        while len(review.judged) < review.outline.decisions:
            if time.monotonic() - review.read_at > UNREAD_REVIEW_SECONDS:
                return
            place = len(review.judged)
            review.judged += await think(asker, judge_portion, review.key, source, place)
            review.grow()
        review.ending = await think(asker, end_review, review.key, source, review.judged)
        review.grow()
        body = await self._services.workers.run_errand(_compressed, review.part(None))
        if keep is None:
            self._remember(review.key, body)
        else:
            await keep(body)
        # Whoever waits for the rest has been woken, and holds the review itself.
        self._growing.pop(review.key, None)

    def _remember(self, key: str, body: bytes) -> None:
        self._whole[key] = body
        while len(self._whole) > REVIEWS_IN_MEMORY:
            self._whole.popitem(last=False)

    def _drop_some(self) -> None:
        """Forget those that rest, the oldest first, where there are too many."""
        resting = [
            key
            for key, one in self._growing.items()
            if one.making is not None and one.making.done()
        ]
        for key in resting[: max(0, len(self._growing) - REVIEWS_IN_MEMORY)]:
            del self._growing[key]

    async def close(self) -> None:
        """Break off what is under way."""
        tasks = [one.making for one in self._growing.values() if one.making is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _compressed(part: ReviewPart) -> bytes:
    return zlib.compress(ENCODER.encode(part))


def _look_at_error(task: asyncio.Task[None]) -> None:
    """Nobody may be there any more to hear of it, and that is no error."""
    if not task.cancelled():
        task.exception()
