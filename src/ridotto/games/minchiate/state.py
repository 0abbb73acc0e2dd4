"""The state of a party of Minchiate: the people, the deal, and the phase it is in."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ridotto.cards import Card
from ridotto.games.minchiate.acts import Challenge
from ridotto.games.minchiate.count import Account
from ridotto.games.minchiate.pack import MATTO, SUIT_LETTER
from ridotto.games.minchiate.rules import Rules
from ridotto.table import Party, Payment, Remark, ScoreLine, Seat, State
from ridotto.table.lots import Lots
from ridotto.table.tricks import Played, Trick

SEATS = (0, 1, 2, 3)
TRICKS = 21
DEALS_IN_GIRO = 4
NO_CARDS: tuple[tuple[Card, ...], ...] = ((), (), (), ())


class SuitTrick(Trick, frozen=True):
    """A gathered trick, with whether its suit was led for the first time."""

    first_round: bool


class Declared(msgspec.Struct, frozen=True):
    """A versicola somebody has shown, with what it marked, and whether it came too late."""

    seat: Seat
    cards: tuple[Card, ...]
    points: int
    late: bool = False
    struck: bool = False
    """Came too late, was challenged, and lost its mark."""
    in_turn: bool = False
    """Shown when all were asked in turn, not later."""


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """One deal, from the shuffle to the count. Cards one may not see are backs."""

    dealer: Seat
    pack: tuple[Card, ...] = ()
    """What is not dealt yet, top first; afterwards empty."""
    lifted: tuple[Card, ...] = ()
    """The cutter's packet, its bottom card last."""
    robbed: tuple[Card, ...] = ()
    hands: tuple[tuple[Card, ...], ...] = NO_CARDS
    laid: tuple[tuple[Card, ...], ...] = NO_CARDS
    """Cards lying open before their owner until he has discarded."""
    shown: tuple[tuple[Card, ...], ...] = NO_CARDS
    """All cards each person was seen to get: what everybody remembers."""
    taken: int = 0
    """How many the dealer turned up or took from the talon."""
    folla: tuple[Card, ...] = ()
    counts: tuple[int, int, int, int] = (0, 0, 0, 0)
    announcement: str = ""
    owed: tuple[int, int, int, int] = (0, 0, 0, 0)
    """How many cards each person must lay away."""
    discards: tuple[tuple[Card, ...] | None, ...] = (None, None, None, None)
    """What each person laid away; it lies before him until it is shown."""
    exposed: tuple[tuple[Card, ...], ...] = NO_CARDS
    """The discards once shown, by their owner; they lie in the folla then."""
    declared: tuple[Declared, ...] = ()
    piles: tuple[tuple[Card, ...], tuple[Card, ...]] = ((), ())
    tricks: tuple[SuitTrick, ...] = ()
    skipped: int = 0
    """Tricks played before a position that was set up."""
    claimed: tuple[tuple[Card, ...], ...] = NO_CARDS
    """The hands laid open when a claim was granted."""
    refused: tuple[int, ...] = ()
    """Sides whose claim the referee has refused."""
    suits_led: frozenset[str] = frozenset()
    trick: tuple[Played, ...] = ()
    leader: Seat = 0
    fallen: tuple[Seat, ...] = ()
    left_over: tuple[Seat, ...] = ()
    """Who had cards left when all tricks were made, and has laid them open."""
    waiting: Seat | None = None
    """Whose Matto lies open, waiting for a card to be given for it."""
    lead: int = 0
    """The mark, positive for side 0."""
    resti: tuple[int, int] = (0, 0)
    due: tuple[ScoreLine, ...] = ()
    """Lines about to be marked."""
    lines: tuple[ScoreLine, ...] = ()
    remarks: tuple[Remark, ...] = ()
    warned: tuple[Seat, ...] = ()
    """Who has warned his partner before the lead."""
    challenges: tuple[Challenge, ...] = ()
    """Those that stand until the cards decide them."""
    decided: tuple[tuple[Seat, str, int], ...] = ()
    barred: tuple[int, ...] = ()
    """Sides that may count only cards, ultima and marks."""
    unpaid: tuple[Payment, ...] = ()
    """Fines a scorer has entered, about to be paid."""
    fines: tuple[Payment, ...] = ()
    account: Account | None = None

    @property
    def trick_number(self) -> int:
        """The trick being played, counted from 1."""
        granted = 0 if self.claimed is NO_CARDS else max(map(len, self.claimed))
        return self.skipped + len(self.tricks) + granted + 1


class Phase(msgspec.Struct, frozen=True, tag_field="phase", tag=str.lower):
    """What the table is doing; a type each, so that what belongs to one cannot leak elsewhere."""


class Spreading(Phase, frozen=True):
    """The house is to spread a shuffled pack for the draw."""


class Drawing(Phase, frozen=True):
    """People draw for seats."""

    lots: Lots


