"""What a person, or the house, can do. Who sees what of it is the table in Dr. 8-10, Fi. 8-10."""

from enum import Enum
from typing import Annotated

from ridotto.cards import Card
from ridotto.table import NOBODY, Action, Public, Seat, seen_by
from ridotto.table.acts import Cut, Draw, Gather, Play, Rise, Shuffle, TakeBack

__all__ = [
    "Challenge",
    "Claim",
    "Cut",
    "Declare",
    "Discard",
    "Draw",
    "EnterFault",
    "EnteredFault",
    "Exchange",
    "Gather",
    "Ground",
    "LayOpen",
    "Leave",
    "Mend",
    "Play",
    "PlayFallen",
    "Rise",
    "Rob",
    "SetUp",
    "Shuffle",
    "TakeBack",
    "TakeBlind",
    "Warn",
]


class Rob(Action, frozen=True):
    """Take the bottom card of the lifted packet: *rubare* (Dr. 8)."""

    card: Public[Card]


class Leave(Action, frozen=True):
    """Rob no further."""


class Discard(Action, frozen=True):
    """Lay away, face down, as many cards as one has robbed or taken (Dr. 8)."""

    cards: Annotated[tuple[Card, ...], seen_by("seat")]


class TakeBlind(Action, frozen=True):
    """Fill a short dealer from the robber's discard, by the places of the covered cards (Fi. 8)."""

    places: Public[tuple[int, ...]]


class Mend(Action, frozen=True):
    """Put a wrong number of cards right during the play, a card at a time (Dr. 20).

    Who has too many lays one away, who has too few takes one back of what he laid away.
    """

    card: Public[Card]


class Warn(Action, frozen=True):
    """Remind one's partner, before the first lead, to count his cards and lay away rightly."""


class Declare(Action, frozen=True):
    """Show versicole, each with the Matto or without; none is a way of passing (Dr. 10)."""

    versicole: Public[tuple[tuple[Card, ...], ...]]


class PlayFallen(Action, frozen=True):
    """Choose the card that an open hand plays (Dr. 13)."""

    fallen: Public[Seat]
    card: Public[Card]


class LayOpen(Action, frozen=True):
    """Without a tarocco, lay one's hand open: *cascare* (Dr. 13)."""

    cards: Public[tuple[Card, ...]]


class Exchange(Action, frozen=True):
    """Give a card of one's tricks for the Matto the enemy would have (Dr. 5)."""

    card: Public[Card]


class Claim(Action, frozen=True):
    """Say that one's side takes every trick that is left, whatever the others do."""


class Ground(Enum):
    """What a challenge is about."""

    REVOKE = "revoke"
    WRONG_DISCARD = "wrong-discard"
    LATE_DECLARATION = "late-declaration"


class Challenge(Action, frozen=True):
    """Hold a fault against an enemy (Dr. 14). A revoke names its trick, counted from 1."""

    against: Public[Seat]
    ground: Public[Ground]
    trick: Public[int] = 0


class EnteredFault(Enum):
    """Faults that only hands and real cards commit; a scorer reports them."""

    MISDEAL_MENDED = "misdeal-mended"
    MISDEAL = "misdeal"
    FORGOTTEN_CARDS = "forgotten-cards"
    WRONG_NUMBER = "wrong-number"
    REVOKE = "revoke"


class EnterFault(Action, frozen=True):
    """The house enters a fault that a scorer reports, by this seat, with this number of cards."""

    fault: Public[EnteredFault]
    by: Public[Seat]
    number: Public[int] = 1


class SetUp(Action, frozen=True, kw_only=True):
    """The house lays a position: the seats, and optionally all cards of a running deal.

    Records, lessons and "play on from here" begin so. Hands, piles and folla hold the whole
    pack or nothing at all. ``deals`` are the deals already played in the party; the order of
    seats begins with the giro's first dealer.
    """

    order: Public[tuple[Seat, ...]]
    deals: Public[int] = 0
    lead: Public[int] = 0
    leader: Public[Seat] = 0
    hand_a: Annotated[tuple[Card, ...], seen_by(0)] = ()
    hand_b: Annotated[tuple[Card, ...], seen_by(1)] = ()
    hand_c: Annotated[tuple[Card, ...], seen_by(2)] = ()
    hand_d: Annotated[tuple[Card, ...], seen_by(3)] = ()
    piles: Public[tuple[tuple[Card, ...], tuple[Card, ...]]] = ((), ())
    folla: Annotated[tuple[Card, ...], NOBODY] = ()
    suits_led: Public[str] = ""

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The four hands by seat."""
        return self.hand_a, self.hand_b, self.hand_c, self.hand_d
