"""The levels of every game: *novice* follows the book's advice, *player* and *master* search.

Who searches is imported when first asked for: numba takes a while to come in, and most of what the
house does has no use for it.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final

from ridotto.bots.bieten import BietenPlayer
from ridotto.bots.chance import RandomPlayer
from ridotto.bots.guimbarde import GuimbardePlayer
from ridotto.bots.kaiserspiel import KaiserspielPlayer
from ridotto.bots.minchiate import MinchiatePlayer
from ridotto.bots.player import Player
from ridotto.bots.taroc import TarocPlayer
from ridotto.bots.tresette import TresettePlayer
from ridotto.games import GAMES

LEVELS: Final = ("novice", "player", "master")
"""For people to sit opposite."""

BASELINES: Final = ("random", "plain")
"""To measure the others by: lawful chance, and in Minchiate a search that plays out by chance."""

KINDS: Final = (*LEVELS, *BASELINES)

NOVICES: Final[Mapping[str, Callable[..., Player[Any]]]] = {
    "minchiate": MinchiatePlayer,
    "taroc": TarocPlayer,
    "tresette": TresettePlayer,
    "kaiserspiel": KaiserspielPlayer,
    "guimbarde": GuimbardePlayer,
    "bieten": BietenPlayer,
}

SEARCHERS: Final[Mapping[str, tuple[str, str]]] = {
    "minchiate": ("ridotto.bots.minchiate.search", "MinchiateSearcher"),
    "taroc": ("ridotto.bots.taroc.searching", "TarocSearcher"),
    "tresette": ("ridotto.bots.tresette.searching", "TresetteSearcher"),
    "kaiserspiel": ("ridotto.bots.kaiserspiel.searching", "KaiserspielSearcher"),
    "guimbarde": ("ridotto.bots.guimbarde.searching", "GuimbardeSearcher"),
    "bieten": ("ridotto.bots.bieten.searching", "BietenSearcher"),
}
"""Module and class."""

WORLDS: Final = {"player": 24, "master": 96}
"""What stands in for time where the same seed must always give the same act."""


def make_player(
    game: str,
    *,
    level: str = "novice",
    seed: int,
    budget: int | None = None,
    repeatable: bool = False,
) -> Player[Any]:
    """A player of this game and level; ``budget`` are milliseconds of one core for a decision.

    With time the act may depend on how quick the machine is. ``repeatable`` counts worlds instead:
    then the same seed and view always give the same act.
    """
    if game not in GAMES:
        raise ValueError(f"no game {game!r}; there are: {', '.join(GAMES)}")
    if level not in KINDS:
        raise ValueError(f"no level {level!r}; there are: {', '.join(KINDS)}")
    if level == "plain" and game != "minchiate":
        raise ValueError(f"plain plays only minchiate, not {game}")
    if level == "random":
        return RandomPlayer(GAMES[game], seed=seed)
    if level == "novice":
        return NOVICES[game](seed=seed)
    module, name = SEARCHERS[game]
    searcher: Callable[..., Player[Any]] = getattr(import_module(module), name)
    worlds = WORLDS.get(level) if repeatable else None
    return searcher(seed=seed, level=level, budget_ms=budget, worlds=worlds)
