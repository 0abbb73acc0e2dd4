"""Ways to act raced against each other over worlds: how they fare, which are out of the running.

All are tried in the same worlds with the same chance, so that their differences are their own.
The book's advice counts as some worlds in which they differ by as much as it says.
"""

import time
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

Row = NDArray[np.float64]

ROOM: Final = 64
"""Columns to begin with."""
FIRST: Final = 48
"""Before so many worlds nothing is out of the running."""
CLEARLY: Final = 3.0
"""So many standard errors behind the best a way is given up."""
SLICES: Final = 8
"""The time is looked at so many times, about."""
BY_CHANCE: Final = 2.0
"""Less than so many standard errors between two ways may be chance."""
MOST: Final = 4096
"""More worlds than this change nothing."""


class Trying(Protocol):
    """Fills in what the ways still running are worth in so many more worlds."""

    def __call__(self, running: NDArray[np.bool_], begun: int, worlds: int, values: Row) -> None:
        """``values`` has a row for each way and a column for each world, ``begun`` are filled."""


class Race:
    """Ways as rows, worlds as columns."""

    def __init__(
        self, trying: Trying, book: Row, prior: float, share: float, usual: int | None = None
    ) -> None:
        """The ``usual`` way, if there is one, stays in the race to the end."""
        self.trying, self.book, self.prior, self.share = trying, book, prior, share
        self.usual = usual
        self.values = np.empty((len(book), ROOM))
        self.running = np.ones(len(book), dtype=np.bool_)
        self.tried = np.zeros(len(book), dtype=np.int64)
        """In how many worlds each row was tried."""
        self.worlds = 0
        self.seconds = 0.0

    def run(self, begun: float, worlds: int | None, budget_ms: float | None) -> None:
        """Try worlds until they are all tried, the time is up, or one way is left."""
        most = min(worlds or MOST, MOST)
        while self.worlds < most and self.running.sum() > 1:
            spent = 1000 * (time.thread_time() - begun)
            if budget_ms is not None and spent >= budget_ms:
                return
            left = None if budget_ms is None else budget_ms - spent
            self._go_on(min(most - self.worlds, self._pace(left)))

    def _pace(self, left_ms: float | None) -> int:
        """How many worlds to try at once, so that the time is looked at often enough."""
        if left_ms is None or not self.worlds:
            return FIRST
        a_world = 1000 * self.seconds / self.worlds
        return max(1, min(self.worlds, int(left_ms / SLICES / a_world) + 1))

    def _go_on(self, worlds: int) -> None:
        begun = time.thread_time()
        while self.values.shape[1] < self.worlds + worlds:
            self.values = np.hstack((self.values, np.empty_like(self.values)))
        self.trying(self.running, self.worlds, worlds, self.values)
        self.worlds += worlds
        self.tried[self.running] = self.worlds
        self._give_up()
        self.seconds += time.thread_time() - begun

    def _give_up(self) -> None:
        best = self.leader()
        for row in np.flatnonzero(self.running).tolist():
            lost, error = self.behind(best, row)
            kept = row in (best, self.usual) or self.worlds < FIRST
            if not kept and lost > CLEARLY * error:
                self.running[row] = False

    def leader(self) -> int:
        """The best of the rows still running."""
        rows = np.flatnonzero(self.running)
        tried = self.values[rows, : self.worlds].sum(1)
        return int(rows[(tried + self._weight(self.worlds) * self.book[rows]).argmax()])

    def _weight(self, tried: int) -> float:
        """As how many worlds the book counts beside so many that were tried.

        If there is nothing else, it decides.
        """
        return self.prior + self.share * tried if tried else 1.0

    def behind(self, best: int, row: int) -> tuple[float, float]:
        """By how many points a row is behind the best, as far as both were tried; the error."""
        tried = int(self.tried[row])
        book = float(self.book[best] - self.book[row])
        if not tried:
            return book, 0.0
        lost = self.values[best, :tried] - self.values[row, :tried]
        weight = self._weight(tried)
        error = float(lost.std()) * tried**0.5 / (tried + weight)
        return float(lost.sum() + weight * book) / (tried + weight), error

    def clearly_best(self) -> int:
        """The best way, if it is better than the usual one by more than chance; else that."""
        best = self.leader()
        if self.usual is None:
            return best
        lost, error = self.behind(best, self.usual)
        return best if lost > BY_CHANCE * error else self.usual

    def worth(self) -> list[float]:
        """What the deal is worth by each way, in points; by the best of them the most."""
        best = self.leader()
        top = float(self.values[best, : self.worlds].mean()) if self.worlds else 0.0
        return [top - max(0.0, self.behind(best, row)[0]) for row in range(len(self.book))]
