"""The state of a sitting of Taroc: the people, the deal, and the phase it is in."""

from typing import Any, Final

import msgspec

from ridotto.cards import Card
from ridotto.games.taroc.acts import Challenge
from ridotto.games.taroc.count import Account
from ridotto.games.taroc.pack import SKIS, suit_of
from ridotto.games.taroc.rules import Rules
from ridotto.table import Party, Payment, Remark, Seat, State
from ridotto.table.hands import Hands
from ridotto.table.tricks import Played, Trick

TRICKS: Final = 25
SKAR: Final = 3


class Announced(msgspec.Struct, frozen=True):
    """An honour somebody named, what was paid for it, and whether it turned out worthless."""

    seat: Seat
    name: str
    late: bool = False
    payments: tuple[Payment, ...] = ()
    false: bool = False


class Debt(msgspec.Struct, frozen=True):
    """An empty card that is owed for the Skis, or for a Pagat that went back (r. 6, r. 4)."""

    seat: Seat
    to: Seat
    card: Card


class Given(msgspec.Struct, frozen=True):
    """A card that was given for the Skis or for a returned Pagat."""

    debt: Debt
    card: Card


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """One deal, from the shuffle to the count. Cards one may not see are backs."""

    dealer: Seat
    number: int = 0
    """How many deals of the sitting came before it."""
    players: tuple[Seat, ...] = ()
    """The three who play, the dealer first, then in order of play."""
    pack: tuple[Card, ...] = ()
    packets: int = 0
    hands: Hands = ()
    skar: tuple[Card, ...] | None = None
    skar_shown: bool = False
    spoken: int = 0
    """How many of the three have announced."""
    announced: tuple[Announced, ...] = ()
    piles: Hands = ()
    tricks: tuple[Trick, ...] = ()
    skipped: int = 0
    """Tricks played before a position that was set up."""
    trick: tuple[Played, ...] = ()
    leader: Seat = 0
    debts: tuple[Debt, ...] = ()
    given: tuple[Given, ...] = ()
    forfeit: bool = False
    """The Skis was kept too long and goes like a common card (D 17)."""
    ledger: tuple[Payment, ...] = ()
    """All that was paid in this deal, in order."""
    challenges: tuple[Challenge, ...] = ()
    """Spoken, and to be decided when the cards have shown it."""
    decided: tuple[tuple[Seat, str, int, str], ...] = ()
    """Challenges that are decided: against whom, on what ground, trick, honour."""
    punished: tuple[tuple[Seat, int], ...] = ()
    """Whose card in which trick has been fined: no card is fined by two names."""
    misdealt: bool = False
    remarks: tuple[Remark, ...] = ()
    account: Account | None = None

    @property
    def trick_number(self) -> int:
        """The trick being played, counted from 1."""
        return self.skipped + len(self.tricks) + 1

    @property
    def led(self) -> bool:
        """Has a card been led in this deal?"""
        return bool(self.skipped or self.tricks or self.trick)


class Phase(msgspec.Struct, frozen=True, tag_field="phase", tag=str.lower):
    """What the table is doing; a type each."""


class Allotting(Phase, frozen=True):
    """The lot is to fall on the first dealer."""


class Shuffling(Phase, frozen=True):
    """The house is to shuffle for a deal."""


class Cutting(Phase, frozen=True):
    """The player before the dealer is to cut."""


class Dealing(Phase, frozen=True):
    """The cards are being dealt."""


class Laying(Phase, frozen=True):
    """The dealer is to lay the Skar."""


class Announcing(Phase, frozen=True):
    """Honours are announced in turn."""


class Leading(Phase, frozen=True):
    """Nobody has led yet; whatever was forgotten may still be announced."""


class Playing(Phase, frozen=True):
    """Cards are played to a trick."""


class Turning(Phase, frozen=True):
    """A complete trick is being taken."""


class Counting(Phase, frozen=True):
    """All tricks are in, or a hand has run out."""


class Settled(Phase, frozen=True):
    """The deal is paid; the house shuffles for the next, or all rise."""


class Rising(Phase, frozen=True):
    """The company rises."""


class Ended(Phase, frozen=True):
    """The sitting is over."""


class Taroc(State, frozen=True, kw_only=True):
    """A sitting of Taroc."""

    rules: Rules
    party: Party
    deal: Deal
    phase: Phase

    @property
    def dealer(self) -> Seat:
        """Who deals."""
        return self.deal.dealer

    @property
    def cutter(self) -> Seat:
        """The last of the three before the dealer: his left-hand neighbour (D 4)."""
        return self.deal.players[-1]

    @property
    def king(self) -> Seat | None:
        """Who of four sits out this deal."""
        idle = [seat for seat in self.party.order if seat not in self.deal.players]
        return idle[0] if idle else None

    def next_player(self, seat: Seat) -> Seat:
        """The next of the three in order of play."""
        players = self.deal.players
        return players[(players.index(seat) + 1) % len(players)]

    def round_from(self, seat: Seat) -> tuple[Seat, ...]:
        """The three in order of play, beginning with this one."""
        players = self.deal.players
        start = players.index(seat)
        return players[start:] + players[:start]

    def with_deal(self, **changes: Any) -> "Taroc":
        """The state with changes in its deal; ``phase`` changes the phase with it."""
        phase = changes.pop("phase", self.phase)
        deal = msgspec.structs.replace(self.deal, **changes)
        return msgspec.structs.replace(self, deal=deal, phase=phase)

    def in_phase(self, phase: Phase) -> "Taroc":
        """This state in another phase."""
        return msgspec.structs.replace(self, phase=phase)


def led_suit(trick: tuple[Played, ...]) -> str | None:
    """The suit led, ``T`` for tarocs, None while nothing or only a Skis lies there."""
    return next((suit_of(played.card) for played in trick if played.card != SKIS), None)


def nothing_held(seats: int) -> Hands:
    """Empty hands, or empty piles, for this number of seats."""
    return ((),) * seats


def first_hand(state: Taroc, seat: Seat) -> tuple[Card, ...]:
    """The cards a player began the play with, the played ones included."""
    deal = state.deal
    plays = [*(p for trick in deal.tricks for p in trick.plays), *deal.trick]
    return (*deal.hands[seat], *(p.card for p in plays if p.seat == seat))
