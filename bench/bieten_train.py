"""Learn the strategies of Bieten: ``python -m bench.bieten_train [--deals N] [--only "2 weli"]``.

Needs numba. The same seed and number of deals give the same file. One strategy takes a minute or
two with the default number of deals, that for three six; the file is put together from all that
are given.
"""

import argparse
import time
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from bench.bieten_likeness import watched
from ridotto.bots.bieten import strategy
from ridotto.bots.bieten.quick import hasten
from ridotto.bots.bieten.strategy import Kept, label, pack, write

FILE: Final = Path(strategy.__file__).with_name("strategy.bin")
GOALS: Final = {2: 9, 3: 7, 4: 5, 5: 5}
DEALS: Final = {2: 1_000_000, 3: 1_500_000, 4: 300_000, 5: 250_000}
"""How many deals each number of players learns from.

Three are most at home here: with 500,000 their strategy lost to this one.
"""

Row = NDArray[np.float32]

AMONG_NOVICES: Final = 0.5
"""In how many of their deals more than two learn among novices."""

WATCHED: Final = {3: 600, 4: 90, 5: 72}
"""In how many games novices are watched, to know them."""

SHRINK: Final = 4.0
"""How much a sign leans on the same sign under other slates."""

FAITH: Final = 1.0
"""How much regret a strategy to start with is worth."""

LEAST: Final = 0.07
"""A share below this is left out: it is mostly what was tried before anything was learnt."""


class Trainer:
    """One strategy in the making."""

    def __init__(self, players: int, weli: bool, seed: int, worths: Row) -> None:
        self.q: Any = hasten.compiled()
        self.players, self.cards, self.goal = players, 33 if weli else 32, GOALS[players]
        self.worths = worths
        self.dice = np.array([1000 + seed, 2000 + seed], np.int64)
        self.s, self.trial = (np.zeros(self.q.SIZE, np.int64) for _ in range(2))
        self.rooms = tuple(np.zeros(self.q.NOTES, np.int64) for _ in range(6))
        self.values = np.zeros(3)

    def learn(
        self,
        deals: int,
        *,
        start: Row | None = None,
        other: Row | None = None,
        met: float = 0.0,
        coarse: bool = False,
    ) -> tuple[Row, Row]:
        """Regrets and average after so many deals.

        From a strategy to start with, if given; among others of a fixed one in a share of the
        deals; at first without heeding the slate.
        """
        book = np.full(3 * self.q.KEYS, 1 / 3, np.float32) if start is None else start.copy()
        regrets, average = (np.zeros(3 * self.q.KEYS, np.float32) for _ in range(2))
        if start is not None:
            regrets += FAITH * start
        customs = self.q.COARSE if coarse else 0
        self.q.train(
            self.players, self.cards, self.goal, 0, deals, deals, customs, self.worths, book,
            book if other is None else other, met, regrets, average, self.dice, self.s,
            self.trial, self.rooms, self.values,
        )  # fmt: skip
        return regrets, average

    def price_slates(self, book: Row, sweeps: int = 6, deals: int = 20_000) -> None:
        """Find what slates are worth under a strategy."""
        for _ in range(sweeps):
            tallies = np.zeros(2 * self.q.SLATE_KEYS)
            self.q.sweep(
                self.players, self.cards, self.goal, deals, book, self.worths, tallies, self.dice,
                self.s, self.rooms,
            )  # fmt: skip
            sums, counts = tallies[0::2], tallies[1::2]
            # A few deals that turned out as thought before keep rare slates from jumping.
            fresh = (sums + 5 * self.worths) / (counts + 5)
            self.worths[counts > 0] = fresh[counts > 0]

    def duel(self, book: Row, other: Row, deals: int) -> tuple[float, float, float, float]:
        """Points and prospects a deal that one takes from the other, each with its 95 % half."""
        sums = np.zeros(4)
        self.q.duel(
            self.players, self.cards, self.goal, deals, self.worths, book, other, self.dice,
            self.s, self.rooms, sums,
        )  # fmt: skip
        found = []
        for k in (0, 2):
            mean = sums[k] / deals
            spread = max(0.0, sums[k + 1] / deals - mean**2) ** 0.5
            found += [float(mean), float(1.96 * spread / deals**0.5)]
        return found[0], found[1], found[2], found[3]


