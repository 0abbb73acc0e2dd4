"""Whole deals written down: packs, acts, standings, results, and what was observed.

``Recorder`` plays many parties side by side, a deal of each in a round. Every recorded deal can be
played again from its own row: ``replay_views`` gives what was observed at every act.
"""

from collections.abc import Iterator
from typing import Any, Final

import numpy as np

from ridotto.kernel.batch import Batch, do_act, find_lawful
from ridotto.kernel.card_sets import popcount
from ridotto.kernel.contract import (
    NOBODY,
    Numbers,
    Tables,
    advance,
    begin,
    blind,
    finish,
    gain,
    observe,
    score,
    shuffle,
    turn,
)
from ridotto.kernel.specialise import specialise, template
from ridotto.kernel.splitmix import STEP, fall
from ridotto.research.environment import Environment
from ridotto.research.fixed_players import FixedPlayer, RandomRows

MOST_ACTS: Final = 400
"""In one deal; the longest takes fewer than half as many."""


@template
def begin_recorded(t: Tables, deals: Numbers, packs: Any, orders: Any, dice: Any) -> None:
    """Shuffle and deal in every game; the order of the pack is kept."""
    for game in range(len(deals)):
        shuffle(t, packs[game], dice[game])
        for place in range(len(packs[game])):
            orders[game, place] = packs[game, place]
        dice[game, 0] += STEP
        begin(t, deals[game], packs[game], int(fall(dice[game, 0]) >> 1))


@template
def look_rows(
    t: Tables, deals: Numbers, turns: Numbers, masks: Numbers, lots: Any, counts: Numbers,
    standings: Numbers, rows: Numbers,
) -> None:  # fmt: skip
    """Whose turn it is in some games, what he may do, whether it is a lottery, how he stands."""
    for place in range(len(rows)):
        game = rows[place]
        seat = turn(t, deals[game])
        turns[game] = seat
        if seat != NOBODY:
            find_lawful(t, deals[game], masks[game])
            lots[game] = blind(t, deals[game])
            standings[game] = score(t, deals[game], seat)
            counts[game] = 0
            for word in range(len(masks[game])):
                counts[game] += popcount(masks[game, word])


@template
def observe_turns(
    t: Tables, deals: Numbers, turns: Numbers, seen: Numbers, rows: Numbers
) -> None:  # fmt: skip
    """What the seat in turn observes, in some of the games."""
    for place in range(len(rows)):
        game = rows[place]
        observe(t, deals[game], turns[game], seen[game])


@template
def act_rows(t: Tables, deals: Numbers, chosen: Numbers, rows: Numbers) -> None:
    """One act in some games."""
    for place in range(len(rows)):
        do_act(t, deals[rows[place]], chosen[rows[place]])


@template
def finish_all(
    t: Tables, deals: Numbers, gains: Numbers, scores: Numbers, over: Any
) -> None:  # fmt: skip
    """Count and pay every deal, and make the parties ready for the next."""
    for game in range(len(deals)):
        finish(t, deals[game])
        for seat in range(len(gains[game])):
            gains[game, seat] = gain(t, deals[game], seat)
            scores[game, seat] = score(t, deals[game], seat)
        over[game] = advance(t, deals[game])


@template
def replay_views(t: Tables, deal: Numbers, pack: Any, acts: Numbers, seen: Numbers) -> None:
    """Play a recorded deal again, and return what the seat in turn observed before every act."""
    begin(t, deal, pack, 0)
    for number in range(len(acts)):
        observe(t, deal, turn(t, deal), seen[number])
        do_act(t, deal, acts[number])


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
