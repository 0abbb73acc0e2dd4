"""Sets of cards as 64-bit words: counting, finding, choosing.

Words are signed so that they mix with plain integers; the topmost bit is never used. The counting
is written in the way the compiler knows and turns into the processor's own instruction.
"""

from typing import Final

import numpy as np

from ridotto.kernel.chance import Dice, below
from ridotto.kernel.compiled import inlined
from ridotto.kernel.deposit import CAN_DEPOSIT, deposit

WORD: Final = 64
"""Cards numbered from here on lie in the second word."""

ONE, TWO, FOUR, TOP_BYTE = (np.uint64(n) for n in (1, 2, 4, 56))
PAIRS, FOURS, EIGHTS, BYTES = (
    np.uint64(int(digits * 8, 16)) for digits in ("55", "33", "0f", "01")
)


@inlined
def popcount(word: int) -> int:
    """How many bits are set."""
    bits = np.uint64(word)
    bits = bits - ((bits >> ONE) & PAIRS)
    bits = (bits & FOURS) + ((bits >> TWO) & FOURS)
    bits = (bits + (bits >> FOUR)) & EIGHTS
    return np.int64((bits * BYTES) >> TOP_BYTE)  # type: ignore[return-value]


@inlined
def lowest(word: int) -> int:
    """The place of the lowest set bit."""
    return popcount((word & -word) - 1)


@inlined
def nth_by_steps(word: int, n: int) -> int:
    """The place of the n-th set bit, counted from 0 and from the lowest."""
    for _ in range(n):
        word &= word - 1
    return lowest(word)


@inlined
def nth_by_deposit(word: int, n: int) -> int:
    """The same, where the processor can lay a bit on the n-th place of a word by itself."""
    return lowest(deposit(1 << n, word))


nth: Final = nth_by_deposit if CAN_DEPOSIT else nth_by_steps


@inlined
def pick(lo: int, hi: int, dice: Dice) -> int:
    """Any card of two words, each as likely as the next."""
    low = popcount(lo)
    place = below(dice, low + popcount(hi))
    second = place >= low
    word = hi if second else lo
    return (WORD if second else 0) + nth(word, place - (low if second else 0))
