"""What each lawful act is worth: tried in every world, solved there or played on and judged."""

import math
import time
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ridotto.kernel.search.actor_critic import Nets, chances_in
from ridotto.kernel.search.deal_history import History
from ridotto.kernel.search.endgame import Room, may_be_near, room_for
from ridotto.kernel.search.estimates import Estimates
from ridotto.kernel.search.trial_rows import TrialRows
from ridotto.kernel.search.world_weights import trusted, weigh_worlds
from ridotto.kernel.search.worlds import World, draw_worlds

LEAST_PRIOR = 0.004
"""An act that the actor likes less is tried only where the end of the deal can be solved."""
MOST_TRIED = 10
AT_ONCE = 8
"""Worlds that are judged together."""
AT_FIRST = 4
"""In the first round, which shows how long a world takes."""
ENOUGH = 24
"""In fewer worlds nothing is beyond doubt. So many should be looked at when a deal is played on."""


class Budget(NamedTuple):
    """How long to look: milliseconds of this thread's own time, or a number of worlds."""

    milliseconds: float = math.inf
    worlds: int = 4096
    decisions: int = 0
    """How many decisions may be played on in all worlds together; with none the critic judges at
    once. For a search, which plans for ``ENOUGH`` worlds, only compiled rules are quick enough."""


class Judged(NamedTuple):
    """An act, how likely the actor was to do it, and what it is worth in the game's finest unit."""

    number: int
    prior: float
    value: float
    error: float
    """The standard error of the value's difference from the best act's; of the best, its own."""


def judge_acts(
    history: History, nets: Nets, budget: Budget, dice: Random
) -> tuple[tuple[Judged, ...], int]:
    """The acts worth trying, the best first, and in how many worlds they were tried."""
    trial = Trial(history, nets, budget.decisions)
    if trial.is_open():
        clock, waiting = Clock(budget.milliseconds), list[World]()
        for world in draw_worlds(history, dice):
            if world:
                waiting.append(world)
            if len(waiting) == (AT_ONCE if trial.worlds else AT_FIRST):
                trial.run(waiting, dice.getrandbits(61))
                each, waiting = clock.end_round() / len(waiting), []
                trial.look_less_far(each)
                # Half a round more or less is the nearest one can come to the time.
                half_a_round = min(each, 1 / ENOUGH) * AT_ONCE / 2
                if not trial.is_open() or clock.spent() + half_a_round > 1:
                    break
            if clock.spent() > 1:
                break
            if trial.worlds + len(waiting) >= budget.worlds:
                break
        if waiting:
            trial.run(waiting, dice.getrandbits(61))
    return trial.ranked(), trial.worlds


class Clock:
    """The time of one decision; all times are shares of it."""

    def __init__(self, milliseconds: float) -> None:
        self.seconds = milliseconds / 1000
        self.begun = self.round_begun = time.thread_time()

    def spent(self) -> float:
        """Return how much of the time is gone."""
        return (time.thread_time() - self.begun) / self.seconds

    def end_round(self) -> float:
        """Return how long this round took, and begin another."""
        before, self.round_begun = self.round_begun, time.thread_time()
        return (self.round_begun - before) / self.seconds


def candidates(history: History, nets: Nets) -> list[tuple[int, float]]:
    """Lawful acts, the likeliest first, and the chance that the actor gives them."""
    edition = history.edition
    acts = edition.lawful_acts(history.t, history.entered)
    (likely,) = chances_in(
        edition, nets.actor, history.t, [history.entered], [history.seat], acts[None]
    )  # fmt: skip
    order = np.argsort(-likely)[: min(MOST_TRIED, np.count_nonzero(likely))]
    return [(int(number), float(likely[number])) for number in order]


class Trial:
    """Acts in one world after the other, and what came of them; the first is the favourite."""

    def __init__(self, history: History, nets: Nets, decisions: int) -> None:
        self.history, self.nets = history, nets
        self.ending: Room | None = _room_to_solve(history)
        self.tried = candidates(history, nets)
        if self.ending is None:
            self._leave_out_the_disliked()
        self.ahead = -(-decisions // (ENOUGH * len(self.tried)))
        self.weights: list[float] = []
        self.results: list[NDArray[np.float64]] = []

    def _leave_out_the_disliked(self) -> None:
        self.tried = [one for one in self.tried if one[1] > LEAST_PRIOR]

    def is_open(self) -> bool:
        """Is there a choice that more worlds could decide?"""
        return len(self.tried) > 1 and not self.decided()

    @property
    def worlds(self) -> int:
        """In how many worlds they were tried."""
        return len(self.results)

    def run(self, worlds: list[World], seed: int) -> None:
        """Try all of them in these worlds."""
        rows = self._rows(worlds, seed)
        if self.ending is not None and not rows.solve(self.ending):
            # What the nets have to judge the actor may rule out.
            self.ending = None
            self._leave_out_the_disliked()
            rows = self._rows(worlds, seed)
        self.results += list(rows.judge(self.nets, self.ahead))
        weights = weigh_worlds(self.history.edition.kernel, self.nets.actor, worlds)
        self.weights += trusted(weights)

    def _rows(self, worlds: list[World], seed: int) -> TrialRows:
        return TrialRows(self.history, worlds, [number for number, _ in self.tried], seed)

    def look_less_far(self, each: float) -> None:
        """Play on for fewer decisions, if a world takes so much of the time that few fit in."""
        if self.ahead and each * ENOUGH > 1:
            self.ahead = max(1, int(self.ahead / (each * ENOUGH)))

    def decided(self) -> bool:
        """Is one act ahead of all others beyond doubt?"""
        return self.worlds >= ENOUGH and Estimates(self.results, self.weights).is_decided()

    def ranked(self) -> tuple[Judged, ...]:
        """The acts, the best first; by the actor's word alone where there was no world.

        None counts as worth more than the best: what seems to be is not sure enough.
        """
        if not self.results:
            return tuple(Judged(number, prior, 0.0, math.inf) for number, prior in self.tried)
        found = Estimates(self.results, self.weights)
        means = np.minimum(found.means, found.means[found.best])
        errors = found.errors(found.best)
        made = [
            Judged(*one, float(mean), float(error))
            for one, mean, error in zip(self.tried, means, errors, strict=True)
        ]
        return tuple(sorted(made, key=lambda one: (one is not made[found.best], -one.value)))


def _room_to_solve(history: History) -> Room | None:
    """Where a deal is paid by itself and few acts are lawful, its end may be near."""
    edition = history.edition
    near = edition.kernel.PAID_BY_DEAL and may_be_near(edition, history.t, history.entered)
    return room_for(edition) if near else None
