"""What computer players think: long computations, run by workers.

Every argument and result is plain data, so that a worker can be a thread or a process. Novices
take a millisecond, and think in a thread; whoever searches does so in a process.
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
"""Who needs no process to think in."""


async def decide_at_table(
    workers: Workers, asker: Asker, level: str, view: View[Any], game: str
) -> Action:
    """What a computer player does, found where its level thinks."""
    if level in QUICK_LEVELS:
        return await workers.do(decide, level, game, view)
    return await workers.think(asker, decide, level, game, view)


async def advise_at_table(
    workers: Workers, asker: Asker, level: str, view: View[Any], game: str
) -> Explanation:
    """A hint, likewise."""
    if level in QUICK_LEVELS:
        return await workers.run_errand(advise, level, game, view)
    return await workers.review(asker, advise, level, game, view)


def prepare_to_think() -> None:
    """Fetch in a process what players who learnt need, before anybody needs them."""
    import_module("ridotto.bots.learned.player")


def decide(level: str, game: str, view: View[Any]) -> Action:
    """What a computer player of this level does; the nearest level, if the game has no such."""
    return make_player(game, level=nearest_level(game, level), seed=len(view.seen)).act(view)


def advise(level: str, game: str, view: View[Any]) -> Explanation:
    """A hint: an action, what decides for it, and what others are worth.

    It is bound by the number of worlds and not by time: the same view gets the same advice, byte
    for byte.
    """
    player = make_player(game, level=nearest_level(game, level), seed=0, repeatable=True)
    return explained(game, view, player)
