"""What a person, or the house, can do at a table of Guimbarde."""

from enum import Enum
from typing import Annotated

from ridotto.cards import Card
from ridotto.table import HOUSE, NOBODY, Action, Public, Seat
from ridotto.table.acts import Cut, Draw, Play, Rise, Shuffle, TakeBack

__all__ = [
    "Challenge",
    "Cut",
    "Draw",
    "EnterFault",
    "EnteredFault",
    "Ground",
    "Lay",
    "Leave",
    "Marry",
    "Name",
    "Play",
    "Rise",
    "SetUp",
    "Shuffle",
    "Silent",
    "Take",
    "TakeBack",
]


class Take(Action, frozen=True):
    """Lay cards open, set by set, and draw the boxes they stand for; no set is to pass (text)."""

    sets: Public[tuple[tuple[Card, ...], ...]]


class Name(Action, frozen=True):
    """Name one's Point: the number of its cards, or its pips where those decide (text)."""

    number: Public[int]


class Silent(Action, frozen=True):
    """Name no Point, or not its pips."""


class Lay(Action, frozen=True):
    """Lay the highest Point open and draw its box (text)."""

    cards: Public[tuple[Card, ...]]


class Leave(Action, frozen=True):
    """Keep one's Point hidden and leave the box standing."""


class Marry(Action, frozen=True):
    """Play the first card of a marriage in one's hand and show the other (r. 1, 4)."""

    card: Public[Card]


class Ground(Enum):
    """What a challenge is about."""

    REVOKE = "revoke"
    NOT_BEATING = "not-beating"
    KEPT_QUEEN = "kept-queen"
    TAKEN_MARRIAGE = "taken-marriage"
    FALSE_POINT = "false-point"


class Challenge(Action, frozen=True):
    """Hold a fault against another player; one in the play names its trick, counted from 1."""

    against: Public[Seat]
    ground: Public[Ground]
    trick: Public[int] = 0


class EnteredFault(Enum):
    """Faults that only hands and real cards commit; a scorer reports them."""

    MISDEAL = "misdeal"
    FAULTY_PACK = "faulty-pack"
    OUT_OF_TURN = "out-of-turn"
    BOX_UNSHOWN = "box-unshown"


class EnterFault(Action, frozen=True):
    """The house enters a fault that a scorer reports; a faulty pack is nobody's."""

    fault: Public[EnteredFault]
    by: Public[Seat] = HOUSE


class SetUp(Action, frozen=True, kw_only=True):
    """The house lays a position: who deals, what lies in the boxes, and optionally the cards.

    ``order`` holds hand after hand of ``size`` cards from the forehand on, then the turned card
    and the talon. A full deal is staked and begins with the boxes; with smaller hands the
    forehand leads at once, the tricks before lying with the talon.
    """

    dealer: Public[Seat]
    boxes: Public[tuple[int, ...]]
    deals: Public[int] = 0
    size: Public[int] = 0
    order: Annotated[tuple[Card, ...], NOBODY] = ()
