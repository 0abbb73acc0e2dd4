"""One seat against fixed players, in thousands of games at once.

``SeatBatch`` is the bare interface: arrays with a row for each game, filled in place. NumPy's
arrays speak DLPack, so torch and JAX take them without a copy. ``gymnasium_env`` puts Gymnasium's
interface around it.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ridotto.kernel.act_sets import act_flags
from ridotto.kernel.batch import Batch
from ridotto.kernel.contract import Numbers
from ridotto.kernel.game_rows import observe_rows, step_rows
from ridotto.kernel.specialise import specialise
from ridotto.research.fixed_players import FixedPlayer
from ridotto.table import RuleSet

PARTY_OVER: Final = 2
"""In ``Batch.ended``."""


class SeatBatch:
    """Games in which one seat is yours and the others belong to fixed players.

    After ``reset`` and after every ``step`` it is your turn in every game: ``observations`` and
    ``masks`` are words for ``kernel.OBSERVATION.unpack`` and ``lawful_flags``. ``rewards`` are what
    deals that ended since your last act brought you, ``ended`` where an episode did: a deal, or a
    whole party where only those are paid.
    """

    def __init__(
        self,
        game: str,
        rules: RuleSet,
        games: int,
        *,
        seat: int = 0,
        others: Sequence[FixedPlayer],
        seed: int = 1,
    ) -> None:
        """``others`` sit in the seats after yours, in that order; the last takes the rest."""
        self.batch = Batch(game, rules, games, seed=seed)
        self.kernel, self.games, self.seat = self.batch.kernel, games, seat
        self.players = int(self.kernel.players(self.batch.tables))
        if not 0 <= seat < self.players:
            raise ValueError(f"no seat {seat}; there are 0 to {self.players - 1}")
        if not others:
            raise ValueError("name at least one player for the other seats")
        self.others = others
        self.observations, self.masks = self.batch.observations, self.batch.masks
        self.rewards: NDArray[np.float64] = np.zeros(games)
        self.ended: NDArray[np.bool_] = np.zeros(games, dtype=np.bool_)
        self._all = np.arange(games, dtype=np.int64)

    def reset(self) -> None:
        """New deals everywhere, played on to your turn."""
        self.batch.reset()
        self._observe(self._all)
        self._play_on(self._all)
        self.rewards[:], self.ended[:] = 0, False

    def step(self, acts: Numbers) -> None:
        """Your act in every game; then the others', to your next turn."""
        self.rewards[:], self.ended[:] = 0, False
        self.batch.chosen[:] = acts
        self._step(self._all)
        self._play_on(self._all)

    def _play_on(self, rows: Numbers) -> None:
        """Until it is your turn in all of them."""
        while len(rows := rows[self.batch.turns[rows] != self.seat]):
            after = (self.batch.turns[rows] - self.seat) % self.players
            for number in np.unique(after):
                player = self.others[min(int(number), len(self.others)) - 1]
                asked = rows[after == number]
                self.batch.chosen[asked] = player.choose(self.batch, asked)
            self._step(rows)

    def _step(self, rows: Numbers) -> None:
        b = self.batch
        specialise(b.game, step_rows)(
            b.tables, b.deals, b.packs, b.masks, b.dice, b.chosen, b.scores, b.ended, rows
        )
        over = rows[b.ended[rows] > 0]
        self.rewards[over] += b.scores[over, self.seat]
        self.ended[over] |= self.kernel.PAID_BY_DEAL | (b.ended[over] == PARTY_OVER)
        self._observe(rows)

    def _observe(self, rows: Numbers) -> None:
        b = self.batch
        specialise(b.game, observe_rows)(
            b.tables, b.deals, b.turns, b.masks, b.observations, rows
        )  # fmt: skip


def lawful_flags(masks: Numbers, acts: int) -> NDArray[np.int8]:
    """Sets of acts as a flag for each act."""
    return act_flags(masks, acts).view(np.int8)
