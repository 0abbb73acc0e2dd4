"""The rules of a game as one decision needs them: compiled, or run as plain Python.

Both give the same numbers; ``Edition`` hides that one works on arrays and the other on lists.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final, ParamSpec, TypeVar

import numpy as np
from numpy.typing import NDArray

from ridotto.kernel.card_sets import WORD
from ridotto.kernel.contract import Words, lawful
from ridotto.kernel.interpreted import as_words, interpret
from ridotto.kernel.specialise import is_template, kernel_of, specialise

P = ParamSpec("P")
R = TypeVar("R")


class Edition:
    """How a game's functions are run, and what they work on."""

    def __init__(self, game: str, *, compiled: bool) -> None:
        self.game, self.compiled = game, compiled
        self.kernel: Final = kernel_of(game)
        self._made: Final[dict[Any, Any]] = {}

    def run(self, function: Callable[P, R]) -> Callable[P, R]:
        """A function of the contract, or a template, for this game."""
        # A search asks for the same few at every act it tries.
        made: Callable[P, R] | None = self._made.get(function)
        if made is None:
            made = self._made[function] = self._make(function)
        return made

    def _make(self, function: Callable[P, R]) -> Callable[P, R]:
        if not self.compiled:
            return interpret(self.game, function)
        if is_template(function):
            return specialise(self.game, function)
        made: Callable[P, R] = getattr(self.kernel, function.__name__)
        return made

    def numbers(self, array: NDArray[Any]) -> Any:
        """An array as the functions take it: a copy of its own."""
        return array.copy() if self.compiled else array.tolist()

    def room(self, *shape: int) -> Any:
        """Zeros to write into."""
        return self.numbers(np.zeros(shape, dtype=np.int64))

    def words(self, written: Any) -> Words:
        """What was written as an array, of one row or many."""
        if self.compiled:
            array: Words = written
            return array
        if written and isinstance(written[0], list):
            return np.array([as_words(row) for row in written])
        return as_words(written)

    def lawful_acts(self, t: Any, deal: Any) -> Words:
        """The set of acts that the seat in turn may do."""
        acts = self.room(-(-self.kernel.ACTS // WORD))
        self.run(lawful)(t, deal, acts)
        return self.words(acts)


@cache
def edition(game: str, *, compiled: bool) -> Edition:
    """The one of these."""
    return Edition(game, compiled=compiled)
