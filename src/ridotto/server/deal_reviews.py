"""The reviews of finished deals: made in portions, read while they grow, and stored.

Each portion waits for its turn in the queue of reviews, so that nothing else waits for a whole
review. A review that nobody reads any more is paused.
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
    """The part of a review that exists so far, or what is new; empty while it waits for its turn.

    Every value is what a seat will have won at the end, in the game's finest unit.
    """

    game: str = ""
    first: int = 0
    """The index of the deal's first act at its table: an act's number less this is its step."""
    unit: str = ""
    threshold: float = 0.0
    """An act is a mistake only if it surely lost more than this."""
    worlds: int = 0
    """The number of possible layouts of the hidden cards in which each decision is judged."""
    sides: tuple[int, ...] = ()
    """The side of each seat; partners share a side."""
    count: int = 0
    """The number of all decisions."""
    place: int = 0
    """The number of decisions before the ones in this part."""
    decisions: tuple[Decision, ...] = ()
    line: tuple[Expected, ...] = ()
    """In the first part: what every seat could expect during the deal, with open cards."""
    done: bool = False
    """Whether every decision has been judged."""
    split: tuple[LuckAndSkill, ...] = ()
    """In the last part: luck and skill of every seat; empty if the deal was not played to its
    end."""
    unsplit: str = ""
    """The reason why ``split`` is empty, if it is."""


class GrowingReview:
    """A review that is being made."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.outline: ReviewOutline | None = None
        self.judged: list[JudgedDecision] = []
        self.ending: ReviewEnding | None = None
        self.read_at = time.monotonic()
        self.making: asyncio.Task[None] | None = None
        self._grown = asyncio.Event()

    def grow(self) -> None:
        """Wake everybody who waits for more of the review."""
        self._grown.set()
        self._grown = asyncio.Event()

    async def wait(self, after: int | None) -> None:
        """Wait for a while until there are more than ``after`` decisions."""
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
        """Return what is new after this number of decisions; everything if nothing was read yet."""
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
"""Finds where the deal comes from; called only when a review is begun."""

Keep: TypeAlias = Callable[[bytes], Awaitable[None]]
"""Stores a finished review, compressed."""


class DealReviews:
    """All reviews of this process."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._growing: OrderedDict[str, GrowingReview] = OrderedDict()
        self._whole: OrderedDict[str, bytes] = OrderedDict()

    def whole(self, key: str) -> bytes | None:
        """Return a finished review that no table stores, as JSON; None if there is none."""
        found = self._whole.get(key)
        return None if found is None else zlib.decompress(found)

    def is_under_way(self, key: str) -> bool:
        """Return whether the review has been begun in this process."""
        return key in self._growing

    async def read_on(
        self, key: str, after: int | None, asker: Asker, find: FindSource, keep: Keep | None
    ) -> bytes:
        """Return what is new of a review.

        Begin or resume it if needed, or raise what went wrong.
        """
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
        # Those who wait for the rest have been woken, and hold the review itself.
        self._growing.pop(review.key, None)

    def _remember(self, key: str, body: bytes) -> None:
        self._whole[key] = body
        while len(self._whole) > REVIEWS_IN_MEMORY:
            self._whole.popitem(last=False)

    def _drop_some(self) -> None:
        """Drop the oldest paused reviews if there are too many."""
        resting = [
            key
            for key, one in self._growing.items()
            if one.making is not None and one.making.done()
        ]
        for key in resting[: max(0, len(self._growing) - REVIEWS_IN_MEMORY)]:
            del self._growing[key]

    async def close(self) -> None:
        """Cancel the reviews that are being made."""
        tasks = [one.making for one in self._growing.values() if one.making is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _compressed(part: ReviewPart) -> bytes:
    return zlib.compress(ENCODER.encode(part))


def _look_at_error(task: asyncio.Task[None]) -> None:
    """Read the error of a task: nobody may be left to hear of it, and that is no error."""
    if not task.cancelled():
        task.exception()
