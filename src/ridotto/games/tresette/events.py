"""Events that follow from an action automatically. Every field says who may see it."""

from enum import Enum
from typing import Annotated

import msgspec

from ridotto.cards import Card
from ridotto.games.tresette.count import Tally
from ridotto.games.tresette.ledger import Ledger
from ridotto.table import NOBODY, Event, Payment, Public, ScoreLine, Seat, seen_by


class Drew(Event, frozen=True):
    """The card a person drew for seat, partner and deal."""

    seat: Public[Seat]
    card: Public[Card]


class Seated(Event, frozen=True):
    """Who sits after whom, the first dealer first."""

    order: Public[tuple[Seat, ...]]


class Dealt(Event, frozen=True):
    """A packet of the deal, into a hand (intro)."""

    seat: Public[Seat]
    cards: Annotated[tuple[Card, ...], seen_by("seat")]


class PacketLaid(Event, frozen=True):
    """A packet before one of two players, face down (intro)."""

    seat: Public[Seat]
    cards: Annotated[tuple[Card, ...], NOBODY]


class TakenUp(Event, frozen=True):
    """One of two players takes up the next packet (intro)."""

    seat: Public[Seat]
    cards: Annotated[tuple[Card, ...], seen_by("seat")]


class TurnedUp(Event, frozen=True):
    """The next card of a heap lies open (intro)."""

    seat: Public[Seat]
    heap: Public[int]
    card: Public[Card]


class Timing(Enum):
    """How an announcement stands to its window (r. I-II)."""

    IN_TIME = "in-time"
    EXPOSED = "exposed"
    """A Napolitana told early by another than the forehand: it counts."""
    EARLY = "early"
    OUT_OF_TURN = "out-of-turn"
    LATE = "late"

    @property
    def counts(self) -> bool:
        """Is anything laid for it?"""
        return self in (Timing.IN_TIME, Timing.EXPOSED, Timing.OUT_OF_TURN)


class Hearing(msgspec.Struct, frozen=True):
    """One announced item, how it stands, and what it brings."""

    item: str
    timing: Timing
    line: ScoreLine
    partie: bool = False


class Heard(Event, frozen=True):
    """The table has heard an announcement (r. I-II)."""

    seat: Public[Seat]
    items: Public[tuple[Hearing, ...]]
    in_turn: Public[bool]


class TrickTaken(Event, frozen=True):
    """The trick is complete and lies with its side (intro)."""

    winner: Public[Seat]


class TalonTaken(Event, frozen=True):
    """The four cards left over go with the last trick, where that is agreed."""

    seat: Public[Seat]
    cards: Public[tuple[Card, ...]]


class Tallied(Event, frozen=True):
    """The tricks are looked through (intro)."""

    tally: Public[Tally]


class DealEnded(Event, frozen=True):
    """The deal is done; the next is dealt by the player on the right."""

    dealer: Public[Seat]


class ChallengeDecided(Event, frozen=True):
    """A challenge is decided by cards that all have seen."""

    against: Public[Seat]
    ground: Public[str]
    trick: Public[int]
    item: Public[str]
    upheld: Public[bool]
    since: Public[int] = 0
    """Tricks played when the cards were taken up of which an announcement spoke."""
    shown: Public[tuple[Card, ...]] = ()
    """What somebody lays open who was out by announcing."""


class Rescored(Event, frozen=True):
    """The deal is scored over again from its beginning, after an upheld claim or a misdeal."""

    ledger: Public[Ledger]
    resumes: Public[bool] = False
    """Nobody is out any more, and the deal goes on."""


class SlatePaid(Event, frozen=True):
    """The slate is settled: each loser pays one winner the difference (r. VIII)."""

    payments: Public[tuple[Payment, ...]]


class SittingEnded(Event, frozen=True):
    """The company has risen."""

    accounts: Public[tuple[int, ...]]
