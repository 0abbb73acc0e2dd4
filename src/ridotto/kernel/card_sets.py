"""Sets of cards as 64-bit words: counting, finding, choosing.

Words are signed so that they mix with plain integers; the topmost bit is never used.
"""

from typing import Final

from ridotto.kernel.bits import count_bits, first_bit, nth_bit
from ridotto.kernel.compiled import inlined
from ridotto.kernel.splitmix import Dice, below

WORD: Final = 64
"""Cards numbered from here on lie in the second word."""


@inlined
def popcount(word: int) -> int:
    """How many bits are set."""
    return count_bits(word)


@inlined
def lowest(word: int) -> int:
    """The place of the lowest set bit."""
    return first_bit(word)


@inlined
def nth(word: int, n: int) -> int:
    """The place of the n-th set bit, counted from 0 and from the lowest."""
    return nth_bit(word, n)


@inlined
def pick(lo: int, hi: int, dice: Dice) -> int:
    """Any card of two words, each as likely as the next."""
    low = popcount(lo)
    place = below(dice, low + popcount(hi))
    second = place >= low
    word = hi if second else lo
    return (WORD if second else 0) + nth(word, place - (low if second else 0))
