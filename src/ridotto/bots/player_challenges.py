"""What a computer player holds against somebody when a deal is over and only the house is awaited.

At a strict table some faults show with the last cards. A person may still challenge them then; so
may a computer player, and only what the cards have proved to whoever watched.
"""

from typing import Any

from ridotto.bots.game_players import players_of
from ridotto.table import Action, View
from ridotto.table.game import Game


def find_claim(game: Game[Any], view: View[Any]) -> Action | None:
    """A challenge this chair makes now that the deal is over, if it has one."""
    if not view.table.strict or not game.settled(view.table):
        return None
    brought = players_of(game.name)
    if brought is None or brought.find_claim is None:
        return None
    return brought.find_claim(view)
