"""What a person, or the house, can do."""

from enum import Enum
from typing import Annotated

from ridotto.cards import Card
from ridotto.table import Action, Public, Seat, seen_by
from ridotto.table.acts import Cut, Play, Rise, Shuffle

__all__ = [
    "Announce",
    "Challenge",
    "Cut",
    "EnterFault",
    "EnteredFault",
    "Ground",
    "LaySkar",
    "Lot",
    "Pass",
    "PassLead",
    "Play",
    "Rise",
    "SetUp",
    "Shuffle",
]


class Lot(Action, frozen=True):
    """The lot falls on the first dealer."""

    dealer: Public[Seat]


class LaySkar(Action, frozen=True):
    """The dealer lays three cards away, face down (§ I)."""

    cards: Annotated[tuple[Card, ...], seen_by("seat")]


class Announce(Action, frozen=True):
    """Name an honour; its cards are not shown (r. 1)."""

    honour: Public[str]


class Pass(Action, frozen=True):
    """Announce nothing more."""


class PassLead(Action, frozen=True):
    """On lead with the Skis when it must be laid off: the next player leads instead (r. 18)."""


class Ground(Enum):
    """What a challenge is about."""

    REVOKE = "revoke"
    SKIS_KEPT = "skis-kept"
    SKAR = "skar"
    FALSE_HONOUR = "false-honour"


class Challenge(Action, frozen=True):
    """Hold a fault against another: a revoke or a kept Skis in a trick, an honour by its name."""

    against: Public[Seat]
    ground: Public[Ground]
    trick: Public[int] = 0
    honour: Public[str] = ""


class EnteredFault(Enum):
    """Faults that only hands and real cards commit; a scorer reports them."""

    MISDEAL = "misdeal"


class EnterFault(Action, frozen=True):
    """The house enters the dealer's fault that a scorer reports (r. 2)."""

    fault: Public[EnteredFault]


class SetUp(Action, frozen=True, kw_only=True):
    """The house lays a position; records, lessons and "play on from here" begin so.

    Hands, tricks and Skar hold the whole pack, or nothing at all: then only the dealer and the
    number of deals already played are set. Three hands of 25 with a Skar of three wait for the
    announcements, 28 in the dealer's hand and no Skar for the Skar, fewer for the leader.
    """

    dealer: Public[Seat]
    deals: Public[int] = 0
    leader: Public[Seat] = 0
    hand_a: Annotated[tuple[Card, ...], seen_by(0)] = ()
    hand_b: Annotated[tuple[Card, ...], seen_by(1)] = ()
    hand_c: Annotated[tuple[Card, ...], seen_by(2)] = ()
    hand_d: Annotated[tuple[Card, ...], seen_by(3)] = ()
    piles: Public[tuple[tuple[Card, ...], ...]] = ()
    skar: Annotated[tuple[Card, ...], seen_by("dealer")] = ()

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The hands by seat, always four of them."""
        return self.hand_a, self.hand_b, self.hand_c, self.hand_d
