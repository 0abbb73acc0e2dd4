"""Randomness comes from outside: below the players nothing is random unless dice are passed in."""

from collections.abc import MutableSequence, Sequence
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Dice(Protocol):
    """What the rules need of a source of chance; ``random.Random`` is one."""

    def random(self) -> float:
        """A number from 0 up to 1."""

    def randrange(self, start: int, stop: int, /) -> int:
        """A whole number from start up to, not including, stop."""

    def choice(self, seq: Sequence[T], /) -> T:
        """One of them."""

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        """Shuffle in place."""
