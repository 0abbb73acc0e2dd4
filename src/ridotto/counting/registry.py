"""The games that can be scored at a real table.

A game provides its own scoring as ``counting/GAME/real_table.py``; without it, score lines are
entered.
"""

from collections.abc import Mapping
from functools import reduce
from operator import or_
from types import MappingProxyType
from typing import Any, Final

from ridotto.counting.game_counting import GameCounting
from ridotto.counting.generic_counting import generic_counting
from ridotto.games import GAMES, find_part


def _counting(game: str) -> GameCounting | None:
    own: GameCounting | None = find_part(game, "counting", "real_table", "COUNTING")
    return own or generic_counting(GAMES[game])


COUNTINGS: Final[Mapping[str, GameCounting]] = MappingProxyType(
    {game: counting for game in GAMES if (counting := _counting(game)) is not None}
)

AnyEvening: Final[Any] = reduce(or_, (counting.evening for counting in COUNTINGS.values()))
"""The type of an evening of any game; the field ``game`` tells them apart."""
