"""Who judges: an actor that sees what a seat sees, and a critic that sees all cards."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ridotto.kernel.act_sets import act_flags
from ridotto.kernel.contract import Kernel, Words, observe
from ridotto.kernel.editions import Edition

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
    liked = np.where(act_flags(masks, kernel.ACTS), liked.astype(np.float64), -np.inf)
    made: NDArray[np.float64] = np.exp(liked - liked.max(axis=1, keepdims=True))
    made /= made.sum(axis=1, keepdims=True)
    return made


def chances_in(
    edition: Edition, actor: Actor, t: Any, deals: Sequence[Any], seats: Sequence[int],
    masks: Words,
) -> NDArray[np.float64]:  # fmt: skip
    """How likely each act is in each deal, by what the seat in turn observes there."""
    seen = edition.room(len(deals), edition.kernel.OBSERVATION.words)
    for row, (deal, seat) in enumerate(zip(deals, seats, strict=True)):
        edition.run(observe)(t, deal, seat, seen[row])
    return chances(edition.kernel, actor, edition.words(seen), masks)


def still_to_win(kernel: Kernel, nets: Nets, seen: Words, secrets: Words) -> Reals:
    """What the critic says each seat will still win, from the one in turn, in the nets' scale."""
    bits = [kernel.OBSERVATION.unpack(seen), kernel.SECRETS.unpack(secrets)]
    return nets.critic(np.concatenate(bits, axis=1))
