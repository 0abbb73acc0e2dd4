"""Asking the same of the same state twice in a row."""

from collections.abc import Callable
from typing import TypeVar

S = TypeVar("S")
A = TypeVar("A")
T = TypeVar("T")


def remembered(answer: Callable[[S, A], T]) -> Callable[[S, A], T]:
    """Remember the last answer, and return it again for the same state object and seat.

    This is correct because states are immutable; callers must not change the answer either.
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
