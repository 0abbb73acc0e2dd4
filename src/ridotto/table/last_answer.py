"""Asking the same of the same state twice in a row."""

from collections.abc import Callable
from typing import TypeVar

S = TypeVar("S")
A = TypeVar("A")
T = TypeVar("T")


def remembered(answer: Callable[[S, A], T]) -> Callable[[S, A], T]:
    """Remember the last answer; it is given again for the very same state and seat.

    It is right because states are immutable; whoever gets the answer must not change it either.
    """
    last: tuple[S, A, T] | None = None

    def asked(state: S, about: A) -> T:
        nonlocal last
        # Taken in one step, and set in one: threads may ask at the same time.
        known = last
        if known is not None and known[0] is state and known[1] == about:
            return known[2]
        told = answer(state, about)
        last = (state, about, told)
        return told

    return asked
