"""Events that follow from an action automatically. Every field says who may see it."""

from typing import Annotated

from ridotto.cards import Card
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.state import Count
from ridotto.table import Event, Payment, Public, Seat, seen_by


class Drew(Event, frozen=True):
    """The card a person cut to for the first deal."""

    seat: Public[Seat]
    card: Public[Card]


class DealerFound(Event, frozen=True):
    """Who cut lowest deals first."""

    dealer: Public[Seat]


class CutSeen(Event, frozen=True):
    """The cutter looks whether he cut to the Weli; no other card is told him (D 21)."""

    seat: Public[Seat]
    weli: Annotated[bool | None, seen_by("seat")]


class Dealt(Event, frozen=True):
    """A packet of the deal, face down: one card each, then two."""

    seat: Public[Seat]
    cards: Annotated[tuple[Card, ...], seen_by("seat")]


class LetGood(Event, frozen=True):
    """All said good: the points are written at once."""

    figure: Public[Figure]
    seat: Public[Seat]
    points: Public[int]


class TrickTaken(Event, frozen=True):
    """The trick is complete; the cards stay where they lie, and its winner leads next."""

    winner: Public[Seat]


class ChallengeDecided(Event, frozen=True):
    """A claim is decided; points are struck off if it is upheld."""

    against: Public[Seat]
    ground: Public[str]
    figure: Public[Figure | None]
    trick: Public[int]
    upheld: Public[bool]
    fault: Public[str] = ""
    points: Public[int] = 0
    places: Public[tuple[int, ...]] = ()
    """Where the faulty acts stand in the conversation of the deal."""


class Resumed(Event, frozen=True):
    """A late claim is decided: the new deal goes on, or is void and dealt again (D 33)."""

    void: Public[bool]


class Counted(Event, frozen=True):
    """The scribe has counted the deal; with the last of a game its quarter of wine is owed."""

    count: Public[Count]
    payments: Public[tuple[Payment, ...]]


class MatchEnded(Event, frozen=True):
    """The match is over."""

    accounts: Public[tuple[int, ...]]
    bummerl: Public[tuple[int, ...]]
