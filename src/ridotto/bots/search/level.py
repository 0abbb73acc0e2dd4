"""How much a searching player looks at before it acts."""

from collections.abc import Mapping
from typing import Final

import msgspec


class Pace(msgspec.Struct, frozen=True):
    """The most worlds, the most seconds of the processor, and how much is read from the play.

    ``inference`` is how many worlds are drawn for each one looked at: the one that makes likelier
    what people have played has the better chance to be chosen.
    """

    worlds: int
    seconds: float
    inference: int
    exact: int = 0
    """So many last tricks of four hands are played out in every way, where two sides play."""


LEVELS: Final[Mapping[str, Pace]] = {
    "player": Pace(worlds=32, seconds=0.1, inference=1),
    "master": Pace(worlds=4096, seconds=0.2, inference=4, exact=4),
}
"""Above the novice, who does not search; a player looks at few worlds, a master at all he can."""


LONG: Final = 3600.0


def pace_of(level: str, budget_ms: int | None, worlds: int | None) -> Pace:
    """The pace of a level; a number of worlds given makes it independent of the clock."""
    if level not in LEVELS:
        raise ValueError(f"no level {level!r} of search; there are: {', '.join(LEVELS)}")
    pace = LEVELS[level]
    if worlds is not None:
        return msgspec.structs.replace(pace, worlds=worlds, seconds=LONG)
    if budget_ms is not None:
        return msgspec.structs.replace(pace, seconds=budget_ms / 1000)
    return pace
