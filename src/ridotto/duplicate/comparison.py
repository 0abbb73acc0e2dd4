"""Compares the results of several players in the same deal: places, matchpoints, IMPs.

The rules are those of the Laws of Duplicate Bridge (2017): one matchpoint for every worse score and
half for every equal score (Law 78A); International Match Points by the table of Law 78B.
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
"""Law 78B: from each of these differences in points on, there is one more IMP."""

POINTS_OF_BRIDGE: Final = 10
"""Our decision: where IMPs are counted, one point of these games equals this many points of
bridge."""


class RankedPlace(msgspec.Struct, frozen=True):
    """A place in a ranking. Equal scores share a place, and the places after it are skipped."""

    first: int
    last: int
    of: int


def places(scores: Mapping[K, Any]) -> dict[K, RankedPlace]:
    """Return the place of everybody, the highest score first."""
    values = list(scores.values())
    return {
        key: RankedPlace(
            first=1 + sum(other > score for other in values),
            last=sum(other >= score for other in values),
            of=len(values),
        )
        for key, score in scores.items()
    }


def matchpoints(own: Any, others: Sequence[Any]) -> float:
    """Return the matchpoints: 1 for every worse score, 1/2 for every equal one (Law 78A)."""
    return sum(1.0 if own > other else 0.5 if own == other else 0.0 for other in others)


def share_of_top(own: Any, others: Sequence[Any]) -> float:
    """Return the matchpoints as a share of the maximum; 1/2 if there is nobody to compare with."""
    return matchpoints(own, others) / len(others) if others else 0.5


def imps(difference: float) -> int:
    """Return the IMPs for a difference in points of bridge (Law 78B).

    Negative for the lower score.
    """
    worth = bisect_right(IMP_STEPS, abs(difference))
    return worth if difference >= 0 else -worth


def cross_imps(own: float, others: Sequence[float], worth: float = POINTS_OF_BRIDGE) -> float:
    """Return the mean of the IMPs against every other score with the same cards."""
    if not others:
        return 0.0
    return sum(imps((own - other) * worth) for other in others) / len(others)
