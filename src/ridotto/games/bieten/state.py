"""The state of a match: the slate, the deal, what was said in it, and the phase it is in."""

from enum import Enum
from typing import Any

import msgspec

from ridotto.cards import Card
from ridotto.games.bieten.acts import Challenge
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.pack import WELI, suit_of
from ridotto.games.bieten.phases import After as After
from ridotto.games.bieten.phases import Answering as Answering
from ridotto.games.bieten.phases import Before as Before
from ridotto.games.bieten.phases import Counting as Counting
from ridotto.games.bieten.phases import Cutting as Cutting
from ridotto.games.bieten.phases import Dealing as Dealing
from ridotto.games.bieten.phases import Drawing as Drawing
from ridotto.games.bieten.phases import Ended as Ended
from ridotto.games.bieten.phases import Ending as Ending
from ridotto.games.bieten.phases import Looking as Looking
from ridotto.games.bieten.phases import Phase as Phase
from ridotto.games.bieten.phases import Robbing as Robbing
from ridotto.games.bieten.phases import Settled as Settled
from ridotto.games.bieten.phases import Shuffling as Shuffling
from ridotto.games.bieten.phases import Spreading as Spreading
from ridotto.games.bieten.phases import Taking as Taking
from ridotto.games.bieten.rules import PenaltyFloor, Rules
from ridotto.table import Party, Payment, Remark, ScoreLine, Seat, State
from ridotto.table.hands import Hands
from ridotto.table.last_answer import remembered
from ridotto.table.tricks import Played, Trick

TRICKS = 3


class Verb(Enum):
    """What can happen in the conversation of a deal."""

    BID = "bid"
    HOLD = "hold"
    GOOD = "good"
    SILENT = "silent"
    GROSCHEN = "groschen"
    PLAY = "play"
    SETTLED = "settled"
    """Points written for a figure let good."""
    VOID = "void"
    """A bid beyond the limit taken back with all that followed from it (D 19)."""
    FINED = "fined"
    STRUCK = "struck"
    """Points let good taken away again, though the figure stays settled (D 30)."""


CLAIMS = (Verb.BID, Verb.HOLD, Verb.GROSCHEN)
"""The words that claim a figure for oneself."""


class Said(msgspec.Struct, frozen=True):
    """One line of the conversation, with the trick and the suit led when it was said."""

    seat: Seat
    verb: Verb
    figure: Figure | None = None
    card: Card = Card("")
    name: Card | None = None
    led: str = ""
    trick: int = 0
    points: int = 0
    """What is written or struck off; with a bid, how many points the bidder lacked."""
    called_out: bool = False
    """A bid out of turn (D 3)."""


class Status(Enum):
    """How a figure stands (section 3.2)."""

    UNBID = "unbid"
    ASKED = "asked"
    GOOD1 = "good"
    HELD2 = "held"
    RAISED = "raised"
    GOOD2 = "groschen-good"
    HELD3 = "groschen-held"


class Wager(msgspec.Struct, frozen=True):
    """A figure: how it stands, who bid it, who gave the Groschen, the how-manieth bid it was."""

    status: Status = Status.UNBID
    bidder: Seat | None = None
    giver: Seat | None = None
    number: int = 0


def settled_for(wager: Wager) -> Seat | None:
    """To whom a figure was let good."""
    if wager.status is Status.GOOD1:
        return wager.bidder
    return wager.giver if wager.status is Status.GOOD2 else None


class Result(msgspec.Struct, frozen=True):
    """Who made a figure, for how much, by which rule; nobody where it stands or is missing."""

    figure: Figure
    seat: Seat | None
    points: int
    rule: str


class Count(msgspec.Struct, frozen=True):
    """A deal counted: lines in the order of going out, totals, who went out, who lost."""

    lines: tuple[ScoreLine, ...]
    results: tuple[Result, ...]
    remarks: tuple[Remark, ...]
    totals: tuple[int, ...]
    out: tuple[Seat, ...] = ()
    loser: Seat | None = None


class Upheld(msgspec.Struct, frozen=True):
    """A fault that was claimed in time."""

    seat: Seat
    fault: str
    figure: Figure | None
    trick: int
    places: tuple[int, ...] = ()
    """Where the faulty acts stand in the conversation: none of them is punished again."""


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """One deal. Cards one may not see are backs."""

    dealer: Seat
    players: tuple[Seat, ...] = ()
    """Who plays, from the forehand on."""
    pack: tuple[Card, ...] = ()
    """What is not dealt, top first."""
    lifted: int = 0
    robber: Seat | None = None
    hands: Hands = ()
    rows: Hands = ()
    """The cards each has laid before himself, first to last."""
    name: Card | None = None
    """What the Weli was baptised."""
    leader: Seat = 0
    trick: tuple[Played, ...] = ()
    tricks: tuple[Trick, ...] = ()
    wagers: tuple[Wager, ...] = tuple(Wager() for _ in Figure)
    talk: tuple[Said, ...] = ()
    challenges: tuple[Challenge, ...] = ()
    """Spoken, and to be decided when the cards have shown it."""
    decided: tuple[tuple[Seat, str, Figure | None, int, int], ...] = ()
    """Claims decided: against whom, on what ground, and about how many acts of that kind."""
    upheld: tuple[Upheld, ...] = ()
    count: Count | None = None
    paid: tuple[Payment, ...] = ()

    @property
    def trick_number(self) -> int:
        """The trick being played, counted from 1."""
        return len(self.tricks) + 1

    def wager(self, figure: Figure) -> Wager:
        """How a figure stands."""
        return self.wagers[FIGURES.index(figure)]

    def face(self, card: Card) -> Card:
        """What a card laid counts as: the Weli as its name."""
        return self.name if card == WELI and self.name is not None else card

    @property
    def led(self) -> str:
        """The suit led to the trick on the table, or nothing."""
        return suit_of(self.face(self.trick[0].card)) if self.trick else ""


