"""How every game's tables are put together."""

from collections.abc import Iterable
from typing import TypeAlias

import numpy as np

from ridotto.kernel.contract import Tables

Part: TypeAlias = Iterable[tuple[int, int | Iterable[int]]]
"""Places, and the number or the row of numbers that begins there."""


def fill_tables(size: int, *parts: Part) -> Tables:
    """One array of this length, with every part at its offset."""
    tables = np.zeros(size, dtype=np.int64)
    for part in parts:
        for place, numbers in part:
            row = [numbers] if isinstance(numbers, int) else list(numbers)
            tables[place : place + len(row)] = row
    return tables
