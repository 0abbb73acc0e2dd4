"""What each lawful act is worth: tried in every world, solved there or judged by the critic."""

import math
import time
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ridotto.kernel.batch import step_one
from ridotto.kernel.card_sets import WORD
from ridotto.kernel.contract import (
    NOBODY,
    Deal,
    Numbers,
    Pack,
    Tables,
    Words,
    observe,
    players,
    reveal,
    score,
    turn,
)
from ridotto.kernel.search.actor_critic import Nets, chances
from ridotto.kernel.search.deal_history import History
from ridotto.kernel.search.endgame import UNSOLVED, Room, room_for, solve_after
from ridotto.kernel.search.worlds import World, draw_worlds, weigh_worlds
from ridotto.kernel.specialise import template
from ridotto.kernel.splitmix import Dice, dice_from

LEAST_PRIOR = 0.004
"""An act that the actor likes less is not tried."""
MOST_TRIED = 10
AT_ONCE = 8
"""Worlds that are judged together."""
WRONG_IN_A_ROW = 40
"""After this many wrong guesses in a row no more worlds are drawn."""
FEW_ACTS = 3
"""With more acts to choose from a deal is not near its end."""
SURE = 2.6
"""Standard errors by which the best act must be ahead before its time is up."""


class Budget(NamedTuple):
    """How long to look: milliseconds of this thread's own time, or a number of worlds."""

    milliseconds: float = math.inf
    worlds: int = 4096


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
    tried, priors = candidates(history, nets)
    trial = Trial(history, nets, tried)
    if len(tried) > 1:
        begun, wrong, waiting = time.thread_time(), 0, list[World]()
        for world in draw_worlds(history, dice):
            wrong = 0 if world else wrong + 1
            if world:
                waiting.append(world)
            if len(waiting) == AT_ONCE:
                trial.run(waiting, dice.getrandbits(61))
                waiting = []
                if trial.decided():
                    break
            spent = 1000 * (time.thread_time() - begun)
            if wrong > WRONG_IN_A_ROW or spent > budget.milliseconds:
                break
            if trial.worlds + len(waiting) >= budget.worlds:
                break
        if waiting:
            trial.run(waiting, dice.getrandbits(61))
    return trial.ranked(priors), trial.worlds


def candidates(history: History, nets: Nets) -> tuple[list[int], NDArray[np.float64]]:
    """The lawful acts that the actor gives a chance, and that chance."""
    edition = history.edition
    acts = edition.lawful_acts(history.t, history.entered)
    seen = edition.room(edition.kernel.OBSERVATION.words)
    edition.run(observe)(history.t, history.entered, history.seat, seen)
    (likely,) = chances(edition.kernel, nets.actor, edition.words(seen)[None], acts[None])
    liked = np.argsort(-likely)[:MOST_TRIED]
    tried = [int(number) for number in liked if likely[number] > LEAST_PRIOR]
    return tried, likely[tried]


