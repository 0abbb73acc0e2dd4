"""What a computer player would do in one's place, and why."""

from typing import Any, Final

from ridotto.bots import make_player
from ridotto.bots.explaining import advise as explained
from ridotto.server.wire import Advice
from ridotto.table import View

ADVISER: Final = "master"
"""Whoever knows the game best is asked."""


def advise(level: str, game: str, view: View[Any]) -> Advice:
    """The act, what it is worth against others, and why in the game's words; a thread's work.

    Bound by worlds and not by time: the same view gets the same advice, byte for byte.
    """
    told = explained(game, view, make_player(game, level=level, seed=0, repeatable=True))
    return Advice(
        action=told.action,
        why=told.why,
        said=told.said,
        value=told.value,
        unit=told.unit,
        alternatives=told.alternatives,
    )
