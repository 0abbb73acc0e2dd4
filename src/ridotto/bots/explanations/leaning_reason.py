"""What differs most between two acts where nothing decides by itself."""

from collections.abc import Sequence
from typing import Final

from ridotto.bots.explanations.act_comparison import (
    Difference,
    SeatOfPlayer,
    Taken,
    differences,
    share,
    tricks_of,
)
from ridotto.bots.explanations.reason import OFTENER, RARER, TRICKS, Reason
from ridotto.bots.explanations.subjects import Sheet
from ridotto.bots.learned.consideration import Considered
from ridotto.bots.learned.courses import Course, error_of

DOUBT: Final = 1.0
"""How many standard errors a difference must have; less than a reason that decides needs."""
TENDENCY: Final = 0.1
"""Worlds in which a subject is better must outnumber the others by this share at least."""
OFTENER_BY: Final = 0.2
"""How far the shares of two acts differ before it is said that one takes the trick more often."""
TRICKS_BY: Final = 0.3
"""How many tricks more on average are worth a sentence."""


def leaning(
    sheet: Sheet, chair: SeatOfPlayer, this: Considered, other: Considered
) -> Reason | None:
    """What makes the greatest difference between two acts that were played on, if any is seen.

    It need not decide, and the words say so.
    """
    top = _greatest(differences(sheet, chair, this.courses, other.courses))
    if top is not None and not top.subject.plain:
        return _of_the_sheet(top, other)
    trick = _of_this_trick(chair, this, other) or _of_all_tricks(chair, this, other)
    return trick or (_of_the_sheet(top, other) if top else None)


def _greatest(found: Sequence[Difference]) -> Difference | None:
    seen = (
        one
        for one in found
        if one.mean > DOUBT * one.error and one.often - one.rarely >= TENDENCY and one.weighed > 0
    )
    return next(seen, None)


def _of_the_sheet(found: Difference, other: Considered) -> Reason:
    return Reason(
        kind=found.subject.name, gain=found.gain, cards=found.cards, rule=found.rule,
        often=found.often, points=found.mean, leading=True, instead=other.action,
    )  # fmt: skip


def _of_this_trick(chair: SeatOfPlayer, this: Considered, other: Considered) -> Reason | None:
    """Is the trick on the table taken more often, or more rarely, than with the other act?"""
    card = getattr(other.action, "card", None)
    here, there = (_takes(chair, one.courses) for one in (this, other))
    if card is None or here is None or there is None:
        return None
    apart = [float(a) - float(b) for a, b in zip(here, there, strict=True)]
    weights = [course.weight for course in this.courses]
    first, second = share(this.courses, here), share(other.courses, there)
    if abs(first - second) < max(OFTENER_BY, DOUBT * error_of(apart, weights)):
        return None
    kind = OFTENER if first > second else RARER
    return Reason(kind=kind, cards=(card,), often=first, leading=True, instead=other.action)


def _takes(chair: SeatOfPlayer, courses: Sequence[Course]) -> list[bool] | None:
    """Whether our side takes the next trick, course by course; None if one has no trick."""
    found: list[Taken | None] = [next(tricks_of(chair, course), None) for course in courses]
    if None in found:
        return None
    return [chair.ours(one.winner) for one in found if one is not None]


def _of_all_tricks(chair: SeatOfPlayer, this: Considered, other: Considered) -> Reason | None:
    """Does our side take more tricks in what is left of the deal?"""
    here, there = (
        [sum(chair.ours(one.winner) for one in tricks_of(chair, course)) for course in one.courses]
        for one in (this, other)
    )
    apart = [float(a - b) for a, b in zip(here, there, strict=True)]
    weights = [course.weight for course in this.courses]
    mean = sum(w * n for w, n in zip(weights, apart, strict=True)) / sum(weights)
    if mean < max(TRICKS_BY, DOUBT * error_of(apart, weights)):
        return None
    often = share(this.courses, [n > 0 for n in apart])
    return Reason(kind=TRICKS, often=often, points=mean, leading=True, instead=other.action)
