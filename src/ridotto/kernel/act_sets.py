"""Sets of acts, as the compiled rules write them, for NumPy and for plain Python."""

import numpy as np
from numpy.typing import NDArray

from ridotto.kernel.contract import Words


def act_flags(masks: Words, acts: int) -> NDArray[np.uint8]:
    """A flag for each act instead of a bit, of one set or of rows of sets."""
    octets = np.ascontiguousarray(masks).view(np.uint8)
    return np.unpackbits(octets, axis=-1, bitorder="little")[..., :acts]


def act_list(mask: Words, acts: int) -> list[int]:
    """The numbers of the acts in a set, the lowest first."""
    return np.flatnonzero(act_flags(mask, acts)).tolist()
