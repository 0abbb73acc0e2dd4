"""How a game registers: its package says once which game it holds."""

from typing import Any

import msgspec

from ridotto.table.game import Game


class Registration(msgspec.Struct, frozen=True):
    """A game, and where it stands in lists of games.

    Every other part of a game is found by the name of its package; see ``ridotto.games.registry``.
    """

    game: Game[Any]
    position: int = 1000
    """Lists of games are in this order; games of one position are sorted by name."""
