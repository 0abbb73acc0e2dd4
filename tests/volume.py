"""How much of what is tried at random a test tries.

A fifth of the random deals in ``make test``, which must be over in ten minutes; all in ``make
thorough``. Strict tables and random requests say themselves what they try without ``THOROUGH``.
``make bench`` plays many more (decision 0076).
"""

import os
from typing import Final

THOROUGH: Final = bool(os.environ.get("RIDOTTO_THOROUGH"))
SHARE: Final = 5
"""One in so many is played where nobody asked to be thorough."""


def part_of(deals: int) -> int:
    """How many of so many deals are played this time."""
    return deals if THOROUGH else deals // SHARE
