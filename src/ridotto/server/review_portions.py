"""Makes reviews in portions in a thinking process: some decisions, then others get their turn.

Every argument and result is plain data. A deal that was prepared for one portion is kept for the
next, in case this process gets it.
"""

import hashlib
import time
from collections import OrderedDict
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from ridotto.analysis.findings import Expected, LuckAndSkill, ReviewError
from ridotto.bots.learned.net_files import net_file
from ridotto.server.replay_origins import NoDeal, Source, find_deal
from ridotto.table import Action

if TYPE_CHECKING:
    from ridotto.analysis import DealReviewer, JudgedDecision

METHOD: Final = 1
"""The version of the reviews. Raise it when they change: stored ones are then made again."""

PORTION_SECONDS: Final = 0.5
"""Seconds of judging after which others get their turn."""

DEALS_AT_HAND: Final = 2
"""The most deals that are kept prepared."""


class LaidOutDeal(NamedTuple):
    """A deal prepared for judging, and the index of its first act at its table."""

    reviewer: "DealReviewer"
    first: int


class ReviewOutline(NamedTuple):
    """What is known of a deal before any decision was judged."""

    game: str
    first: int
    decisions: int
    unit: str
    threshold: float
    worlds: int
    sides: tuple[int, ...]
    line: tuple[Expected, ...]


class ReviewEnding(NamedTuple):
    """What is known once all decisions were judged."""

    split: tuple[LuckAndSkill, ...]
    unsplit: str


_at_hand: OrderedDict[str, LaidOutDeal] = OrderedDict()


@cache
def judge_of(game: str) -> str:
    """Return the name and version of the judge of a game; another judge makes other reviews."""
    file = net_file(game)
    digest = hashlib.sha256(file.read_bytes() if file.is_file() else b"").hexdigest()
    return f"{METHOD}-{digest[:24]}"


def outline_review(key: str, source: Source) -> ReviewOutline:
    """Return the outline of a deal; raise ``NoDeal`` if nothing of it can be reviewed."""
    reviewer, first = _laid_out(key, source)
    return ReviewOutline(
        game=reviewer.game, first=first, decisions=reviewer.count, unit=reviewer.unit,
        threshold=reviewer.threshold, worlds=reviewer.settings.worlds, sides=reviewer.sides,
        line=reviewer.line(),
    )  # fmt: skip


def judge_portion(key: str, source: Source, place: int) -> list["JudgedDecision"]:
    """Return the judged decisions from this index on: as many as time allows, and at least one."""
    reviewer, _ = _laid_out(key, source)
    judged, begun = list["JudgedDecision"](), time.monotonic()
    while place < reviewer.count and (not judged or time.monotonic() - begun < PORTION_SECONDS):
        judged.append(reviewer.judge(place))
        place += 1
    return judged


def end_review(key: str, source: Source, judged: list["JudgedDecision"]) -> ReviewEnding:
    """Return luck and skill, computed from all decisions."""
    review = _laid_out(key, source).reviewer.whole(judged)
    return ReviewEnding(review.split, review.unsplit)


def _laid_out(key: str, source: Source) -> LaidOutDeal:
    found = _at_hand.pop(key, None) or _lay_out(source)
    _at_hand[key] = found
    while len(_at_hand) > DEALS_AT_HAND:
        _at_hand.popitem(last=False)
    return found


def _lay_out(source: Source) -> LaidOutDeal:
    # Only thinking processes load the nets.
    from ridotto.analysis import DealReviewer

    found = find_deal(source)
    table, span = found.table, found.span
    actions = [events[0] for _, events in table.happened[: span.end]]
    try:
        reviewer = DealReviewer(
            table.game, table.rules, [one for one in actions if isinstance(one, Action)],
            deal=found.number, strict=table.company.charter.strict,
        )  # fmt: skip
    except ReviewError as error:
        raise NoDeal(422, "no-review", str(error)) from error
    return LaidOutDeal(reviewer, span.first)
