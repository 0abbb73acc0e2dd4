"""The house's dice of a sitting, each of its acts with chance of its own."""

from collections.abc import Callable
from random import Random


def dice_of(seed: object) -> Callable[[int], Random]:
    """The dice of the house's first act, second, and so on."""
    return lambda thrown: Random(f"{seed}/{thrown}")
