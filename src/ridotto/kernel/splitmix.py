"""The kernel's own dice: splitmix64, one word of state.

A million deals need chance inside compiled code. It is still chance from outside: whoever calls
brings the dice, and the same seed gives the same deals.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ridotto.kernel.compiled import inlined

Dice: TypeAlias = NDArray[np.uint64]
"""One word; every throw moves it on."""

STEP: Final = np.uint64(0x9E3779B97F4A7C15)
FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
SECOND: Final = np.uint64(0x94D049BB133111EB)
BY_30, BY_27, BY_31, HALF = (np.uint64(n) for n in (30, 27, 31, 32))


def dice_from(seed: int) -> Dice:
    """Dice that always fall the same way for the same seed."""
    return np.array([seed % 2**64], dtype=np.uint64)


@inlined
def fall(state: np.uint64) -> np.uint64:
    """The 64 bits that a state of the dice shows."""
    bits = (state ^ (state >> BY_30)) * FIRST
    bits = (bits ^ (bits >> BY_27)) * SECOND
    return bits ^ (bits >> BY_31)


@inlined
def share(bits: np.uint64, count: int) -> int:
    """A number from 0 to ``count - 1``, each as likely as the next.

    The upper half of the bits is multiplied, not divided: for the few cards of a pack the odds
    differ by less than one in ten million.
    """
    return np.int64(((bits >> HALF) * np.uint64(count)) >> HALF)  # type: ignore[return-value]


@inlined
def below(dice: Dice, count: int) -> int:
    """Throw once, for a number from 0 to ``count - 1``."""
    dice[0] += STEP
    return share(fall(dice[0]), count)


@inlined
def mix(pack: NDArray[np.uint8], count: int, dice: Dice) -> None:
    """Bring the first cards of a pack into any order, each as likely as the next."""
    # The dice are kept in hand meanwhile: putting them down at every throw takes as long again.
    state = dice[0]
    for last in range(count - 1, 0, -1):
        state += STEP
        place = share(fall(state), last + 1)
        pack[last], pack[place] = pack[place], pack[last]
    dice[0] = state


@inlined
def throw(deal: NDArray[np.int64], slot: int, count: int) -> int:
    """Throw dice that lie in a slot of a deal: copies of the deal throw alike."""
    state = np.uint64(deal[slot]) + STEP
    deal[slot] = np.int64(state)
    return share(fall(state), count)
