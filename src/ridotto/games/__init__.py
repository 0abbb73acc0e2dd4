"""The games of the house, by name."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from ridotto.games.bieten import BIETEN
from ridotto.games.guimbarde import GUIMBARDE
from ridotto.games.kaiserspiel import KAISERSPIEL
from ridotto.games.minchiate import MINCHIATE
from ridotto.games.taroc import TAROC
from ridotto.games.tresette import TRESETTE
from ridotto.table import Game

GAMES: Final[Mapping[str, Game[Any]]] = MappingProxyType(
    {
        MINCHIATE.name: MINCHIATE,
        TAROC.name: TAROC,
        TRESETTE.name: TRESETTE,
        KAISERSPIEL.name: KAISERSPIEL,
        GUIMBARDE.name: GUIMBARDE,
        BIETEN.name: BIETEN,
    }
)

__all__ = ["GAMES"]
