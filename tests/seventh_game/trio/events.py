"""What people and the house do, and what follows from it."""

from typing import Annotated

from ridotto.cards import Card
from ridotto.table import Action, Event, Payment, Public, ScoreLine, Seat, seen_by


class Call(Action, frozen=True):
    """Call how many tricks one will take (rule 2)."""

    tricks: Public[int]


class Dealt(Event, frozen=True):
    """Four cards, face down (rule 1)."""

    seat: Public[Seat]
    cards: Annotated[tuple[Card, ...], seen_by("seat")]


class TrickGathered(Event, frozen=True):
    """The trick goes to whoever took it (rule 3)."""

    winner: Public[Seat]


class DealCounted(Event, frozen=True):
    """The points of the deal, and who pays whom (rule 4)."""

    lines: Public[tuple[ScoreLine, ...]]
    payments: Public[tuple[Payment, ...]]


class PartyEnded(Event, frozen=True):
    """The agreed deals are done (rule 5)."""
