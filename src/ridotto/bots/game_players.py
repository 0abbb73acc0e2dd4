"""What a game brings to be played by computers: ``PLAYERS`` in ``bots/GAME/players.py``.

Who has taught himself needs nothing of the game's own: there are nets, or there are none. A game
without either is played by ``RandomPlayer``, which takes any lawful act by chance.
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
    """The players a game brings, if it brings some."""
    found: GamePlayers | None = find_part(game, "bots", "players", "PLAYERS")
    return found
