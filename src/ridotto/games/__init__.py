"""The games of the house, by name."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from ridotto.games.minchiate import MINCHIATE
from ridotto.table import Game

GAMES: Final[Mapping[str, Game[Any]]] = MappingProxyType({MINCHIATE.name: MINCHIATE})

__all__ = ["GAMES"]
