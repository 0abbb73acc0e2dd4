"""Who judges: an actor that sees what a seat sees, and a critic that sees all cards."""

from typing import NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ridotto.kernel.contract import Kernel, Words

Reals: TypeAlias = NDArray[np.float32]
Bits: TypeAlias = NDArray[np.uint8]


class Actor(Protocol):
    """Rows of observed bits to rows of numbers: the preference for each act."""

    def __call__(self, bits: Bits) -> Reals:
        """A row for each row."""


class Critic(Protocol):
    """Rows of observed and secret bits to what each seat, from the one in turn, will still win."""

    def __call__(self, bits: Bits) -> Reals:
        """A row for each row."""


class Nets(NamedTuple):
    """The judges of a game."""

    actor: Actor
    critic: Critic
    scale: float
    """The critic's numbers are the game's scores divided by this."""


def chances(kernel: Kernel, actor: Actor, seen: Words, masks: Words) -> NDArray[np.float64]:
    """How likely each act is in each row; unlawful ones not at all."""
    liked = actor(kernel.OBSERVATION.unpack(seen))
    lawful = np.unpackbits(np.ascontiguousarray(masks).view(np.uint8), axis=-1, bitorder="little")[
        :, : kernel.ACTS
    ]
    liked = np.where(lawful, liked.astype(np.float64), -np.inf)
    made: NDArray[np.float64] = np.exp(liked - liked.max(axis=1, keepdims=True))
    made /= made.sum(axis=1, keepdims=True)
    return made
