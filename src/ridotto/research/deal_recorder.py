"""Whole deals written down: packs, acts, standings, results, and what was observed.

``Recorder`` plays many parties side by side, a deal of each in a round. Every recorded deal can be
played again from its own row: ``replay_views`` gives what was observed at every act.
"""

from collections.abc import Iterator
from typing import Any, Final

import numpy as np

from ridotto.kernel.batch import Batch
from ridotto.kernel.contract import NOBODY, Numbers
from ridotto.kernel.recorded_deals import (
    act_rows,
    begin_recorded,
    finish_all,
    look_rows,
    observe_turns,
    replay_views,
)
from ridotto.kernel.specialise import specialise
from ridotto.research.environment import Environment
from ridotto.research.fixed_players import FixedPlayer, RandomRows

MOST_ACTS: Final = 400
"""In one deal; the longest takes fewer than half as many."""


class Recorder:
    """Parties side by side, every deal of which is written down."""

    def __init__(
        self,
        environment: Environment,
        games: int,
        *,
        seed: int,
        players: FixedPlayer | None = None,
        views: bool = False,
    ) -> None:
        self.environment, self.views = environment, views
        self.batch = Batch(environment.game, environment.rule_set, games, seed=seed)
        self.players, self.lottery = players or RandomRows(), RandomRows()

    def rounds(self, count: int) -> Iterator[dict[str, Any]]:
        """Play ``count`` rounds, each a deal in every party, and give them as columns."""
        for _ in range(count):
            yield self._round()

    def _run(self, function: Any, *arrays: Any) -> None:
        specialise(self.batch.game, function)(self.batch.tables, *arrays)

    def _round(self) -> dict[str, Any]:
        b, games = self.batch, self.batch.games
        columns = self._columns(games)
        columns["party"][:] = b.deals[:, : b.kernel.PARTY]
        self._run(begin_recorded, b.deals, b.packs, columns["pack"], b.dice)
        lots = np.zeros(games, dtype=np.bool_)
        counts, standings = np.zeros((2, games), dtype=np.int64)
        rows = np.arange(games, dtype=np.int64)
        for moment in range(MOST_ACTS):
            self._run(look_rows, b.deals, b.turns, b.masks, lots, counts, standings, rows)
            rows = rows[b.turns[rows] != NOBODY]
            if not len(rows):
                break
            self._choose(rows, lots)
            for name, array in (
                ("seats", b.turns), ("acts", b.chosen), ("lotteries", lots),
                ("choices", counts), ("standings", standings),
            ):  # fmt: skip
                columns[name][rows, moment] = array[rows]
            if self.views:
                columns["views"][rows, moment] = b.observations[rows]
            columns["length"][rows] += 1
            self._run(act_rows, b.deals, b.chosen, rows)
        self._run(finish_all, b.deals, columns["gains"], columns["scores"], columns["party_over"])
        return columns

    def _choose(self, rows: Numbers, lots: Any) -> None:
        b = self.batch
        if self.views or not isinstance(self.players, RandomRows):
            self._run(observe_turns, b.deals, b.turns, b.observations, rows)
        for player, asked in (
            (self.lottery, rows[lots[rows]]), (self.players, rows[~lots[rows]]),
        ):  # fmt: skip
            if len(asked):
                b.chosen[asked] = player.choose(b, asked)

    def _columns(self, games: int) -> dict[str, Any]:
        kernel, players = self.environment.kernel, self.environment.players
        made: dict[str, Any] = {
            "party": np.zeros((games, kernel.PARTY), dtype=np.int64),
            "pack": np.zeros((games, len(self.environment.pack)), dtype=np.uint8),
            "length": np.zeros(games, dtype=np.int64),
            "seats": np.zeros((games, MOST_ACTS), dtype=np.uint8),
            "acts": np.zeros((games, MOST_ACTS), dtype=np.uint16),
            "lotteries": np.zeros((games, MOST_ACTS), dtype=np.bool_),
            "choices": np.zeros((games, MOST_ACTS), dtype=np.uint16),
            "standings": np.zeros((games, MOST_ACTS), dtype=np.int32),
            "gains": np.zeros((games, players), dtype=np.int64),
            "scores": np.zeros((games, players), dtype=np.int64),
            "party_over": np.zeros(games, dtype=np.bool_),
        }
        if self.views:
            words = kernel.OBSERVATION.words
            made["views"] = np.zeros((games, MOST_ACTS, words), dtype=np.int64)
        return made


def views_of(environment: Environment, row: dict[str, Any]) -> Numbers:
    """What was observed before every act of a recorded deal: a row of words for each act."""
    kernel = environment.kernel
    deal = np.zeros(kernel.SIZE, dtype=np.int64)
    deal[: kernel.PARTY] = row["party"]
    acts = np.asarray(row["acts"], dtype=np.int64)
    seen = np.zeros((len(acts), kernel.OBSERVATION.words), dtype=np.int64)
    pack = np.asarray(row["pack"], dtype=np.uint8)
    specialise(environment.game, replay_views)(environment.tables, deal, pack, acts, seen)
    return seen
