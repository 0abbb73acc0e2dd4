"""The state of a sitting of Kaiserspiel: the people, the marks, the deal, and its phase."""

from typing import Any, TypeAlias

import msgspec

from ridotto.cards import Card
from ridotto.games.kaiserspiel.acts import Challenge, Ground
from ridotto.games.kaiserspiel.marks import Board
from ridotto.games.kaiserspiel.pack import suit_of
from ridotto.games.kaiserspiel.rules import FineTakes, Rules
from ridotto.table import Party, Remark, ScoreLine, Seat, State
from ridotto.table.hands import Hand, Hands
from ridotto.table.lots import Lots
from ridotto.table.tricks import Played, Trick


class Shown(msgspec.Struct, frozen=True):
    """An imperial somebody has laid open, and whether in time."""

    seat: Seat
    cards: tuple[Card, ...]
    late: bool = False


class Told(msgspec.Struct, frozen=True):
    """A Rummel somebody has told, or called equal."""

    seat: Seat
    pips: int
    cards: int = 0


class Named(msgspec.Struct, frozen=True):
    """The suit and number of cards of the Rummel that was marked."""

    seat: Seat
    suit: str
    cards: int


class Forfeit(msgspec.Struct, frozen=True):
    """Who has thrown the Partie away, and by which fault."""

    seat: Seat
    rule: str


Decided: TypeAlias = tuple[tuple[Seat, str, int], ...]
"""Claims that are decided: against whom, on which ground, in which trick."""


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """One deal, from the shuffle to its last mark. Cards one may not see are backs."""

    dealer: Seat
    before: Board
    """The marks when the deal began: a void deal goes back to them."""
    pack: Hand = ()
    """What is not dealt yet, top first; afterwards the talon, the turned card on top."""
    hands: Hands = ()
    opened: Hand = ()
    """Cards that everybody has seen before they were played."""
    turned: Card | None = None
    shown: tuple[Shown, ...] = ()
    told: tuple[Told, ...] = ()
    best: Told | None = None
    """The Rummel that stands so far."""
    named: Named | None = None
    demanded: bool = False
    rummel: Hand | None = None
    """The Rummel's cards, once shown on demand."""
    tricks: tuple[Trick, ...] = ()
    trick: tuple[Played, ...] = ()
    leader: Seat = 0
    counted: tuple[int, ...] = ()
    due: tuple[ScoreLine, ...] = ()
    """Lines about to be marked."""
    fined: tuple[ScoreLine, ...] = ()
    """Imperials about to be lost, before anything else is marked."""
    late: tuple[tuple[Seat, str], ...] = ()
    """Claims about to be found too late."""
    lines: tuple[ScoreLine, ...] = ()
    remarks: tuple[Remark, ...] = ()
    challenges: tuple[Challenge, ...] = ()
    """Spoken, and to be decided when the cards have shown it."""
    decided: Decided = ()
    void: str = ""
    """The fault that makes the deal void, about to be booked."""
    winner: Seat | None = None
    """Who has just reached the agreed imperials."""
    granted: tuple[Seat, ...] = ()
    """Who has nothing to say against it, at a strict table."""
    forfeit: Forfeit | None = None

    @property
    def trick_number(self) -> int:
        """The trick being played, counted from 1."""
        return len(self.tricks) + 1

    @property
    def trumps(self) -> str:
        """The suit of the turned card."""
        assert self.turned is not None
        return suit_of(self.turned)


class Phase(msgspec.Struct, frozen=True, tag_field="phase", tag=str.lower):
    """What the table is doing; a type each, so that what belongs to one cannot leak elsewhere."""


class Spreading(Phase, frozen=True):
    """The house is to spread a shuffled pack for the draw."""


class Drawing(Phase, frozen=True):
    """People draw for the deal."""

    lots: Lots


class Shuffling(Phase, frozen=True):
    """The house is to shuffle for a deal."""


class Cutting(Phase, frozen=True):
    """The pack is to be cut."""


class Dealing(Phase, frozen=True):
    """The cards are being dealt; ``packet`` is the next one."""

    packet: int = 0


