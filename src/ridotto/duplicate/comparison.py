"""Comparing what several made of the same deal: places, matchpoints, IMPs.

By the Laws of Duplicate Bridge (2017): a matchpoint for every score that is worse, half a one for
every equal score (Law 78A); International Match Points by the table of Law 78B.
"""

from bisect import bisect_right
from collections.abc import Hashable, Mapping, Sequence
from typing import Any, Final, TypeVar

import msgspec

K = TypeVar("K", bound=Hashable)

IMP_STEPS: Final = (
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600,
    750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000,
)  # fmt: skip
"""Law 78B: from so many points of difference on there is one IMP more."""

POINTS_OF_BRIDGE: Final = 10
"""Our decision: a point of these games stands for so many of bridge, where IMPs are counted."""


class Place(msgspec.Struct, frozen=True):
    """A place among all; who are equal share it, and the next place is left out for it."""

    first: int
    last: int
    of: int


def places(scores: Mapping[K, Any]) -> dict[K, Place]:
    """The place of everybody, the highest score first."""
    values = list(scores.values())
    return {
        key: Place(
            first=1 + sum(other > score for other in values),
            last=sum(other >= score for other in values),
            of=len(values),
        )
        for key, score in scores.items()
    }


def matchpoints(own: Any, others: Sequence[Any]) -> float:
    """One for every other score that is worse, half for every equal one (Law 78A)."""
    return sum(1.0 if own > other else 0.5 if own == other else 0.0 for other in others)


def share_of_top(own: Any, others: Sequence[Any]) -> float:
    """Matchpoints as a share of the most there are; half, where there is nobody to compare with."""
    return matchpoints(own, others) / len(others) if others else 0.5


def imps(difference: float) -> int:
    """IMPs of a difference in points of bridge (Law 78B); negative for whoever has less."""
    worth = bisect_right(IMP_STEPS, abs(difference))
    return worth if difference >= 0 else -worth


def cross_imps(own: float, others: Sequence[float], worth: float = POINTS_OF_BRIDGE) -> float:
    """The mean of the IMPs against every other score at the same cards."""
    if not others:
        return 0.0
    return sum(imps((own - other) * worth) for other in others) / len(others)
