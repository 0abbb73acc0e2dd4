"""The state of a sitting of Guimbarde: the people, the boxes, the deal, and its phase."""

from typing import Any

import msgspec

from ridotto.cards import Card
from ridotto.games.guimbarde.acts import Challenge
from ridotto.games.guimbarde.boxes import Boxes
from ridotto.games.guimbarde.pack import printed_suit
from ridotto.games.guimbarde.rules import Rules
from ridotto.table import Event, Party, Payment, Remark, Seat, State
from ridotto.table.hands import Hand, Hands
from ridotto.table.lots import Lots
from ridotto.table.tricks import Played, Trick


class Named(msgspec.Struct, frozen=True):
    """What somebody has named of his Point: cards, or pips."""

    seat: Seat
    number: int


class Point(msgspec.Struct, frozen=True):
    """The Point that was laid open and took the box."""

    seat: Seat
    cards: Hand


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """One deal, from the stakes to the fonds. Cards one may not see are backs."""

    dealer: Seat
    accounts: tuple[int, ...]
    boxes: Boxes
    """Accounts and boxes once the stakes are laid: a void deal goes back to them."""
    pack: Hand = ()
    """What is not dealt yet, top first; afterwards the turned card and the talon."""
    hands: Hands = ()
    turned: Card | None = None
    shown: Hands = ()
    """What everybody has laid open of his hand."""
    named: tuple[Named, ...] = ()
    told: tuple[Named, ...] = ()
    """Points by cards, and by pips."""
    hidden: tuple[Seat, ...] = ()
    """Who has named a Point and then kept it, or its pips, to himself."""
    point: Point | None = None
    fonds: int = 0
    """How much of the Point box was laid for the tricks."""
    tricks: tuple[Trick, ...] = ()
    trick: tuple[Played, ...] = ()
    leader: Seat = 0
    skipped: int = 0
    """Tricks played before the position that was laid."""
    fresh: bool = False
    """A card has just been played, and nothing has come of it yet."""
    paid_now: tuple[tuple[int, Payment], ...] = ()
    """Paid for cards of the trick on the table, with their place in it."""
    due: tuple[Event, ...] = ()
    """What is about to be drawn or paid."""
    ledger: tuple[Payment, ...] = ()
    """Everything staked, drawn and paid in this deal, except fines."""
    fines: tuple[Payment, ...] = ()
    remarks: tuple[Remark, ...] = ()
    challenges: tuple[Challenge, ...] = ()
    """Spoken, and to be decided when the cards have shown it."""
    decided: tuple[tuple[Seat, str, int], ...] = ()
    """Claims: against whom, of what, in which trick, how many of his cards were covered."""
    void: str = ""
    """The fault that makes the deal void, about to be booked."""

    @property
    def trick_number(self) -> int:
        """The trick being played, counted from 1."""
        return self.skipped + len(self.tricks) + 1

    @property
    def trumps(self) -> str:
        """The suit of the turned card."""
        assert self.turned is not None
        return printed_suit(self.turned)


class Phase(msgspec.Struct, frozen=True, tag_field="phase", tag=str.lower):
    """What the table is doing; a type each, so that what belongs to one cannot leak elsewhere."""


class Spreading(Phase, frozen=True):
    """The house is to spread a shuffled pack for the draw."""


class Drawing(Phase, frozen=True):
    """People draw for the deal."""

    lots: Lots


class Shuffling(Phase, frozen=True):
    """The house is to shuffle for a deal."""


class Staking(Phase, frozen=True):
    """Jettons go into the boxes; ``packets`` are what is dealt after a position, without a cut."""

    packets: tuple[tuple[Seat, int], ...] = ()


class Cutting(Phase, frozen=True):
    """The pack is to be cut."""


class Dealing(Phase, frozen=True):
    """The cards are being dealt; ``packets`` says to whom, and how many at a time."""

    packets: tuple[tuple[Seat, int], ...]


class Turning(Phase, frozen=True):
    """The dealer turns the card that makes trumps."""


class Opening(Phase, frozen=True):
    """Cards are laid open for the boxes, in turn."""

    turn: int = 0


class Naming(Phase, frozen=True):
    """Points are named by their number of cards, in turn."""

    turn: int = 0


class Comparing(Phase, frozen=True):
    """These people name the pips of their Points, in turn."""

    speakers: tuple[Seat, ...]
    turn: int = 0


class Laying(Phase, frozen=True):
    """Whoever named the highest Point may lay it open."""

    seat: Seat


class Fonds(Phase, frozen=True):
    """The fonds are being laid."""


class Playing(Phase, frozen=True):
    """Cards are played to a trick."""


class Gathering(Phase, frozen=True):
    """A complete trick is being gathered."""


class Awarding(Phase, frozen=True):
    """All tricks are in: the fonds are won, or stay."""


class Closing(Phase, frozen=True):
    """The deal is being closed."""


class Settled(Phase, frozen=True):
    """The deal is over; faults may be claimed until the house goes on."""


class Sharing(Phase, frozen=True):
    """The company rises and shares the boxes."""


class Ended(Phase, frozen=True):
    """The sitting is over."""


DEALT = (Opening, Naming, Comparing, Laying, Playing)
"""Everybody has cards, the deal is not over, and the table waits for somebody."""


class Guimbarde(State, frozen=True, kw_only=True):
    """A sitting of Guimbarde. The last of the party's accounts is that of the boxes."""

    rules: Rules
    party: Party
    boxes: Boxes
    carried: int = 0
    """Jettons that lay in the boxes when the position was laid, and came from nobody here."""
    staked: bool = False
    """The stakes for the deal lie in the boxes, though perhaps for a deal that was void."""
    deal: Deal
    phase: Phase

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everybody, by their letters."""
        return tuple(range(self.rules.players))

    @property
    def dealer(self) -> Seat:
        """Who deals."""
        return self.deal.dealer

    @property
    def forehand(self) -> Seat:
        """The *Vorhand*, on the dealer's right: first to speak and to lead."""
        return self.party.after(self.deal.dealer)

    @property
    def cutter(self) -> Seat:
        """The dealer's left-hand neighbour (text)."""
        return self.party.after(self.deal.dealer, -1)

    @property
    def speakers(self) -> tuple[Seat, ...]:
        """Everybody in order from the forehand."""
        return self.party.round_from(self.forehand)

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        """Everybody else, in order from that person's right."""
        return self.party.round_from(seat)[1:]

    def with_deal(self, **changes: Any) -> "Guimbarde":
        """The state with changes in its deal; ``phase`` changes the phase with it."""
        phase = changes.pop("phase", self.phase)
        deal = msgspec.structs.replace(self.deal, **changes)
        return msgspec.structs.replace(self, deal=deal, phase=phase)

    def in_phase(self, phase: Phase) -> "Guimbarde":
        """This state in another phase."""
        return msgspec.structs.replace(self, phase=phase)


def won_by(state: Guimbarde, seat: Seat) -> Hand:
    """The cards in a person's tricks."""
    return tuple(c for trick in state.deal.tricks if trick.winner == seat for c in trick.cards)


def tricks_won(state: Guimbarde) -> tuple[int, ...]:
    """How many tricks everybody has."""
    winners = [trick.winner for trick in state.deal.tricks]
    return tuple(winners.count(seat) for seat in state.seats)
