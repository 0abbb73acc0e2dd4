"""A decision put on a light table, and candidates racing on it."""

import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

import numpy as np

from ridotto.bots.search.level import Pace
from ridotto.bots.search.light.ending import DEEPEST
from ridotto.bots.search.light.layout import (
    HANDS,
    PACKETS,
    PLAYERS,
    SIZE,
    SUITS,
    Reals,
    Rules,
    Table,
)
from ridotto.bots.search.light.tree import grow, new_trees
from ridotto.bots.search.light.trying import try_out
from ridotto.bots.search.light.worlds import draw_worlds
from ridotto.kernel.chance import dice_from
from ridotto.kernel.filling import HEAPS

A = TypeVar("A")

FEWEST: Final = 8
"""Worlds between two looks at the clock."""

MORE_OF_TWO: Final = 3
"""So many tricks more can be played out in every way where only two hands are played."""

MOST_NODES: Final = 1 << 16
"""Of all trees together; what is not in them any more is played out."""

ROOM: Final = 256
"""More than any pack or table takes."""


@dataclass(frozen=True)
class Puzzle:
    """How many hidden cards go to each heap, and the heaps each of them may lie in."""

    room: Mapping[int, int]
    options: Mapping[int, frozenset[int]]


@dataclass(frozen=True)
class Case(Generic[A]):
    """One decision: the rules, candidates with the tables they lead to, and what is hidden.

    ``first`` is the card each candidate plays, or NOBODY where its table says all. ``goes_to`` says
    where the cards of every heap belong: a hand, a packet, nowhere.
    """

    rules: Rules
    manner: Reals
    equity: Reals
    me: int
    candidates: Sequence[A]
    tables: Sequence[Table]
    first: Sequence[int]
    puzzles: Sequence[Puzzle]
    goes_to: Mapping[int, int]
    begun: Table | None = None
    """The table before the first card, without the hands of others."""
    past: Sequence[tuple[int, int]] = field(default=())
    """Who has played what since."""


def hand_of(seat: int) -> int:
    """The destination of cards that belong to a hand."""
    return HANDS + seat * SUITS


def packet_of(seat: int, packet: int) -> int:
    """The destination of cards in a packet that is taken up later, counted from 0."""
    return PACKETS + (seat * 3 + packet) * SUITS


