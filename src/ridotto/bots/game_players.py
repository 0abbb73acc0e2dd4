"""What a game provides for computer players: ``PLAYERS`` in ``bots/GAME/players.py``.

Players trained by self-play need nothing here: they need only a net. A game with neither is played
by ``RandomPlayer``, which picks any lawful act at random.
"""

from collections.abc import Callable
from typing import Any

import msgspec

from ridotto.bots.player import Player
from ridotto.games import find_part
from ridotto.table import Action, View


class GamePlayers(msgspec.Struct, frozen=True, kw_only=True):
    """A game's computer players."""

    novice: Callable[..., Player[Any]]
    """Follows the book's advice; made with ``seed``."""
    find_claim: Callable[[View[Any]], Action | None] | None = None
    """A challenge to make when a deal is over, where the game's faults may show only then."""


def players_of(game: str) -> GamePlayers | None:
    """The players a game provides, if any."""
    found: GamePlayers | None = find_part(game, "bots", "players", "PLAYERS")
    return found
