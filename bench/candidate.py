"""Nets that have learnt on, as opponents of those that are shipped: ``bench.candidate:net``.

``ridotto arena taroc --players bench.candidate:net net --deals 1000`` says whether the net of Taroc
in ``bench/candidates`` is the better one. Only then does it take the other's place.
"""

from functools import partial
from pathlib import Path
from typing import Any, Final

from ridotto.bots import make_player
from ridotto.bots.learned.net_player import NetPlayer
from ridotto.games import GAMES

FOLDER: Final = Path(__file__).with_name("candidates")


def player(game: str, seed: int, *, budget: int) -> Any:
    """A master with the candidate's net, and this many milliseconds for a decision."""
    path = FOLDER / f"{game}.npz"
    if not path.exists():
        raise ValueError(f"there is no candidate for {game} in {FOLDER}")
    novice = make_player(game, level="novice", seed=seed)
    return NetPlayer(GAMES[game], novice, seed=seed, budget_ms=budget, path=path)


net = partial(player, budget=0)
master50 = partial(player, budget=50)
