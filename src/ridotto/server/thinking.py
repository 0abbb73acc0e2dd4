"""What computer players think: long computations, run by workers.

Every argument and result is plain data, so that a worker can be a thread or a process.
"""

from typing import Any, Final

from ridotto.bots import make_player
from ridotto.bots.explaining import advise as explained
from ridotto.server.wire import Advice
from ridotto.table import Action, View

ADVISER: Final = "master"
"""The level that gives hints."""


def decide(level: str, game: str, view: View[Any]) -> Action:
    """What a computer player of this level does."""
    return make_player(game, level=level, seed=len(view.seen)).act(view)


def advise(level: str, game: str, view: View[Any]) -> Advice:
    """A hint: an action, what it is worth against others, and why in the game's words.

    It is bound by the number of worlds and not by time: the same view gets the same advice, byte
    for byte.
    """
    found = explained(game, view, make_player(game, level=level, seed=0, repeatable=True))
    return Advice(
        action=found.action,
        why=found.why,
        said=found.said,
        value=found.value,
        unit=found.unit,
        alternatives=found.alternatives,
    )
