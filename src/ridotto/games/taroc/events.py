"""Events that follow from an action automatically. Every field says who may see it."""

from typing import Annotated

import msgspec

from ridotto.cards import Card
from ridotto.games.taroc.count import Account
from ridotto.table import Event, Payment, Public, Seat, seen_by


class Dealt(Event, frozen=True):
    """A packet of the deal, face down (§ I)."""

    seat: Public[Seat]
    cards: Annotated[tuple[Card, ...], seen_by("seat")]


class HonourPaid(Event, frozen=True):
    """An announced honour is paid at once by each other player (r. 1)."""

    seat: Public[Seat]
    honour: Public[str]
    payments: Public[tuple[Payment, ...]]


class TrickTaken(Event, frozen=True):
    """The trick lies with its winner; what the Pagat won or lost in it is paid (r. 12, 13)."""

    winner: Public[Seat]
    payments: Public[tuple[Payment, ...]] = ()


class EmptyGiven(Event, frozen=True):
    """The owner of the Skis gives the winner of its trick a card for it (r. 6)."""

    seat: Public[Seat]
    to: Public[Seat]
    card: Public[Card]


class SkarShown(Event, frozen=True):
    """The Skar is turned up and counts for the dealer (D 6)."""

    seat: Public[Seat]
    cards: Public[tuple[Card, ...]]


class Counted(Event, frozen=True):
    """The deal is counted and paid (r. 19, 20)."""

    account: Public[Account]
    payments: Public[tuple[Payment, ...]]


class DealVoided(Event, frozen=True):
    """The deal is void: its payments are cancelled, its fault is paid; dealt again (r. 3)."""

    rule: Public[str]
    payments: Public[tuple[Payment, ...]] = ()


class Move(msgspec.Struct, frozen=True):
    """A card that the referee puts among another player's tricks."""

    card: Card
    seat: Seat
    to: Seat


class ChallengeDecided(Event, frozen=True):
    """The referee decides a challenge; fines are paid and cards put right at once."""

    against: Public[Seat]
    ground: Public[str]
    trick: Public[int]
    honour: Public[str]
    upheld: Public[bool]
    rule: Public[str] = ""
    payments: Public[tuple[Payment, ...]] = ()
    moves: Public[tuple[Move, ...]] = ()
    recount: Public[bool] = False


class SittingEnded(Event, frozen=True):
    """The sitting is over."""

    accounts: Public[tuple[int, ...]]
