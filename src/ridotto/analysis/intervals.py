"""Confidence intervals of means."""

from statistics import NormalDist
from typing import Final

DOUBT: Final = 0.05
"""The probability left outside an interval: all intervals are 95 % intervals."""


def quantile(doubt: float, worlds: float) -> float:
    """Return how many standard errors an interval extends to either side for this number of worlds.

    This is Student's t quantile, by the first terms of the Cornish-Fisher expansion.
    """
    free = max(worlds - 1, 0.5)
    z = NormalDist().inv_cdf(1 - doubt / 2)
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
