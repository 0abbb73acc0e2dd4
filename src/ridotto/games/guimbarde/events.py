"""Events that follow from an action automatically. Every field says who may see it."""

from typing import Annotated

from ridotto.cards import Card
from ridotto.games.guimbarde.boxes import Box
from ridotto.table import Event, Payment, Public, Seat, seen_by


class Drew(Event, frozen=True):
    """The card a person drew for the deal (text)."""

    seat: Public[Seat]
    card: Public[Card]


class DealerDrawn(Event, frozen=True):
    """The highest card deals first."""

    dealer: Public[Seat]


class Staked(Event, frozen=True):
    """Everybody puts a jetton into each of these boxes (text)."""

    boxes: Public[tuple[Box, ...]]


class Dealt(Event, frozen=True):
    """A packet of the deal, face down (text)."""

    seat: Public[Seat]
    cards: Annotated[tuple[Card, ...], seen_by("seat")]


class Turned(Event, frozen=True):
    """The dealer turns the next card, which makes trumps (text)."""

    card: Public[Card]


class BoxTaken(Event, frozen=True):
    """Somebody draws jettons out of a box, by this rule."""

    seat: Public[Seat]
    box: Public[Box]
    amount: Public[int]
    rule: Public[str]


class FondsLaid(Event, frozen=True):
    """Everybody puts a jetton into the Point box, for the tricks (text)."""


class Paid(Event, frozen=True):
    """What some pay others for what lies on the table."""

    payments: Public[tuple[Payment, ...]]


class TrickGathered(Event, frozen=True):
    """The trick goes to whoever took it, and what it brings is paid."""

    winner: Public[Seat]
    payments: Public[tuple[Payment, ...]]


class FondsStay(Event, frozen=True):
    """Nobody has two tricks: the box stays and serves as the next Point (text)."""


class DealEnded(Event, frozen=True):
    """The deal is over; the next one is given by the player to the right."""

    dealer: Public[Seat]


class DealVoid(Event, frozen=True):
    """The deal counts for nothing, all payments since the stakes go back (r. 10, 11)."""

    rule: Public[str]
    payments: Public[tuple[Payment, ...]] = ()


class ChallengeDecided(Event, frozen=True):
    """The referee decides. In a trick not yet complete the wrong card goes back, free."""

    against: Public[Seat]
    ground: Public[str]
    trick: Public[int]
    upheld: Public[bool]
    payments: Public[tuple[Payment, ...]] = ()


class BoxesShared(Event, frozen=True):
    """The sitting ends; what is left in the boxes goes to these people."""

    shares: Public[tuple[int, ...]]
    rule: Public[str]
