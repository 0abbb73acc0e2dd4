"""Reviews in portions, in a process that thinks: a moment's worth of decisions, then others' turn.

Every argument and result is plain data. A deal that was laid out for one portion is kept for the
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
"""Raised whenever reviews come out otherwise: kept ones are then made anew."""

PORTION_SECONDS: Final = 0.5
"""After so long others have their turn."""

DEALS_AT_HAND: Final = 2
"""Deals that stay laid out."""


class LaidOutDeal(NamedTuple):
    """A deal ready to be judged, and where it begins among the acts of its table."""

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
    """What is known once all were."""

    split: tuple[LuckAndSkill, ...]
    unsplit: str


_at_hand: OrderedDict[str, LaidOutDeal] = OrderedDict()


@cache
def judge_of(game: str) -> str:
    """Who judges this game, and how: another word, other reviews."""
    file = net_file(game)
    digest = hashlib.sha256(file.read_bytes() if file.is_file() else b"").hexdigest()
    return f"{METHOD}-{digest[:24]}"


def outline_review(key: str, source: Source) -> ReviewOutline:
    """The deal and its line; or raise ``NoDeal``, where nothing of it can be reviewed either."""
    reviewer, first = _laid_out(key, source)
    return ReviewOutline(
        game=reviewer.game, first=first, decisions=reviewer.count, unit=reviewer.unit,
        threshold=reviewer.threshold, worlds=reviewer.settings.worlds, sides=reviewer.sides,
        line=reviewer.line(),
    )  # fmt: skip


def judge_portion(key: str, source: Source, place: int) -> list["JudgedDecision"]:
    """The decisions from this place on, as many as a moment allows, and one at least."""
    reviewer, _ = _laid_out(key, source)
    judged, begun = list["JudgedDecision"](), time.monotonic()
    while place < reviewer.count and (not judged or time.monotonic() - begun < PORTION_SECONDS):
        judged.append(reviewer.judge(place))
        place += 1
    return judged


def end_review(key: str, source: Source, judged: list["JudgedDecision"]) -> ReviewEnding:
    """Luck and skill, from all decisions."""
    review = _laid_out(key, source).reviewer.whole(judged)
    return ReviewEnding(review.split, review.unsplit)


def _laid_out(key: str, source: Source) -> LaidOutDeal:
    found = _at_hand.pop(key, None) or _lay_out(source)
    _at_hand[key] = found
    while len(_at_hand) > DEALS_AT_HAND:
        _at_hand.popitem(last=False)
    return found


def _lay_out(source: Source) -> LaidOutDeal:
    # Only processes that think load the nets.
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
