"""What a game brings to be counted: its evening, and functions over its own state."""

from collections.abc import Callable
from typing import Any

import msgspec

from ridotto.counting.deal_sheet import Places, Sheet
from ridotto.counting.evening import Evening
from ridotto.table import Payment


class GameCounting(msgspec.Struct, frozen=True, kw_only=True):
    """How a game is counted. States are the game's own, between two deals."""

    unit: str
    """What the accounts are counted in."""
    evening: type[Evening]
    begin: Callable[[Any, Any], Any]
    """From a fresh table and the opening, the table before the first deal."""
    enter: Callable[[Any, Any], tuple[Any, Sheet]]
    """From a table and the entry of a deal, the table after it and the sheet."""
    places: Callable[[Any], Places]
    due_at_end: Callable[[Any], tuple[Payment, ...]]
    """What is still to be paid if everybody stops now."""
