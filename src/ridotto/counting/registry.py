"""The games that can be counted. A game takes part by bringing a package ``counting/GAME``."""

from collections.abc import Mapping
from functools import reduce
from importlib import import_module
from importlib.util import find_spec
from operator import or_
from types import MappingProxyType
from typing import Any, Final

from ridotto.counting.game_counting import GameCounting
from ridotto.games import GAMES


def _find(game: str) -> GameCounting | None:
    name = f"ridotto.counting.{game}"
    if find_spec(name) is None:
        return None
    found: GameCounting = import_module(f"{name}.counting").COUNTING
    return found


COUNTINGS: Final[Mapping[str, GameCounting]] = MappingProxyType(
    {game: counting for game in GAMES if (counting := _find(game)) is not None}
)

AnyEvening: Final[Any] = reduce(or_, (counting.evening for counting in COUNTINGS.values()))
"""The type of an evening of any game; the field ``game`` tells them apart."""
