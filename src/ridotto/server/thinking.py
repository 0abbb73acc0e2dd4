"""What computer players compute: long computations, run by workers.

Every argument and result is plain data, so that a worker can be a thread or a process. Novices take
a millisecond and run in a thread; players that search run in a process.
"""

from importlib import import_module
from typing import Any, Final

from ridotto.bots import make_player, nearest_level
from ridotto.bots.explanations import Explanation
from ridotto.bots.explanations import advise as explained
from ridotto.server.fair_queue import Asker
from ridotto.server.workers import Workers
from ridotto.table import Action, View

ADVISER: Final = "master"
"""The level that gives hints."""

QUICK_LEVELS: Final = frozenset({"novice", "random"})
"""The levels that need no process to think in."""


async def decide_at_table(
    workers: Workers, asker: Asker, level: str, view: View[Any], game: str
) -> Action:
    """Return the act of a computer player, computed in a thread or process as its level needs."""
    if level in QUICK_LEVELS:
        return await workers.do(decide, level, game, view)
    return await workers.think(asker, decide, level, game, view)


async def advise_at_table(
    workers: Workers, asker: Asker, level: str, view: View[Any], game: str
) -> Explanation:
    """Return a hint, computed in a thread or process as its level needs."""
    if level in QUICK_LEVELS:
        return await workers.run_errand(advise, level, game, view)
    return await workers.review(asker, advise, level, game, view)


def prepare_to_think() -> None:
    """Load what learned players need into a process, before anybody needs them."""
    import_module("ridotto.bots.learned.net_player")


def decide(level: str, game: str, view: View[Any]) -> Action:
    """Return the act of this level, or of the nearest level if the game does not have it."""
    return make_player(game, level=nearest_level(game, level), seed=len(view.seen)).act(view)


def advise(level: str, game: str, view: View[Any]) -> Explanation:
    """Return a hint: an action, the reasons for it, and the values of others.

    It is limited by the number of worlds and not by time: the same view gets the same advice, byte
    for byte.
    """
    player = make_player(game, level=nearest_level(game, level), seed=0, repeatable=True)
    return explained(game, view, player)
