"""The value of each lawful act for a seat, judged only by what that seat could know then."""

import hashlib
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from ridotto.kernel.contract import Tables
from ridotto.kernel.search import (
    History,
    NotFollowed,
    Valuer,
    World,
    read_history,
    weighed_worlds,
)
from ridotto.kernel.search.open_values import Reals
from ridotto.kernel.search.world_weights import counting, levelled
from ridotto.table import Game, State, View

LEAST_WORLDS: Final = 2.0
"""An interval needs a sample worth at least this number of equally likely worlds."""


class Worths(NamedTuple):
    """The values of some acts in some worlds, for every place at the table."""

    acts: tuple[tuple[int, ...], ...]
    """The acts, each as a tuple of the kernel's act numbers."""
    values: Reals
    """The values, with axes: world, act, place."""
    weights: Reals
    """The weight of each world; the weights add up to one."""

    @property
    def means(self) -> Reals:
        """Return the mean value of each act (rows) for each place (columns)."""
        return np.asarray(np.einsum("w,wap->ap", self.weights, self.values))

    @property
    def worlds_that_count(self) -> float:
        """Return the effective sample size: how many equally weighted worlds tell as much."""
        return counting(self.weights)

    def error(self, values: Reals) -> float:
        """Return the standard error of a weighted mean over the worlds."""
        count = self.worlds_that_count
        if count < LEAST_WORLDS:
            # One world outweighs all the others, so the plain spread of the values is used.
            return float(values.std())
        apart = values - self.weights @ values
        return float(np.sqrt((self.weights**2 * apart**2).sum() * count / (count - 1)))


class Known(NamedTuple):
    """A decision judged by what its seat knew."""

    worths: Worths
    done: int
    """The index of the act that was done."""
    skill: Reals
    """How the act changed every place's value, compared with the reference player's average
    choice."""
    history: History
    worlds: tuple[World, ...]


def dice_of(view: View[Any], seed: int) -> Random:
    """Return random dice that depend only on what the seat has seen and on the seed."""
    seen = hashlib.sha256(f"{seed}/{view.seat}/".encode() + view.encode()).digest()
    return Random(int.from_bytes(seen, "big"))


def judge(
    game: Game[Any], valuer: Valuer, opening: State, view: View[Any], numbers: tuple[int, ...],
    *, worlds: int, seed: int,
) -> Known:  # fmt: skip
    """Judge all lawful acts of a view, one of which was done.

    Raise ``NotFollowed`` if it cannot be.
    """
    history = _history(game, valuer, valuer.tables, view, opening)
    dice = dice_of(view, seed)
    drawn = weighed_worlds(history, valuer.nets.actor, worlds, dice)
    if not drawn:
        raise NotFollowed("no world was found that fits what the seat had seen")
    weights = levelled(np.array([world.weight for world in drawn]))
    drawn = [one._replace(weight=float(w)) for one, w in zip(drawn, weights, strict=True)]
    seeds = [dice.getrandbits(61) for _ in drawn]
    trial = _Trial(history, valuer, weights, seeds, [w.deal for w in drawn])
    worths, skill = trial.along(numbers)
    if len(numbers) > 1 or trial.has_parts():
        worths = trial.whole_acts(numbers)
    return Known(worths, worths.acts.index(numbers), skill, history, tuple(drawn))


def _history(
    game: Game[Any], valuer: Valuer, tables: Tables, view: View[Any], opening: State
) -> History:
    try:
        return read_history(game, valuer.edition, tables, view, opening)
    except ValueError as error:
        raise NotFollowed(str(error)) from error


class _Trial:
    """A decision in its sampled worlds, judged one part of the act at a time."""

    def __init__(
        self, history: History, valuer: Valuer, weights: Reals, seeds: list[int], deals: list[Any]
    ) -> None:
        self.history, self.valuer, self.weights = history, valuer, weights
        self.seeds, self.deals = seeds, deals

    def along(self, numbers: tuple[int, ...]) -> tuple[Worths, Reals]:
        """Do the parts in order; return the values at the last part, and the skill in all parts."""
        known, deals, skill = self.history.entered, self.deals, np.zeros(self.valuer.people)
        worths = Worths((), np.zeros((0, 0, 0)), self.weights)
        for place, number in enumerate(numbers):
            worths = self._part(known, deals, numbers[:place])
            done = worths.acts.index(numbers[: place + 1])
            likely = self.valuer.likely(known, self.history.seat)
            skill += worths.means[done] - likely @ worths.means
            if place + 1 < len(numbers):
                known = self.valuer.done(known, number)
                deals = [self.valuer.done(deal, number) for deal in deals]
        return worths, skill

    def has_parts(self) -> bool:
        """Return whether one of the acts would only be the first part of an act."""
        acts = self.valuer.lawful(self.history.entered)
        return any(not self._whole((number,)) for number in acts)

    def whole_acts(self, numbers: tuple[int, ...]) -> Worths:
        """Compare an act in several parts with the act whose every part is the best."""
        mine, _ = self.along(numbers)
        known, deals, best = self.history.entered, self.deals, tuple[int, ...]()
        while True:
            worths = self._part(known, deals, best)
            best = worths.acts[int(worths.means[:, self.history.seat].argmax())]
            if self._whole(best):
                break
            known = self.valuer.done(known, best[-1])
            deals = [self.valuer.done(deal, best[-1]) for deal in deals]
        done = mine.values[:, [mine.acts.index(numbers)]]
        if set(best) == set(numbers):
            return Worths((numbers,), done, self.weights)
        other = worths.values[:, [worths.acts.index(best)]]
        return Worths((numbers, best), np.concatenate([done, other], axis=1), self.weights)

    def _part(self, known: Any, deals: list[Any], begun: tuple[int, ...]) -> Worths:
        acts = self.valuer.lawful(known)
        values = self.valuer.after(deals, acts, self.seeds)
        return Worths(tuple((*begun, number) for number in acts), values, self.weights)

    def _whole(self, numbers: tuple[int, ...]) -> bool:
        kernel, table = self.history.edition.kernel, self.history.stretch.after
        return kernel.action_of(table, numbers) is not None
