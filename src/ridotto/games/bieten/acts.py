"""What a person, or the house, can do. All that is said and laid is public."""

from enum import Enum

from ridotto.cards import Card
from ridotto.games.bieten.figures import Figure
from ridotto.table import Action, Public, Seat
from ridotto.table.acts import Cut, Draw, Play, Rise, Shuffle

__all__ = [
    "Accept",
    "Baptise",
    "Bid",
    "Challenge",
    "Cut",
    "Done",
    "Draw",
    "EnterFault",
    "EnteredFault",
    "Good",
    "Groschen",
    "Ground",
    "Hold",
    "Leave",
    "Play",
    "Rise",
    "Rob",
    "SetUp",
    "Shuffle",
    "Silent",
]


class Rob(Action, frozen=True):
    """Take out the Weli one has cut to, and keep it (§ Weli)."""


class Leave(Action, frozen=True):
    """Lay the lifted packet down; nobody else learns what was under it."""


class Bid(Action, frozen=True):
    """Offer a figure: "Ich biete mein Herz" (§ Das Bieten)."""

    figure: Public[Figure]


class Hold(Action, frozen=True):
    """Accept the wager: "Ich schaue es an" (§ 2)."""


class Good(Action, frozen=True):
    """Concede: "Es ist gut" (§ 1)."""


class Silent(Action, frozen=True):
    """Say nothing where one need not answer, another having held (§ 2)."""


class Groschen(Action, frozen=True):
    """Raise to three: "Drei", as an answer or in one's own turn (§ 3)."""

    figure: Public[Figure]


class Baptise(Action, frozen=True):
    """Lay the Weli and name it: it is this card for the rest of the deal (§ Weli)."""

    name: Public[Card]


class Done(Action, frozen=True):
    """Having laid a card, say nothing more."""


class Ground(Enum):
    """What a claim is about."""

    REVOKE = "revoke"
    OVERBID = "overbid"
    SPIEL = "spiel"
    POSSESSION = "possession"
    NAME = "name"


class Challenge(Action, frozen=True):
    """Claim a fault: a revoke names its trick, a wrong word its figure (section 6).

    ``late`` speaks of the deal before, while no card of the new one is laid (D 33).
    """

    against: Public[Seat]
    ground: Public[Ground]
    figure: Public[Figure | None] = None
    trick: Public[int] = 0
    late: Public[bool] = False


class Accept(Action, frozen=True):
    """Accept the result after the last deal of a match on a strict table (D 33)."""


class EnteredFault(Enum):
    """Faults that only hands and real cards commit; the scribe reports them."""

    MISDEAL = "misdeal"


class EnterFault(Action, frozen=True):
    """The house enters a fault that the scribe reports, by this seat."""

    fault: Public[EnteredFault]
    by: Public[Seat]


class SetUp(Action, frozen=True, kw_only=True):
    """The house lays a slate: who deals next, what is written, who is out, games done."""

    dealer: Public[Seat]
    scores: Public[tuple[int, ...]]
    out: Public[tuple[Seat, ...]] = ()
    games: Public[int] = 0
