"""Events that follow from an action automatically. Every field says who may see it."""

from typing import Annotated

from ridotto.cards import Card
from ridotto.table import Event, Payment, Public, ScoreLine, Seat, seen_by


class Drew(Event, frozen=True):
    """The card a person drew for the deal (Begriff)."""

    seat: Public[Seat]
    card: Public[Card]


class DealerDrawn(Event, frozen=True):
    """The highest card deals, since dealing is an advantage (Begriff)."""

    dealer: Public[Seat]


class Dealt(Event, frozen=True):
    """A packet of the deal, face down (r. III)."""

    seat: Public[Seat]
    cards: Annotated[tuple[Card, ...], seen_by("seat")]


class Turned(Event, frozen=True):
    """The dealer turns the *Wählblat*, which makes trumps (Begriff)."""

    seat: Public[Seat]
    card: Public[Card]


class Marked(Event, frozen=True):
    """Four points or an imperial marked, or imperials lost by a fault (Marquiren)."""

    line: Public[ScoreLine]


class NotCounted(Event, frozen=True):
    """An imperial or a Rummel came too late (r. VII, VIII)."""

    seat: Public[Seat]
    rule: Public[str]


class RummelShown(Event, frozen=True):
    """The Rummel's cards, shown on demand, played ones included."""

    seat: Public[Seat]
    cards: Public[tuple[Card, ...]]


class TrickGathered(Event, frozen=True):
    """The trick goes to whoever took it."""

    winner: Public[Seat]


class Counted(Event, frozen=True):
    """After the last trick: everybody's tricks, and what they are worth (Begriff)."""

    tricks: Public[tuple[int, ...]]
    lines: Public[tuple[ScoreLine, ...]]


class DealEnded(Event, frozen=True):
    """The deal is over, and the next player deals."""

    dealer: Public[Seat]


class DealVoid(Event, frozen=True):
    """The deal counts for nothing; the marks stand as before it (r. I, II, IV)."""

    rule: Public[str]
    dealer: Public[Seat]
    lines: Public[tuple[ScoreLine, ...]] = ()


class ChallengeDecided(Event, frozen=True):
    """Claims are decided by the cards seen; marks of a false one, by their places, are struck."""

    against: Public[Seat]
    ground: Public[str]
    trick: Public[int]
    upheld: Public[bool]
    struck: Public[tuple[int, ...]] = ()
    shown: Public[tuple[Card, ...]] = ()
    """The hand of somebody who had reached the agreed imperials, laid open for it."""
    lines: Public[tuple[ScoreLine, ...]] = ()


class PartieEnded(Event, frozen=True):
    """A Partie is won by marks, or lost by a fault, and the stake is paid."""

    rule: Public[str]
    seat: Public[Seat]
    """Who won it by marks, or lost it by a fault."""
    dealer: Public[Seat]
    payments: Public[tuple[Payment, ...]]


class SittingEnded(Event, frozen=True):
    """The company rises."""

    accounts: Public[tuple[int, ...]]
