"""A player's thoughts at one choice: worlds imagined, each thing to do played out in them."""

import math
import time
from array import array
from collections.abc import Sequence
from typing import Any

import msgspec

from ridotto.bots.bieten.quick import hasten
from ridotto.bots.bieten.quick import layout as at
from ridotto.bots.bieten.script import Script
from ridotto.bots.bieten.strategy import Strategy


class Hands(msgspec.Struct, frozen=True):
    """The shadow's functions, and the rows they work on: lists, or arrays where compiled."""

    does: Any
    swift: bool

    def ints(self, row: list[int]) -> Any:
        """A row of whole numbers."""
        return _array(row, "int64") if self.swift else list(row)

    def reals(self, row: list[float]) -> Any:
        """A row of numbers."""
        return _array(row, "float64") if self.swift else list(row)

    def singles(self, row: "array[float]") -> Any:
        """A long row of numbers, as it lies in the file."""
        return _array(row, "float32") if self.swift else row

    def rooms(self) -> Any:
        """Space to work in."""
        return tuple(self.ints([0] * at.NOTES) for _ in range(6))

    def table(self, rows: int) -> Any:
        """As many deals."""
        if self.swift:
            return _array([0], "int64").repeat(rows * at.SIZE).reshape(rows, at.SIZE)
        return [[0] * at.SIZE for _ in range(rows)]


def _array(row: Any, kind: str) -> Any:
    import numpy as np

    return np.array(row, dtype=kind)


def hands(*, swift: bool) -> Hands:
    """Compiled, or interpreted: slower, with the same result."""
    return Hands(hasten.compiled() if swift else hasten.plain(), swift=swift)


class Weighed(msgspec.Struct, frozen=True):
    """A thing to do: what the strategy's share of it is, and what it is worth by the worlds."""

    act: int
    share: float
    value: float | None = None


class Mind:
    """The worlds one chair imagines at one moment."""

    def __init__(self, script: Script, strategy: "Books", worlds: int, dice: list[int]) -> None:
        self.script, self.books = script, strategy
        self.tools = strategy.tools
        self.dice = self.tools.ints(dice)
        self.rooms = self.tools.rooms()
        self.count = worlds
        self.worlds = self.tools.table(worlds)
        self.weights = self.tools.reals([0.0] * worlds)
        self._imagine()

    def _imagine(self) -> None:
        script, ints = self.script, self.tools.ints
        self.tools.does.imagine(
            ints(script.root), ints(script.shown), ints(script.seen), ints(script.entries or [0]),
            len(script.entries) // 4, script.speaker, script.phase, script.me, self.books.book,
            self.worlds, self.weights, self.count, self.dice, self.rooms,
        )  # fmt: skip

    def weigh(self, options: Sequence[Weighed], cursor: int) -> list[Weighed]:
        """Each thing played out in every world, the question being about this figure."""
        acts, does = self.tools.ints([option.act for option in options]), self.tools.does
        values = self.tools.reals([0.0] * len(options))
        does.point_all(self.worlds, self.count, cursor)
        does.appraise(
            self.worlds, self.weights, self.count, self.script.me, acts, len(options),
            self.books.book, self.books.worths, self.dice, self.tools.ints([0] * at.SIZE),
            self.rooms, values,
        )  # fmt: skip
        pairs = zip(options, values, strict=True)
        return [Weighed(option.act, option.share, float(value)) for option, value in pairs]


class Books:
    """A strategy made ready for the hand that uses it."""

    def __init__(self, strategy: Strategy, tools: Hands) -> None:
        self.strategy, self.tools = strategy, tools
        self.book = tools.singles(strategy.book)
        self.worths = tools.singles(strategy.worths)


def tilted(weighed: list[Weighed], heat: float, floor: float) -> list[float]:
    """The strategy's shares, leaning towards what is worth more in the worlds.

    Chance stays: a thing grows by a factor e for every ``heat`` it is worth above another.
    """
    values = [w.value or 0.0 for w in weighed]
    best = max(values)
    rough = [
        (w.share + floor) * math.exp((value - best) / heat)
        for w, value in zip(weighed, values, strict=True)
    ]
    total = sum(rough)
    return [weight / total for weight in rough]


def clock() -> float:
    """Seconds of thought."""
    return time.thread_time()
