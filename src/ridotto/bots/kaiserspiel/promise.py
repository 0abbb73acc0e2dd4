"""What a board promises: how likely the Partie is won from here, less how likely it is lost.

``promise.txt`` holds it for two who are alike, in thousandths: a line for everything one may have
left to make from two jettons on, in it a number for everything less that the other may have. It was
reckoned from played deals by ``python -m bench.kaiserspiel_promise``.
"""

from functools import cache
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

JETTONS: Final = 6
FARTHEST: Final = 8 * JETTONS
"""The most jettons left to make that the file knows."""

THOUSANDTHS: Final = 1000
FILE: Final = Path(__file__).with_name("promise.txt")


@cache
def promise(target: int) -> NDArray[np.float64]:
    """By jettons left to make here and there, for a Partie of so many imperials."""
    known, row = _known(), target * JETTONS + 1
    table = np.zeros((row, row))
    for here in range(1, row):
        for there in range(1, row):
            # Far from the end it is the distance between the two that counts.
            nearer = max(0, -(-(max(here, there) - FARTHEST) // JETTONS)) * JETTONS
            table[here, there] = known[max(1, here - nearer), max(1, there - nearer)]
    return table.ravel()


@cache
def _known() -> NDArray[np.float64]:
    """The file, and the same from the other side."""
    found = np.zeros((FARTHEST + 1, FARTHEST + 1))
    for here, line in enumerate(FILE.read_text("utf-8").splitlines(), start=2):
        found[here, 1:here] = [int(number) / THOUSANDTHS for number in line.split()]
    mirrored: NDArray[np.float64] = found - found.T
    return mirrored
