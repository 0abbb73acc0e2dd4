"""What a game provides for scoring real tables: its evening, and functions over its own state."""

from collections.abc import Callable
from typing import Any, get_args

import msgspec

from ridotto.counting.deal_sheet import Places, Sheet
from ridotto.counting.evening import Evening
from ridotto.table import Payment


def _as_they_sit(state: Any, entry: Any) -> Any:
    del entry
    return state


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
    seated: Callable[[Any, Any], Any] = _as_they_sit
    """The table before a deal, where the entry of the deal itself says who sits where."""
    due_at_end: Callable[[Any], tuple[Payment, ...]]
    """What is still to be paid if everybody stops now."""

    @property
    def opening(self) -> type[msgspec.Struct]:
        """What is entered before the first deal."""
        kind: type[msgspec.Struct] = self._fields()["opening"]
        return kind

    @property
    def entry(self) -> type[msgspec.Struct]:
        """What is entered of a deal."""
        row = get_args(self._fields()["deals"])[0]
        kind: type[msgspec.Struct] = get_args(row)[0]
        return kind

    def _fields(self) -> dict[str, Any]:
        return {field.name: field.type for field in msgspec.structs.fields(self.evening)}
