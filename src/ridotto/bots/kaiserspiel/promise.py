"""What a board promises: how likely the Partie is won from here. The weights are guessed."""

from functools import cache
from math import exp, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

JETTONS: Final = 6
FICHE: Final = 1.6
"""What a fiche more is worth, with one left to make."""
JETTON: Final = 0.14
"""What a jetton more is worth: it may still be wiped out."""


@cache
def promise(target: int) -> NDArray[np.float64]:
    """By jettons left to make here and there: chances to win less chances to lose."""
    row = target * JETTONS + 1
    table = np.zeros((row, row))
    for here in range(1, row):
        for there in range(1, row):
            table[here, there] = _odds(here, there)
    return table.ravel()


def _odds(here: int, there: int) -> float:
    """By fiches and loose jettons; what is near the end counts more."""
    mine, theirs = -(-here // JETTONS), -(-there // JETTONS)
    loose, other = mine * JETTONS - here, theirs * JETTONS - there
    ahead = FICHE * (theirs - mine) + JETTON * (loose - other)
    return 2 / (1 + exp(-ahead / sqrt(min(mine, theirs)))) - 1
