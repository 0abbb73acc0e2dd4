"""The state of a sitting at Tresette: the people, the ledger, the deal, and its phase."""

from typing import Any, Final, TypeVar

import msgspec

from ridotto.cards import Card
from ridotto.games.tresette.acts import Announce, Challenge, Signal
from ridotto.games.tresette.events import Timing
from ridotto.games.tresette.ledger import Due, Ledger
from ridotto.games.tresette.rules import Players, Rules
from ridotto.table import Party, Remark, Seat, State
from ridotto.table.lots import Lots
from ridotto.table.tricks import Played, Trick

NO_CARD: Final = Card("")
"""Where a heap's open card has just been played."""

Cards = tuple[Card, ...]
T = TypeVar("T")


def set_at(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The row with one of its values replaced."""
    return (*row[:place], value, *row[place + 1 :])


class Got(msgspec.Struct, frozen=True):
    """A card that came into a hand, and how many tricks had been played by then."""

    since: int
    card: Card


class Announced(msgspec.Struct, frozen=True):
    """What somebody announced, and how it stood to its window."""

    seat: Seat
    item: str
    timing: Timing
    since: int
    """Tricks played when the cards it was judged on were taken up."""
    marks: int = 0
    """What it claimed, laid or not."""
    struck: bool = False
    """False, challenged, and taken back."""


class Standing(msgspec.Struct, frozen=True):
    """A challenge that waits for the cards, and of which cards an announcement spoke."""

    challenge: Challenge
    since: int = 0


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """One deal, from the shuffle to the count. Cards one may not see are backs."""

    dealer: Seat
    pack: Cards = ()
    """What is not dealt yet, top first."""
    hands: tuple[Cards, ...]
    got: tuple[tuple[Got, ...], ...]
    """All that came into each hand: what announcements and revokes are judged on."""
    heaps: tuple[tuple[Cards, ...], ...]
    """Among two: packets not yet taken up, or what lies covered in each heap."""
    tops: tuple[Cards, ...]
    """Among two with heaps: the open card of each."""
    talon: Cards = ()
    leader: Seat = 0
    forehand: Seat = 0
    fresh: int = 0
    """Tricks played when the cards in hand were taken up."""
    trick: tuple[Played, ...] = ()
    tricks: tuple[Trick, ...] = ()
    piles: tuple[Cards, ...]
    spoken: tuple[Seat, ...] = ()
    """Who has had his turn in the window."""
    hearing: Announce | None = None
    announced: tuple[Announced, ...] = ()
    deferred: tuple[Due, ...] = ()
    """Announced out of turn: laid after all who spoke in turn."""
    signs: tuple[tuple[int, Signal], ...] = ()
    """Trick and sign, where signs are made."""
    story: tuple[Due, ...] = ()
    """Everything scored in this deal, in order, for the referee."""
    start: Ledger
    remarks: tuple[Remark, ...] = ()
    challenges: tuple[Standing, ...] = ()
    """Spoken, and to be decided when the cards have shown it."""
    opened: Cards = ()
    """Cards of hands that were laid open to a challenge."""
    rescore: bool = False
    """A claim was upheld, and the score is to be made over again."""
    decided: tuple[tuple[Seat, str, int, str], ...] = ()
    revoked: tuple[int, ...] = ()
    halted: "Phase | None" = None
    """Where the deal stood when a side was out, so that it can go on if that is undone."""
    out: int | None = None
    """The side that was out then."""

    @property
    def trick_number(self) -> int:
        """The trick being played, counted from 1."""
        return len(self.tricks) + 1

    @property
    def round(self) -> int:
        """The trick being played, counted from the last cards taken up."""
        return self.trick_number - self.fresh

    def judged_cards(self, seat: Seat, since: int) -> Cards:
        """The cards taken up together that announcements are judged on, played or not."""
        return tuple(got.card for got in self.got[seat] if got.since == since)


class Phase(msgspec.Struct, frozen=True, tag_field="phase", tag=str.lower):
    """What the table is doing; a type each, so that what belongs to one cannot leak elsewhere."""


class Spreading(Phase, frozen=True):
    """The house is to spread a shuffled pack for the draw."""


class Parting(Phase, frozen=True):
    """Partners are to be drawn anew: the slate is settled first."""

    lots: Lots


class Drawing(Phase, frozen=True):
    """People draw for partners, seats and the first deal."""

    lots: Lots


class Shuffling(Phase, frozen=True):
    """The house is to shuffle for a deal."""


class Cutting(Phase, frozen=True):
    """The player on the dealer's left is to cut."""


class Dealing(Phase, frozen=True):
    """The cards are being dealt; ``packet`` is the next one."""

    packet: int = 0


class TakingUp(Phase, frozen=True):
    """Two players take up their next packets."""


class TurningUp(Phase, frozen=True):
    """Two players turn up the next cards of their heaps."""


class Announcing(Phase, frozen=True):
    """Somebody may announce, in the first window or the second."""

    window: int
    seat: Seat


class Playing(Phase, frozen=True):
    """A card is to be played to the trick."""


class Turning(Phase, frozen=True):
    """A complete trick is being turned."""


class Counting(Phase, frozen=True):
    """All tricks are in."""


class Ending(Phase, frozen=True):
    """The count is made."""


class Settled(Phase, frozen=True):
    """The deal is scored; the house shuffles for the next, or all rise."""


class Rising(Phase, frozen=True):
    """The company rises; the slate is to be paid."""

    paid: bool = False


class Ended(Phase, frozen=True):
    """The sitting is over."""


ON_THE_TABLE: Final = (TakingUp, TurningUp, Announcing, Playing, Turning, Counting, Ending)
"""Phases in which the cards of a deal lie on the table."""


class Tresette(State, frozen=True, kw_only=True):
    """A sitting at Tresette."""

    rules: Rules
    party: Party
    past: tuple[int, ...]
    """What each person won on slates already settled, with earlier partners."""
    ledger: Ledger
    deal: Deal
    phase: Phase

    def side(self, seat: Seat) -> int:
        """Among four 0 for the first in order and his partner; else everybody's own place."""
        place = self.party.order.index(seat)
        return place % 2 if self.rules.players is Players.FOUR else place

    def members(self, side: int) -> tuple[Seat, ...]:
        """The people of a side."""
        return tuple(seat for seat in self.party.order if self.side(seat) == side)

    @property
    def seats(self) -> range:
        """Everybody at the table."""
        return range(self.rules.seats)

    @property
    def cutter(self) -> Seat:
        """The player on the dealer's left cuts."""
        return self.party.after(self.deal.dealer, -1)

    def sides_from(self, seat: Seat) -> tuple[int, ...]:
        """The sides in order of speaking, each once."""
        return tuple(dict.fromkeys(self.side(s) for s in self.party.round_from(seat)))

    def with_deal(self, **changes: Any) -> "Tresette":
        """The state with changes in its deal; ``phase`` and ``ledger`` change with it."""
        phase = changes.pop("phase", self.phase)
        ledger = changes.pop("ledger", self.ledger)
        deal = msgspec.structs.replace(self.deal, **changes)
        return msgspec.structs.replace(self, deal=deal, phase=phase, ledger=ledger)

    def in_phase(self, phase: Phase) -> "Tresette":
        """This state in another phase."""
        return msgspec.structs.replace(self, phase=phase)


def empty_deal(rules: Rules, dealer: Seat, start: Ledger, pack: Cards = ()) -> Deal:
    """A deal before any card is given."""
    nobody: tuple[Any, ...] = ((),) * rules.seats
    return Deal(
        dealer=dealer,
        pack=pack,
        hands=nobody,
        got=nobody,
        heaps=nobody,
        tops=nobody,
        piles=((),) * rules.sides,
        start=start,
    )
