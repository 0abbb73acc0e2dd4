"""What trials in many worlds say: means, their errors, and which act to do."""

import math
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

Reals = NDArray[np.float64]

DOUBT: Final = 1.5
"""Standard errors by which another act must be ahead of the actor's favourite to be done instead:
the actor has learnt from more deals than any search can look at."""
SURE: Final = 2.6
"""Standard errors by which the best act must be ahead before its time is up."""


class Estimates:
    """The values of some acts (columns) in some worlds (rows), each world with its weight.

    The first act is the actor's favourite.
    """

    def __init__(self, results: Sequence[Reals], weights: Sequence[float]) -> None:
        self.results = np.array(results)
        self.weights = np.array(weights) / np.sum(weights)
        self.means: Reals = self.weights @ self.results
        self.best = self._best()

    def errors(self, one: int) -> Reals:
        """Return the standard errors of the differences from one act; its own in its place."""
        apart = self.results - self.results[:, [one]]
        apart[:, one] = self.results[:, one]
        spread = apart - self.weights @ apart
        squares = (self.weights[:, None] ** 2 * spread**2).sum(axis=0)
        found: Reals = np.sqrt(squares) * self._small_sample() + 1e-9
        return found

    def _small_sample(self) -> float:
        """Return by how much the spread in few worlds is too small."""
        effective = 1 / float((self.weights**2).sum())
        return math.sqrt(effective / max(0.5, effective - 1))

    def _best(self) -> int:
        """Return the act to do: the favourite, if none is ahead of it by more than its doubt."""
        ahead = self.means - self.means[0] - DOUBT * self.errors(0)
        ahead[0] = 0
        return int(ahead.argmax())

    def is_decided(self) -> bool:
        """Return whether one act is ahead of all others beyond doubt."""
        ahead, errors = self.means[self.best] - self.means, self.errors(self.best)
        others = [n for n in range(len(ahead)) if n != self.best]
        return all(ahead[n] > SURE * errors[n] for n in others)
