"""Intervals of means."""

from statistics import NormalDist
from typing import Final

DOUBT: Final = 0.05
"""All intervals hold in 95 cases of 100."""


def quantile(doubt: float, worlds: float) -> float:
    """By how many standard errors an interval reaches to either side, for so many worlds.

    Student's distribution, by the first terms of Cornish and Fisher.
    """
    free = max(worlds - 1, 0.5)
    z = NormalDist().inv_cdf(1 - doubt / 2)
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
