"""Events that follow from an action automatically. Every field says who may see it."""

from typing import Annotated

from ridotto.cards import Card
from ridotto.games.minchiate.count import Account
from ridotto.table import Event, Payment, Public, ScoreLine, Seat, seen_by


class Drew(Event, frozen=True):
    """The card a person drew for the seats (Dr. 7)."""

    seat: Public[Seat]
    card: Public[Card]


class Seated(Event, frozen=True):
    """The people in the order of the cards they drew, highest first (Dr. 7)."""

    ranking: Public[tuple[Seat, ...]]


class GiroBegun(Event, frozen=True):
    """A new giro: who sits after whom, the first dealer first (Dr. 7)."""

    number: Public[int]
    order: Public[tuple[Seat, ...]]


class BottomSeen(Event, frozen=True):
    """The dealer looks at the bottom card and shuffles again if it is worth something (Dr. 8)."""

    dealer: Public[Seat]
    card: Annotated[Card | None, seen_by("dealer")]
    again: Public[bool]


class BottomLifted(Event, frozen=True):
    """The bottom card of the lifted packet, which the cutter looks at (Dr. 8)."""

    seat: Public[Seat]
    card: Annotated[Card | None, seen_by("seat")]


class Looked(Event, frozen=True):
    """The cards the cutter looked at besides those he robbed, from the bottom up (Dr. 8)."""

    seat: Public[Seat]
    cards: Annotated[tuple[Card, ...], seen_by("seat")]


class Dealt(Event, frozen=True):
    """A packet of the deal, face down (Dr. 8)."""

    seat: Public[Seat]
    cards: Annotated[tuple[Card, ...], seen_by("seat")]


class TurnedUp(Event, frozen=True):
    """A player's last card, dealt face up (Dr. 8)."""

    seat: Public[Seat]
    card: Public[Card]


class Scoperta(Event, frozen=True):
    """A card the dealer turned up from the talon and keeps (Dr. 8)."""

    seat: Public[Seat]
    card: Public[Card]


class Stopped(Event, frozen=True):
    """The card that ended the dealer's turning up; it goes back (Dr. 8)."""

    card: Public[Card]


class Took(Event, frozen=True):
    """The carte di conto the dealer takes out of the folla: *pigliare* (Dr. 8)."""

    seat: Public[Seat]
    cards: Public[tuple[Card, ...]]


class FollaSeen(Event, frozen=True):
    """The dealer and his partner look through the folla (Dr. 8-9)."""

    viewers: Public[tuple[Seat, ...]]
    cards: Annotated[tuple[Card, ...], seen_by("viewers")]


class FollaSpread(Event, frozen=True):
    """The suit cards of the folla, laid open until the lead (Dr. 8)."""

    cards: Public[tuple[Card, ...]]


class Announced(Event, frozen=True):
    """How many of each suit lie in the folla (Dr. 9)."""

    seat: Public[Seat]
    counts: Public[tuple[int, int, int, int]]
    text: Public[str]


class FilledUp(Event, frozen=True):
    """What a short dealer drew blind from the robber's discard (Fi. 8)."""

    seat: Public[Seat]
    cards: Annotated[tuple[Card, ...], seen_by("seat")]


class DiscardsShown(Event, frozen=True):
    """A player's discards are shown and go to the folla (Dr. 10)."""

    seat: Public[Seat]
    cards: Public[tuple[Card, ...]]


class Marked(Event, frozen=True):
    """Points marked during the deal (Dr. 11)."""

    line: Public[ScoreLine]


class RestoPaid(Event, frozen=True):
    """The lead has reached sixty: one resto is paid at once (Dr. 6)."""

    side: Public[int]
    payments: Public[tuple[Payment, ...]]


class TrickGathered(Event, frozen=True):
    """The trick is turned and lies with its side (Dr. 10)."""

    winner: Public[Seat]


class LeftOver(Event, frozen=True):
    """All tricks are made and a person still has cards: they are laid open, and count for nobody.

    With a wrong discard one may have a card too many (Decision).
    """

    seat: Public[Seat]
    cards: Public[tuple[Card, ...]]


class MattoLost(Event, frozen=True):
    """A side without a trick loses the Matto it played (Dr. 5)."""

    side: Public[int]


class ClaimGranted(Event, frozen=True):
    """The referee grants a claim; the hands are laid open."""

    side: Public[int]
    hands: Public[tuple[tuple[Card, ...], ...]]


class ClaimRefused(Event, frozen=True):
    """The referee does not see that a side takes all that is left; the play goes on."""

    side: Public[int]


class ChallengeDecided(Event, frozen=True):
    """The referee decides a challenge; a revoke's fine is paid by the person (Dr. 14)."""

    against: Public[Seat]
    ground: Public[str]
    trick: Public[int]
    upheld: Public[bool]
    payments: Public[tuple[Payment, ...]] = ()


class FineDue(Event, frozen=True):
    """Resti paid for something other than points: a revoke, a folla lost or never dealt."""

    rule: Public[str]
    payments: Public[tuple[Payment, ...]]


class Counted(Event, frozen=True):
    """The deal is counted and paid (Dr. 11)."""

    account: Public[Account]
    payments: Public[tuple[Payment, ...]]


class PartyEnded(Event, frozen=True):
    """The party is over."""

    accounts: Public[tuple[int, ...]]
