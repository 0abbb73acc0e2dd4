"""What a computer player holds against somebody when a deal is over and only the house is awaited.

At a strict table some faults show with the last cards. A person may still challenge them then; so
may a computer player, and only what the cards have proved to whoever watched.
"""

from collections.abc import Mapping
from typing import Any, Final

from ridotto.bots.taroc.speaking import sure_challenge as find_in_taroc
from ridotto.bots.tresette.speaking import find_challenge as find_in_tresette
from ridotto.table import Action, View
from ridotto.table.game import Game

FINDERS: Final[Mapping[str, Any]] = {"taroc": find_in_taroc, "tresette": find_in_tresette}


def find_claim(game: Game[Any], view: View[Any]) -> Action | None:
    """A challenge this chair makes now that the deal is over, if it has one."""
    finder = FINDERS.get(game.name)
    if finder is None or not view.table.strict or not game.settled(view.table):
        return None
    found: Action | None = finder(view)
    return found
