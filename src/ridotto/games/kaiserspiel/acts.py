"""What a person, or the house, can do at a table of Kaiserspiel."""

from enum import Enum
from typing import Annotated

from ridotto.cards import Card
from ridotto.table import NOBODY, Action, Public, Seat, seen_by
from ridotto.table.acts import Cut, Draw, Play, Rise, Shuffle

__all__ = [
    "Challenge",
    "Cut",
    "Demand",
    "Draw",
    "EnterFault",
    "EnteredFault",
    "Equal",
    "EraseFiche",
    "GiveFiche",
    "Good",
    "Grant",
    "Ground",
    "Leave",
    "Name",
    "Play",
    "Rise",
    "SetUp",
    "Show",
    "Shuffle",
    "Tell",
    "Withhold",
]


class Show(Action, frozen=True):
    """Lay imperials on the table and name them; none is a way of passing (r. VIII)."""

    imperials: Public[tuple[tuple[Card, ...], ...]]


class Tell(Action, frozen=True):
    """Tell one's Rummel by its sum; the cards are told only where their number decides (r. VII)."""

    pips: Public[int]
    cards: Public[int] = 0


class Withhold(Action, frozen=True):
    """Tell no Rummel while nobody has told one."""


class Good(Action, frozen=True):
    """Let the Rummel that was told be good."""


class Equal(Action, frozen=True):
    """Say that one's Rummel is as high; the earlier player marks all the same (r. XIX)."""


class Name(Action, frozen=True):
    """The winner of the Rummel names its suit and the number of its cards."""

    suit: Public[str]
    cards: Public[int]


class Demand(Action, frozen=True):
    """Ask to see the cards of the Rummel that was marked."""


class Ground(Enum):
    """What a challenge is about."""

    REVOKE = "revoke"
    NOT_TAKING = "not-taking"
    WRONG_LEAD = "wrong-lead"
    FALSE_IMPERIAL = "false-imperial"
    FALSE_RUMMEL = "false-rummel"


class Challenge(Action, frozen=True):
    """Hold a fault against an opponent; one in the play names its trick, counted from 1."""

    against: Public[Seat]
    ground: Public[Ground]
    trick: Public[int] = 0


class Grant(Action, frozen=True):
    """At a strict table: say nothing against a Partie that an opponent has reached."""


class EraseFiche(Action, frozen=True):
    """For an imperial lost, take away one of one's own fiches (r. XII)."""


class GiveFiche(Action, frozen=True):
    """For an imperial lost, let every opponent have a fiche and keep one's own (r. XII)."""


class Leave(Action, frozen=True):
    """Walk away from a Partie that is not ended (r. XX)."""


class EnteredFault(Enum):
    """Faults that only hands and real cards commit; a scorer reports them."""

    FAULTY_PACK = "faulty-pack"
    FACE_UP_CARD = "face-up-card"
    FACE_UP_TALON = "face-up-talon"
    MISDEAL = "misdeal"
    MIXED_HAND = "mixed-hand"
    LEAVING = "leaving"


class EnterFault(Action, frozen=True):
    """The house enters a fault that a scorer reports, by this seat."""

    fault: Public[EnteredFault]
    by: Public[Seat]


class SetUp(Action, frozen=True, kw_only=True):
    """The house lays a position: who deals, how the Partie stands, and optionally the cards.

    With two players the turned card is the first of the talon; with three, where there is no
    talon, it is the last card of the dealer's hand.
    """

    dealer: Public[Seat]
    fiches: Public[tuple[int, ...]]
    loose: Public[tuple[int, ...]]
    hand_a: Annotated[tuple[Card, ...], seen_by(0)] = ()
    hand_b: Annotated[tuple[Card, ...], seen_by(1)] = ()
    hand_c: Annotated[tuple[Card, ...], seen_by(2)] = ()
    talon: Annotated[tuple[Card, ...], NOBODY] = ()

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The hands by seat; the third is empty with two players."""
        return self.hand_a, self.hand_b, self.hand_c