class Race(Generic[A]):
    """Candidates on common worlds; the worse half goes, until one is left or the time is up."""

    def __init__(self, case: Case[A], pace: Pace, seed: int) -> None:
        self.case, self.pace, self.seed = case, pace, seed
        self.most = pace.worlds
        count = len(case.candidates)
        self.worlds = np.zeros((self.most, SIZE), dtype=np.int64)
        self.values = np.zeros((count, self.most))
        self.alive = np.ones(count, dtype=np.int64)
        self.done = np.zeros(count, dtype=np.int64)
        """In how many worlds each has been tried."""
        self.drawn = 0
        self.dice, self.inner = dice_from(seed), dice_from(seed)
        self.places = np.zeros((5, ROOM), dtype=np.int64)
        self.row = np.zeros((DEEPEST, SIZE), dtype=np.int64)
        self.may = np.zeros((DEEPEST, SUITS + 1), dtype=np.int64)
        self.bounds = np.zeros((DEEPEST, 2))
        self.tables = np.array(case.tables, dtype=np.int64)
        self.first = np.array(case.first, dtype=np.int64)
        self._lay_puzzles()
        weighed = pace.inference > 1 and case.begun is not None and len(case.past) > 0
        self.exact = pace.exact + (MORE_OF_TWO if case.rules[PLAYERS] == 2 and pace.exact else 0)
        self.choice = pace.inference if weighed else 1
        self.begun = case.begun if case.begun is not None else np.zeros(SIZE, dtype=np.int64)
        self.past = np.array(list(case.past) or np.zeros((0, 2)), dtype=np.int64).reshape(-1, 2)

    def _lay_puzzles(self) -> None:
        heaps = sorted(self.case.goes_to)
        place = {heap: number for number, heap in enumerate(heaps)}
        cards = sorted(self.case.puzzles[0].options)
        assert len(heaps) <= HEAPS
        self.cards = np.array(cards, dtype=np.int64)
        self.goes_to = np.array([self.case.goes_to[heap] for heap in heaps], dtype=np.int64)
        self.rooms = np.array(
            [[puzzle.room.get(heap, 0) for heap in heaps] for puzzle in self.case.puzzles],
            dtype=np.int64,
        )
        self.options = np.array(
            [
                [sum(1 << place[heap] for heap in puzzle.options[card]) for card in cards]
                for puzzle in self.case.puzzles
            ],
            dtype=np.int64,
        ).reshape(len(self.case.puzzles), len(cards))

    def run(self) -> None:
        """Halve the field in rounds of equal effort."""
        begun = time.thread_time()
        rounds = max(1, math.ceil(math.log2(max(2, len(self.case.candidates)))))
        for number in range(1, rounds + 1):
            limit = begun + self.pace.seconds * number / rounds
            self._round(max(1, self.most * number // rounds), limit)
            if number < rounds:
                self._halve()

    def _round(self, goal: int, limit: float) -> None:
        """The living in further worlds, up to so many or until then."""
        start = int(self.done.max())
        while start < goal:
            stop = min(goal, start + FEWEST)
            reached = self._draw(stop)
            if reached <= start:
                return
            self._try(start, reached)
            self.done[self.alive == 1] = start = reached
            if time.thread_time() > limit:
                return

    def _draw(self, stop: int) -> int:
        """Have so many worlds drawn; how many there are."""
        if stop > self.drawn:
            case = self.case
            self.drawn = draw_worlds(
                case.rules, case.manner, self.cards, self.options, self.rooms, self.goes_to,
                self.begun, self.past, case.me, self.choice, self.worlds, self.drawn, stop,
                self.places, self.dice,
            )  # fmt: skip
        return min(stop, self.drawn)

    def _try(self, start: int, stop: int) -> None:
        """The living in these worlds."""
        case = self.case
        try_out(
            case.rules, case.manner, case.equity, self.tables, self.first, self.alive, case.me,
            self.worlds, start, stop, self.values, self.row, self.may, self.bounds, self.exact,
            self.seed, self.inner,
        )  # fmt: skip

    def _halve(self) -> None:
        """The better half stays, by what they made in the worlds all of them saw."""
        living = np.flatnonzero(self.alive)
        if len(living) <= 1:
            return
        means = self.means()
        order = sorted(living, key=lambda c: -means[c])
        for candidate in order[(len(living) + 1) // 2 :]:
            self.alive[candidate] = 0

    def means(self) -> list[float]:
        """What each has made on the average, in the worlds it was tried in."""
        return [
            float(self.values[c, : self.done[c]].mean()) if self.done[c] else -math.inf
            for c in range(len(self.done))
        ]

    def ranking(self) -> list[tuple[A, float]]:
        """All candidates, those who lasted longest first, then by what they made."""
        means = self.means()
        order = sorted(range(len(means)), key=lambda c: (-int(self.done[c]), -means[c]))
        return [(self.case.candidates[c], means[c]) for c in order]


class DeepRace(Race[A]):
    """The same, with a tree behind each candidate: what follows is learnt, not only played out."""

    def __init__(self, case: Case[A], pace: Pace, seed: int) -> None:
        super().__init__(case, pace, seed)
        most = min(MOST_NODES, len(case.candidates) * (1 + pace.worlds))
        self.trees = new_trees(self.first, case.me, most)

    def _try(self, start: int, stop: int) -> None:
        case = self.case
        nodes, totals, notes, reals = self.trees
        grow(
            case.rules, case.manner, case.equity, self.tables, self.first, self.alive, case.me,
            self.worlds, start, stop, self.values, nodes, totals, notes, self.row, self.places,
            reals, self.seed, self.inner,
        )  # fmt: skip
