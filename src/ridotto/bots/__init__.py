"""Computer players: a view in, a lawful action out."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from ridotto.bots.bieten import BietenPlayer
from ridotto.bots.chance import RandomPlayer
from ridotto.bots.guimbarde import GuimbardePlayer
from ridotto.bots.kaiserspiel import KaiserspielPlayer
from ridotto.bots.minchiate import MinchiatePlayer
from ridotto.bots.player import Choice, Player
from ridotto.bots.taroc import TarocPlayer
from ridotto.bots.tresette import TresettePlayer
from ridotto.games import GAMES

PlayerMaker = Callable[[int], Player[Any]]

NOVICES: Final[Mapping[str, PlayerMaker]] = {
    "minchiate": lambda seed: MinchiatePlayer(seed=seed),
    "taroc": lambda seed: TarocPlayer(seed=seed),
    "tresette": lambda seed: TresettePlayer(seed=seed),
    "kaiserspiel": lambda seed: KaiserspielPlayer(seed=seed),
    "guimbarde": lambda seed: GuimbardePlayer(seed=seed),
    "bieten": lambda seed: BietenPlayer(seed=seed),
}
"""Players who follow their book's advice, by game."""

LEVELS: Final = ("novice", "random")
KINDS: Final = LEVELS


def make_player(
    game: str,
    *,
    level: str = "novice",
    seed: int,
    budget: int | None = None,  # noqa: ARG001
) -> Player[Any]:
    """A player of this game and level; the same seed and view always give the same act."""
    if game not in GAMES:
        raise ValueError(f"no game {game!r}; there are: {', '.join(GAMES)}")
    if level not in LEVELS:
        raise ValueError(f"no level {level!r}; there are: {', '.join(LEVELS)}")
    if level == "random" or game not in NOVICES:
        return RandomPlayer(GAMES[game], seed=seed)
    return NOVICES[game](seed)


__all__ = ["KINDS", "LEVELS", "NOVICES", "Choice", "Player", "RandomPlayer", "make_player"]