class Shuffling(Phase, frozen=True):
    """The house is to shuffle for a deal."""


class GiroOpening(Phase, frozen=True):
    """A giro begins: people change places."""


class Bottom(Phase, frozen=True):
    """The dealer looks at the bottom card."""


class Cutting(Phase, frozen=True):
    """The player on the dealer's left is to cut."""


class Lifting(Phase, frozen=True):
    """The cutter looks at the next card of his packet."""


class Robbing(Phase, frozen=True):
    """The cutter may rob the card he sees."""


class Looking(Phase, frozen=True):
    """The cutter looks on, and lays the packet down."""


class Dealing(Phase, frozen=True):
    """The cards are being dealt; ``packet`` is the next one."""

    packet: int = 0


class Scoprire(Phase, frozen=True):
    """The dealer turns up the talon card by card."""


class Pigliare(Phase, frozen=True):
    """The dealer takes the carte di conto out of the talon."""


class FollaTold(Phase, frozen=True):
    """The folla is looked at, laid out and announced, step by step."""

    step: int = 0


class Discarding(Phase, frozen=True):
    """Robber and dealer lay away as many as they took."""


class FillingUp(Phase, frozen=True):
    """A short dealer draws blind from the robber's discard."""

    places: tuple[int, ...] | None = None


class Leading(Phase, frozen=True):
    """The player on the dealer's right leads to the first trick."""


class Showing(Phase, frozen=True):
    """The discards are shown one after another, then the folla is announced again."""


class Declaring(Phase, frozen=True):
    """Versicole are declared in turn."""

    turn: int = 0


class Playing(Phase, frozen=True):
    """Cards are played to a trick."""


PLAYING: Final = Playing()
"""Always the same object: while the phase lasts, nobody looks for a difference."""


class Complete(Phase, frozen=True):
    """A complete trick lies open on a strict table until its winner turns it."""


class Turning(Phase, frozen=True):
    """A complete trick is being turned."""


class Exchanging(Phase, frozen=True):
    """The owner of the Matto is to give a card for it."""


class Claimed(Phase, frozen=True):
    """A claim awaits the referee's word."""

    seat: Seat


class Counting(Phase, frozen=True):
    """All tricks are in."""


class Reckoning(Phase, frozen=True):
    """The Matto has gone over to the winners of every trick; no resto is called any more."""


class Settled(Phase, frozen=True):
    """The deal is paid; the house shuffles for the next, or all rise."""


class Rising(Phase, frozen=True):
    """The company rises."""


class Ended(Phase, frozen=True):
    """The party is over."""


class Minchiate(State, frozen=True, kw_only=True):
    """A party of Minchiate."""

    rules: Rules
    party: Party
    ranking: tuple[Seat, ...] = ()
    deal: Deal
    phase: Phase

    def side(self, seat: Seat) -> int:
        """0 for the first dealer of the giro and his partner, 1 for their enemies."""
        return self.party.order.index(seat) % 2

    def members(self, side: int) -> tuple[Seat, Seat]:
        """The two people of a side."""
        return self.party.order[side], self.party.order[side + 2]

    @property
    def dealer(self) -> Seat:
        """Who deals."""
        return self.deal.dealer

    @property
    def cutter(self) -> Seat:
        """The player on the dealer's left cuts (Dr. 8)."""
        return self.party.after(self.deal.dealer, -1)

    @property
    def dealer_partner(self) -> Seat:
        """He announces the folla (Dr. 8)."""
        return self.party.after(self.deal.dealer, 2)

    def with_deal(self, **changes: Any) -> "Minchiate":
        """The state with changes in its deal; ``phase`` changes the phase with it."""
        phase = changes.pop("phase", self.phase)
        deal = msgspec.structs.replace(self.deal, **changes)
        return msgspec.structs.replace(self, deal=deal, phase=phase)

    def in_phase(self, phase: Phase) -> "Minchiate":
        """This state in another phase."""
        return msgspec.structs.replace(self, phase=phase)


def led_suit(trick: Sequence[Played]) -> str | None:
    """The suit led, ``T`` for tarocchi, None while only a Matto lies there (Decision)."""
    for played in trick:
        if played.card != MATTO:
            return SUIT_LETTER.get(played.card, "T")
    return None


def suits_in(trick: tuple[Played, ...]) -> frozenset[str]:
    """The plain suit a trick was led in, as a set of one or none."""
    suit = led_suit(trick)
    return frozenset() if suit is None or suit == "T" else frozenset({suit})


def dealt_hand(state: Minchiate, seat: Seat) -> tuple[Card, ...]:
    """The cards a person began the play with, the played ones included."""
    deal = state.deal
    tricks = (*(trick.plays for trick in deal.tricks), deal.trick)
    played = tuple(p.card for plays in tricks for p in plays if p.seat == seat)
    return (*deal.hands[seat], *deal.laid[seat], *played)
