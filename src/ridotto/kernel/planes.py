"""Observations as named planes of bits.

A plane is one or more 64-bit words: a set of cards, or facts with a bit each. Only some bits of a
word mean anything; those are the ones a net or a research interface reads.
"""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ridotto.kernel.card_sets import WORD


class Plane(NamedTuple):
    """A plane: its name, the bits of each of its words that can be set, and what they mean."""

    name: str
    used: tuple[int, ...]
    about: str


def facts(name: str, bits: int, about: str) -> Plane:
    """A plane with this number of bits, counted from 0."""
    words = [min(WORD - 1, bits - n) for n in range(0, bits, WORD - 1)]
    return Plane(name, tuple((1 << count) - 1 for count in words), about)


class Planes:
    """The planes of an observation, in their order."""

    def __init__(self, *planes: Plane | Iterable[Plane]) -> None:
        flat = [p for part in planes for p in ([part] if isinstance(part, Plane) else part)]
        self.planes: tuple[Plane, ...] = tuple(flat)
        self._first: dict[str, int] = {}
        self.words = 0
        for plane in self.planes:
            if plane.name in self._first:
                raise ValueError(f"two planes are named {plane.name!r}")
            self._first[plane.name] = self.words
            self.words += len(plane.used)
        self.positions = _positions([word for plane in self.planes for word in plane.used])
        """The bits that can be set, counted through all words."""

    def at(self, name: str) -> int:
        """The first word of a plane."""
        return self._first[name]

    def unpack(self, words: NDArray[np.int64]) -> NDArray[np.uint8]:
        """The bits that can be set, one by one: the last axis grows from words to bits."""
        octets = np.ascontiguousarray(words).view(np.uint8)
        bits: NDArray[Any] = np.unpackbits(octets, axis=-1, bitorder="little")
        return bits[..., self.positions]

    def names(self) -> list[str]:
        """A name for every bit that ``unpack`` gives: its plane and its place there."""
        return [
            f"{plane.name}[{WORD * number + bit}]"
            for plane in self.planes
            for number, word in enumerate(plane.used)
            for bit in range(WORD)
            if word >> bit & 1
        ]


def _positions(used: Sequence[int]) -> NDArray[np.int64]:
    places = ((n, bit) for n, word in enumerate(used) for bit in range(WORD) if word >> bit & 1)
    return np.array([WORD * n + bit for n, bit in places], dtype=np.int64)
