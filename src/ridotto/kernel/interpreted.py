"""The compiled rules without their compiler: the same functions, run as plain Python.

On a new machine numba needs some ten seconds for a game. Whoever has a single decision to make
need not wait for it: ``interpret`` gives any of these functions as Python runs it, a hundred times
slower, which for one decision is a millisecond. Deals, tables and sets are lists here: Python is
quicker with them than with arrays.
"""

from collections.abc import Callable
from functools import cache
from types import FunctionType
from typing import Any, Final, ParamSpec, TypeVar, cast

import numpy as np

from ridotto.kernel import bits, contract, splitmix
from ridotto.kernel.card_sets import WORD
from ridotto.kernel.contract import Words
from ridotto.kernel.specialise import is_template, kernel_of, specialise

P = ParamSpec("P")
R = TypeVar("R")

ALL_BITS: Final = (1 << WORD) - 1
TOP_BIT: Final = 1 << WORD - 1


def count_bits(word: int) -> int:
    """How many bits of a word are set."""
    return (int(word) & ALL_BITS).bit_count()


def first_bit(word: int) -> int:
    """The place of the lowest set bit; 64 if there is none."""
    whole = int(word)
    return ((whole & -whole) & ALL_BITS).bit_length() - 1 if whole else WORD


def nth_bit(word: int, n: int) -> int:
    """The place of the n-th set bit, counted from 0 and from the lowest."""
    for _ in range(n):
        word &= word - 1
    return first_bit(word)


def kept_apart() -> None:
    """Nothing is inlined here."""


def in_step() -> None:
    """Only games on a GPU wait for each other."""


def fall(state: int) -> int:
    """The 64 bits that a state of the dice shows."""
    seen = int(state) & ALL_BITS
    seen = (seen ^ (seen >> 30)) * int(splitmix.FIRST) & ALL_BITS
    seen = (seen ^ (seen >> 27)) * int(splitmix.SECOND) & ALL_BITS
    return seen ^ (seen >> 31)


def share(shown: int, count: int) -> int:
    """A number from 0 to ``count - 1``, each as likely as the next."""
    return (int(shown) >> 32) * int(count) >> 32


def below(dice: Any, count: int) -> int:
    """Throw once, for a number from 0 to ``count - 1``."""
    dice[0] = (int(dice[0]) + int(splitmix.STEP)) & ALL_BITS
    return share(fall(dice[0]), count)


def throw(deal: list[int], slot: int, count: int) -> int:
    """Throw dice that lie in a slot of a deal."""
    state = (int(deal[slot]) + int(splitmix.STEP)) & ALL_BITS
    deal[slot] = state - ((state & TOP_BIT) << 1)
    return share(fall(state), count)


_DONE: Final[dict[int, Any]] = {}
_INSTRUCTIONS: Final = {
    id(bits.count_bits): count_bits,
    id(bits.first_bit): first_bit,
    id(bits.nth_bit): nth_bit,
    id(bits.kept_apart): kept_apart,
    id(bits.in_step): in_step,
    id(splitmix.fall): fall,
    id(splitmix.share): share,
    id(splitmix.below): below,
    id(splitmix.throw): throw,
}
"""What Python does in a way of its own: its integers have no end."""


@cache
def interpret(game: str, function: Callable[P, R]) -> Callable[P, R]:
    """A template, a stand-in of the contract or a compiled function, as Python runs it."""
    if function in contract.FUNCTIONS:
        function = getattr(kernel_of(game), function.__name__)
    elif is_template(function):
        function = specialise(game, function)
    plain = _plain(function, _DONE)

    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        # Dice run over the end of a word on purpose.
        with np.errstate(over="ignore"):
            return cast(R, plain(*args, **kwargs))

    return run


def _plain(function: Any, done: dict[int, Any]) -> Any:
    """A copy of a compiled function, of those it calls, and so on."""
    if id(function) in done:
        return done[id(function)]
    source: FunctionType = function.py_func
    names = dict(source.__globals__)
    copy = FunctionType(source.__code__, names, source.__name__, source.__defaults__)
    done[id(function)] = copy
    for name in source.__code__.co_names:
        value = names.get(name)
        if id(value) in _INSTRUCTIONS:
            names[name] = _INSTRUCTIONS[id(value)]
        elif hasattr(value, "py_func"):
            names[name] = _plain(value, done)
    return copy


def as_words(numbers: list[int]) -> Words:
    """Sets in a list as an array again: Python's integers have no topmost bit."""
    plain = [int(number) for number in numbers]
    signed = [(number & ALL_BITS) - ((number & TOP_BIT) << 1) for number in plain]
    return np.array(signed, dtype=np.int64)