FIGURES = tuple(Figure)


class Bieten(State, frozen=True, kw_only=True):
    """A match of Bieten."""

    rules: Rules
    party: Party
    scores: tuple[int, ...]
    """What stands on the slate before this deal."""
    columns: tuple[tuple[int, ...], ...]
    """The slate, deal by deal; 0 is a Bankl, less than 0 is struck off."""
    out: tuple[Seat, ...] = ()
    games: int = 0
    bummerl: tuple[int, ...]
    places: tuple[tuple[Seat, ...], ...] = ()
    """The finished games: winner first, loser last."""
    deal: Deal
    phase: Phase
    last: "Bieten | None" = None
    """On a strict table the deal before as it was counted, until a card of this one is laid."""
    begun: "Bieten | None" = None
    """A deal begun, set aside while a late claim about the one before it is decided."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Everybody at the table."""
        return self.party.order

    @property
    def cutter(self) -> Seat:
        """The next player still in the game to the dealer's right (D 21)."""
        return self.deal.players[-2]

    def with_deal(self, **changes: Any) -> "Bieten":
        """The state with changes in its deal; ``phase`` changes the phase with it."""
        phase = changes.pop("phase", self.phase)
        deal = msgspec.structs.replace(self.deal, **changes)
        return msgspec.structs.replace(self, deal=deal, phase=phase)

    def in_phase(self, phase: Phase) -> "Bieten":
        """This state in another phase."""
        return msgspec.structs.replace(self, phase=phase)

    def say(self, seat: Seat, verb: Verb, **more: Any) -> "Bieten":
        """One more line of the conversation."""
        deal = self.deal
        said = Said(seat, verb, led=deal.led, trick=deal.trick_number, **more)
        return self.with_deal(talk=(*deal.talk, said))

    def set_wager(self, figure: Figure, wager: Wager) -> "Bieten":
        """A figure stands otherwise now."""
        wagers = list(self.deal.wagers)
        wagers[FIGURES.index(figure)] = wager
        return self.with_deal(wagers=tuple(wagers))


def dealt_cards(state: Bieten, seat: Seat) -> tuple[Card, ...]:
    """All cards a player got in this deal, laid or not; none before it."""
    deal = state.deal
    return (*deal.hands[seat], *deal.rows[seat]) if deal.hands else ()


def effective(talk: tuple[Said, ...]) -> tuple[Said, ...]:
    """The conversation without bids that were taken back and all that was said to them."""
    if Verb.VOID not in [said.verb for said in talk]:
        return talk
    gone: set[Figure | None] = set()
    kept = []
    for said in reversed(talk):
        if said.verb is Verb.VOID:
            gone.add(said.figure)
        elif said.figure is None or said.figure not in gone:
            kept.append(said)
    return tuple(reversed(kept))


def slate_after(state: Bieten, talk: tuple[Said, ...]) -> tuple[int, ...]:
    """The points on the slate for everybody after so much of the conversation.

    Penalties are entered before what the deal brings (section 6).
    """
    return _slate_of(talk, (state.scores, state.rules))


@remembered
def _slate_of(talk: tuple[Said, ...], before: tuple[tuple[int, ...], Rules]) -> tuple[int, ...]:
    """Asked many times between two lines of the conversation."""
    scores, rules = before
    goods, fines = [0] * len(scores), [0] * len(scores)
    for said in effective(talk):
        if said.verb is Verb.SETTLED:
            goods[said.seat] += said.points
        elif said.verb is Verb.STRUCK:
            goods[said.seat] -= said.points
        elif said.verb is Verb.FINED:
            fines[said.seat] += said.points
    kept = (floored(rules, s - fine) for s, fine in zip(scores, fines, strict=True))
    return tuple(score + good for score, good in zip(kept, goods, strict=True))


def floored(rules: Rules, score: int) -> int:
    """A score after penalties; below zero only where that is the custom (D 18)."""
    return max(0, score) if rules.penalty_floor is PenaltyFloor.ZERO else score


def missing(state: Bieten, seat: Seat) -> int:
    """How many points a player lacks now."""
    return state.rules.goal - slate_after(state, state.deal.talk)[seat]


def standing(state: Bieten) -> tuple[Seat, ...]:
    """Who plays and has not reached the target, even provisionally (D 13)."""
    slate, goal = slate_after(state, state.deal.talk), state.rules.goal
    return tuple(seat for seat in state.deal.players if slate[seat] < goal)
