"""Challenges a computer player makes after a deal, when only the house is awaited.

At a strict table some faults become visible with the last cards. A person may still challenge them
then; so may a computer player, but only what the cards have proved to everybody.
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
