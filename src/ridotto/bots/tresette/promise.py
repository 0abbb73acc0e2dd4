"""What marks promise: Partien to be won from here, by the way deals usually fall out."""

from functools import cache
from itertools import product
from typing import Final

import numpy as np
from numpy.typing import NDArray

POINTS: Final = 11
SPREAD: Final = 2.4
"""How far a side's points are usually from the half of eleven."""

ANNOUNCED: Final = ((0, 0.62), (1, 0.16), (2, 0.05), (3, 0.12), (4, 0.05))
"""How many marks a side announces in a deal, and how often: a guess."""


@cache
def promise(target: int, limit: int, deals: int) -> NDArray[np.float64]:
    """By marks here and there: Partien to be expected in so many deals, or (-1) without end."""
    row = target + 1
    if deals == 0:
        return np.zeros(row * row)
    after = promise(target, limit, deals - 1) if deals > 0 else None
    table = np.zeros((row, row))
    falls = _falls()
    for here, there in sorted(product(range(target), repeat=2), key=lambda pair: -sum(pair)):
        total = 0.0
        for mine, theirs, odds in falls:
            total += odds * _outcome(here + mine, there + theirs, target, limit, table, after)
        table[here, there] = total
    return table.ravel()


def _falls() -> list[tuple[int, int, float]]:
    """Marks made here and there in a deal, and how likely."""
    bell = [np.exp(-(((n - POINTS / 2) / SPREAD) ** 2) / 2) for n in range(POINTS + 1)]
    found: dict[tuple[int, int], float] = {}
    for (points, odds), (mine, p), (theirs, q) in product(enumerate(bell), ANNOUNCED, ANNOUNCED):
        key = points + mine, POINTS - points + theirs
        found[key] = found.get(key, 0.0) + float(odds / sum(bell)) * p * q
    return [(mine, theirs, odds) for (mine, theirs), odds in found.items()]


def _outcome(
    here: int,
    there: int,
    target: int,
    limit: int,
    table: NDArray[np.float64],
    after: NDArray[np.float64] | None,
) -> float:
    """A Partie won, lost, or going on; where both are out it is anybody's."""
    if here >= target and there >= target:
        return (here - there) / (2 * POINTS)
    if here >= target:
        return 2.0 if there <= limit else 1.0
    if there >= target:
        return -2.0 if here <= limit else -1.0
    return float(table[here, there] if after is None else after[here * (target + 1) + there])
