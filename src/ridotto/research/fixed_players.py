"""Players that do not learn, for many games at once: chance, and the learned nets."""

from pathlib import Path
from typing import Final, Protocol

import numpy as np

from ridotto.bots.learned.net import read_nets
from ridotto.bots.learned.net_files import net_file
from ridotto.kernel.act_sets import act_flags
from ridotto.kernel.batch import Batch
from ridotto.kernel.contract import Numbers
from ridotto.kernel.game_rows import choose_rows
from ridotto.kernel.specialise import specialise

NAMES: Final = ("random", "net")


class FixedPlayer(Protocol):
    """Chooses acts in some games of a batch, from what the seats in turn observe there."""

    def choose(self, batch: Batch, rows: Numbers) -> Numbers:
        """A lawful act for each of the rows."""


class RandomRows:
    """Every lawful act as likely as the next."""

    def choose(self, batch: Batch, rows: Numbers) -> Numbers:
        """By the dice of each game."""
        chosen = np.zeros(len(rows), dtype=np.int64)
        specialise(batch.game, choose_rows)(batch.masks, batch.dice, rows, chosen)
        return chosen


class NetRows:
    """A learned net: always the act that it likes best."""

    def __init__(self, game: str, path: Path | None = None) -> None:
        file = path or net_file(game)
        if not file.exists():
            raise ValueError(f"there is no net of {game} yet ({file.name} is not shipped)")
        self.actor = read_nets(file).actor

    def choose(self, batch: Batch, rows: Numbers) -> Numbers:
        """All rows in one go."""
        kernel = batch.kernel
        liked = self.actor(kernel.OBSERVATION.unpack(batch.observations[rows]))
        may = act_flags(batch.masks[rows], kernel.ACTS)
        best: Numbers = np.where(may, liked, -np.inf).argmax(-1)
        return best


def fixed_player(game: str, name: str) -> FixedPlayer:
    """``random``, ``net``, or the path of a net's file."""
    if name == "random":
        return RandomRows()
    if name == "net":
        return NetRows(game)
    if name.endswith(".npz"):
        return NetRows(game, Path(name))
    raise ValueError(f"no player {name!r}; there are: {', '.join(NAMES)}, or the file of a net")
