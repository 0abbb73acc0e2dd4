"""What a person, or the house, can do."""

from enum import Enum

from ridotto.table import Action, Public, Seat
from ridotto.table.acts import Cut, Draw, Play, Rise, Shuffle

__all__ = [
    "Announce",
    "Challenge",
    "Cut",
    "Draw",
    "EnterFault",
    "EnteredFault",
    "Ground",
    "Play",
    "Rise",
    "SetUp",
    "Shuffle",
    "Sign",
    "Signal",
]


class Announce(Action, frozen=True):
    """Announce three or four of a rank, or a Napolitana, by their codes; or nothing (intro)."""

    items: Public[tuple[str, ...]]


class Signal(Enum):
    """What one may tell one's partner aloud, where that is agreed."""

    INVITE = "invite"
    DEMAND = "demand"
    STEER = "steer"


class Sign(Action, frozen=True):
    """Tell one's partner, before leading, what the lead will mean (intro)."""

    signal: Public[Signal]


class Ground(Enum):
    """What a challenge is about."""

    REVOKE = "revoke"
    FALSE_ANNOUNCEMENT = "false-announcement"


class Challenge(Action, frozen=True):
    """Hold a fault against an enemy: a revoke by its trick, counted from 1; else by the item."""

    against: Public[Seat]
    ground: Public[Ground]
    trick: Public[int] = 0
    item: Public[str] = ""


class EnteredFault(Enum):
    """Faults that only hands and real cards commit; a scorer reports them."""

    MISDEAL = "misdeal"


class EnterFault(Action, frozen=True):
    """The house enters a fault that a scorer reports, by this seat."""

    fault: Public[EnteredFault]
    by: Public[Seat]


class SetUp(Action, frozen=True, kw_only=True):
    """The house seats people without a draw, and lays the score of a sitting already begun.

    Marks are by side, the slate as Partien of each side from each other; nothing given is nothing
    laid or written.
    """

    order: Public[tuple[Seat, ...]]
    dealer: Public[Seat]
    marks: Public[tuple[int, ...]] = ()
    slate: Public[tuple[tuple[int, ...], ...]] = ()
    opened: Public[int] = 0
    deals: Public[int] = 0