def first_worths(q: Any) -> Row:
    """A first guess at what slates are worth."""
    found = np.zeros(q.SLATE_KEYS, np.float32)
    for left in range(2, 6):
        for own, low, high in np.ndindex(9, 9, 9):
            win = 1 / (1 + (left - 1) * np.exp(-0.35 * (low - own)))
            lose = 1 / (1 + (left - 1) * np.exp(0.35 * (high - own)))
            found[q.slate_key(left, 0, own + 1, low + 1, high + 1)] = win - lose
            found[q.slate_key(left, 1, own + 1, low + 1, high + 1)] = -lose
    return found


def smooth(q: Any, average: Row) -> Row:
    """Shares from sums: rare signs lean on other slates, what is nearly never done is not done."""
    sums = average.reshape(-1, 3).astype(np.float64)
    words = sums[: q.WORDS].reshape(-1, q.SLATES, 3)
    shared = words.sum(1, keepdims=True)
    words += SHRINK * shared / np.maximum(shared.sum(2, keepdims=True), 1e-9)
    sums[: q.WORDS] = words.reshape(-1, 3)
    total = sums.sum(1, keepdims=True)
    shares = np.where(total > 0, sums / np.maximum(total, 1e-30), 1 / 3)
    shares[(shares < LEAST) & (total > 0)] = 0.0
    found: Row = (shares / shares.sum(1, keepdims=True)).astype(np.float32).ravel()
    return found


def keep(q: Any, average: Row, worths: Row) -> Kept:
    """A strategy as the file has it: signs met often enough."""
    shares, met = smooth(q, average).reshape(-1, 3), average.reshape(-1, 3).sum(1) > 0.5
    found = {int(n): tuple(map(float, shares[n])) for n in np.flatnonzero(met)}
    return pack(found, [float(worth) for worth in worths])  # type: ignore[arg-type]


def spread(q: Any, average: Row) -> Row:
    """A strategy learnt without heeding the slate, for every slate."""
    shares = smooth(q, average).reshape(-1, 3)
    words = shares[: q.WORDS].reshape(-1, q.SLATES, 3)
    words[:] = words[:, :1]
    return shares.ravel()


def likeness(q: Any, players: int, weli: bool, games: int, base: Row) -> Row:
    """The novice as a strategy: what he was seen to do, leaning on ``base`` where he was rare."""
    sums = watched(players, weli, games, np.zeros_like(base)) + 0.05 * base
    return smooth(q, sums)


def make(players: int, weli: bool, deals: int, seed: int, worths: Row, plain: Row | None) -> Kept:
    """Learn without heeding the slate, or start from play without the Weli; price; learn on.

    More than two also learn among novices: several who play alike need not be in balance with
    others, and those who always raise honestly took too much from them.
    """
    trainer = Trainer(players, weli, seed, worths)
    begun = time.process_time()
    start = plain
    if start is None:
        start = spread(trainer.q, trainer.learn(deals // 3, coarse=True)[1])
    trainer.price_slates(start)
    games = WATCHED.get(players, 0)
    novice = likeness(trainer.q, players, weli, games, start) if games else None
    met = AMONG_NOVICES if games else 0.0
    _, average = trainer.learn(deals, start=start, other=novice, met=met)
    trainer.price_slates(smooth(trainer.q, average))
    kept = keep(trainer.q, average, trainer.worths)
    spent = time.process_time() - begun
    print(f"{label(players, weli=weli)}: {len(kept.shares)} signs, {spent:.0f} s", flush=True)
    return kept


def as_row(found: strategy.Strategy) -> Row:
    """The shares of a strategy, each sign's adding up to one."""
    rows = np.array(found.book, np.float32).reshape(-1, 3)
    row: Row = (rows / rows.sum(1, keepdims=True)).ravel()
    return row


def main() -> None:
    """All strategies, or some; the others stay as they are in the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, help="instead of the usual number")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*")
    given = parser.parse_args()
    kept = dict(strategy.all_kept()) if FILE.exists() else {}
    q: Any = hasten.compiled()
    for weli in (False, True):
        worths = first_worths(q)
        for players in GOALS:
            name = label(players, weli=weli)
            if not given.only or name in given.only:
                deals = given.deals or DEALS[players]
                plain = strategy.unpack(kept[label(players, weli=False)]) if weli else None
                start = as_row(plain) if plain else None
                kept[name] = make(players, weli, deals, given.seed, worths, start)
                FILE.write_bytes(write(kept))
            # Games of more players end as games of fewer: their slates go on from what is kept.
            if name in kept:
                worths = np.array(strategy.unpack(kept[name]).worths, np.float32)
    print(f"{FILE.name}: {FILE.stat().st_size} bytes")


if __name__ == "__main__":
    main()