class Trial:
    """Acts in one world after the other, and what came of them."""

    def __init__(self, history: History, nets: Nets, tried: list[int]) -> None:
        self.history, self.nets = history, nets
        self.tried = tried
        self.ending: Room | None = _room_to_solve(history)
        self.weights: list[float] = []
        self.results: list[NDArray[np.float64]] = []

    @property
    def worlds(self) -> int:
        """In how many worlds they were tried."""
        return len(self.results)

    def run(self, worlds: list[World], seed: int) -> None:
        """Try all of them in these worlds."""
        edition, kernel = self.history.edition, self.history.edition.kernel
        rows, room = len(worlds) * len(self.tried), self.history.edition.room
        seen, secrets = room(rows, kernel.OBSERVATION.words), room(rows, kernel.SECRETS.words)
        turns, sure = room(rows), room(rows)
        for number, world in enumerate(worlds):
            edition.run(try_acts)(
                self.history.t, world.deal, edition.numbers(np.array(self.tried)),
                self.history.seat, kernel.PAID_BY_DEAL,
                edition.numbers(kernel.new_pack(self.history.tables)), dice_from(seed + number),
                seen, secrets, turns, sure, number * len(self.tried), room(kernel.SIZE),
                room(-(-kernel.ACTS // WORD)), room(kernel.SEATS),
            )  # fmt: skip
        if self.ending is not None:
            self._solve(worlds, turns, sure)
        written = edition.words
        expected = self._still_to_win(written(seen), written(secrets), written(turns))
        values = written(sure) + expected
        self.results += list(values.reshape(len(worlds), -1))
        self.weights += weigh_worlds(kernel, self.nets.actor, worlds)

    def _solve(self, worlds: list[World], turns: Numbers, sure: Numbers) -> None:
        """Put what is certain with open cards in place of what the critic would be asked."""
        solve, row = self.history.edition.run(solve_after), 0
        for world in worlds:
            for number in self.tried:
                if self.ending is not None and turns[row] != NOBODY:
                    if solve(self.history.t, world.deal, number, *self.ending) == UNSOLVED:
                        # What is too far away in one world is so in all.
                        self.ending = None
                    else:
                        turns[row], sure[row] = NOBODY, self.ending.best[0][self.history.seat]
                row += 1

    def _still_to_win(self, seen: Words, secrets: Words, turns: Numbers) -> NDArray[np.float64]:
        """What the critic expects for this seat; nothing where all is over."""
        kernel, going_on = self.history.edition.kernel, np.flatnonzero(turns != NOBODY)
        expected = np.zeros(len(turns))
        if len(going_on):
            bits = np.concatenate(
                [
                    kernel.OBSERVATION.unpack(seen[going_on]),
                    kernel.SECRETS.unpack(secrets[going_on]),
                ],
                axis=1,
            )
            people = self.history.edition.run(players)(self.history.t)
            place = (self.history.seat - turns[going_on]) % people
            found = self.nets.critic(bits)
            expected[going_on] = self.nets.scale * found[np.arange(len(place)), place]
        return expected

    def decided(self) -> bool:
        """Is one act ahead of all others beyond doubt?"""
        means, errors, best = self.estimates()
        ahead = means[best] - means
        return bool(all(ahead[n] > SURE * errors[n] for n in range(len(means)) if n != best))

    def estimates(self) -> tuple[NDArray[np.float64], NDArray[np.float64], int]:
        """Weighted means, standard errors of the difference from the best, and which that is."""
        results = np.array(self.results)
        weights = np.array(self.weights)
        weights = weights / weights.sum()
        means = weights @ results
        best = int(means.argmax())
        apart = results - results[:, [best]]
        apart[:, best] = results[:, best]
        spread = apart - weights @ apart
        errors = np.sqrt((weights[:, None] ** 2 * spread**2).sum(axis=0)) + 1e-9
        return means, errors, best

    def ranked(self, priors: NDArray[np.float64]) -> tuple[Judged, ...]:
        """The acts, the best first; by the actor's word alone where there was no world."""
        if not self.results:
            return tuple(
                Judged(int(n), float(p), 0.0, math.inf)
                for n, p in zip(self.tried, priors, strict=True)
            )
        means, errors, _ = self.estimates()
        made = [
            Judged(int(number), float(prior), float(mean), float(error))
            for number, prior, mean, error in zip(self.tried, priors, means, errors, strict=True)
        ]
        return tuple(sorted(made, key=lambda judged: -judged.value))


def _room_to_solve(history: History) -> Room | None:
    """Where a deal is paid by itself and few acts are lawful, its end may be near."""
    edition = history.edition
    if not edition.kernel.PAID_BY_DEAL:
        return None
    lawful_acts = edition.lawful_acts(history.t, history.entered).tolist()
    many = sum(map(int.bit_count, lawful_acts)) > FEW_ACTS
    return None if many else room_for(edition)


@template
def try_acts(
    t: Tables, world: Deal, tried: Numbers, me: int, by_deal: bool, pack: Pack, dice: Dice,
    seen: Words, secrets: Words, turns: Numbers, sure: Numbers, row: int, deal: Deal, acts: Words,
    scores: Numbers,
) -> None:  # fmt: skip
    """Each act in a world: what is sure then, and what the critic is to look at."""
    for number in tried:
        for slot in range(len(deal)):
            deal[slot] = world[slot]
        ended = step_one(t, deal, pack, acts, dice, number, scores)
        turns[row], sure[row] = NOBODY, 0
        if ended:
            sure[row] = scores[me]
        if ended == 0 or (ended == 1 and not by_deal):
            seat = turn(t, deal)
            turns[row] = seat
            sure[row] += score(t, deal, me)
            observe(t, deal, seat, seen[row])
            reveal(t, deal, seat, secrets[row])
        row += 1
