"""The order of play, to the right."""

from ridotto.kernel.compiled import inlined
from ridotto.kernel.contract import Tables
from ridotto.kernel.guimbarde import tables


@inlined
def after(t: Tables, seat: int) -> int:
    """The next seat in the order of play."""
    return seat + 1 if seat + 1 < t[tables.PLAYERS] else 0


@inlined
def steps_between(t: Tables, seat: int, other: int) -> int:
    """How many seats the other sits further on."""
    return other - seat if other >= seat else other - seat + t[tables.PLAYERS]