class Turning(Phase, frozen=True):
    """The dealer turns the card that makes trumps."""


class Imperials(Phase, frozen=True):
    """Imperials in hand are shown in turn."""

    turn: int = 0


class Tournee(Phase, frozen=True):
    """Imperials that the turned card completes are shown in turn."""

    turn: int = 0


class Rummel(Phase, frozen=True):
    """The Rummel is told in turn."""

    turn: int = 0


class Naming(Phase, frozen=True):
    """The winner of the Rummel names it."""


class Playing(Phase, frozen=True):
    """Cards are played to a trick."""


class Gathering(Phase, frozen=True):
    """A complete trick is being gathered."""


class Counting(Phase, frozen=True):
    """All tricks are in."""


class Closing(Phase, frozen=True):
    """What the tricks count is being marked."""


class Settled(Phase, frozen=True):
    """The deal is over, the Partie goes on."""


class Won(Phase, frozen=True):
    """A Partie is over and paid; another follows."""


class Rising(Phase, frozen=True):
    """The company rises."""


class Ended(Phase, frozen=True):
    """The sitting is over."""


DEALT = (Imperials, Tournee, Rummel, Naming, Playing)
"""Everybody has cards, and the deal is not over."""


class Kaiserspiel(State, frozen=True, kw_only=True):
    """A sitting of Kaiserspiel."""

    rules: Rules
    party: Party
    board: Board
    partien: int = 0
    """Partien that are over."""
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
    def elder(self) -> Seat:
        """The *Vorhand*: first to speak and to play."""
        return self.party.after(self.deal.dealer)

    @property
    def cutter(self) -> Seat:
        """The opponent cuts; of three, the person on the dealer's left.

        Seats are lettered to the right round the table, whichever way the play goes.
        """
        return (self.deal.dealer - 1) % self.rules.players

    @property
    def speakers(self) -> tuple[Seat, ...]:
        """Everybody in order from elder."""
        return self.party.round_from(self.elder)

    @property
    def choosing(self) -> Seat | None:
        """Who is to say whose fiche goes for an imperial lost, where that is agreed (r. XII)."""
        if self.rules.fine_takes is FineTakes.OWN_FIRST or not self.deal.fined:
            return None
        seat = self.deal.fined[0].side
        return seat if self.board.fiches[seat] else None

    @property
    def halted(self) -> bool:
        """Does the deal stand still until a fine is settled or a Partie granted?"""
        return self.choosing is not None or bool(self.granting)

    @property
    def granting(self) -> tuple[Seat, ...]:
        """Who may still speak of a fault before a Partie that is reached is paid.

        Faults can be challenged until the Partie ends; without this halt a false mark that
        reaches the agreed imperials could never be.
        """
        winner = self.deal.winner
        if not self.strict or winner is None:
            return ()
        done = (winner, *self.deal.granted)
        return tuple(seat for seat in self.speakers if seat not in done)

    def with_deal(self, **changes: Any) -> "Kaiserspiel":
        """The state with changes in its deal; ``phase`` changes the phase with it."""
        phase = changes.pop("phase", self.phase)
        deal = msgspec.structs.replace(self.deal, **changes)
        return msgspec.structs.replace(self, deal=deal, phase=phase)

    def in_phase(self, phase: Phase) -> "Kaiserspiel":
        """This state in another phase."""
        return msgspec.structs.replace(self, phase=phase)


def dealt_hand(state: Kaiserspiel, seat: Seat) -> Hand:
    """The cards a person was dealt, the played ones included."""
    deal = state.deal
    plays = (*(played for trick in deal.tricks for played in trick.plays), *deal.trick)
    return (*deal.hands[seat], *(played.card for played in plays if played.seat == seat))


def won_by(state: Kaiserspiel, seat: Seat) -> Hand:
    """The cards in a person's tricks."""
    return tuple(c for trick in state.deal.tricks if trick.winner == seat for c in trick.cards)


def undecided(decided: Decided, seat: Seat, ground: Ground) -> Decided:
    """The referee's decisions, except on claims of this kind: there is a new one to check."""
    return tuple(one for one in decided if one[:2] != (seat, ground.value))
