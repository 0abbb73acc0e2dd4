"""The pack, the rules as values, and the state of a party of Trio."""

from importlib.resources import files
from typing import Annotated, Final

import msgspec

from ridotto.cards import Card, Pack, Suit
from ridotto.table import Party, ScoreLine, Seat, State, load_rule_book, load_rule_sets
from ridotto.table.hands import Hand, Hands
from ridotto.table.tricks import Played, Trick

SEATS: Final = 3
HAND: Final = 4
SUITS: Final = tuple(
    Suit(letter, name, ("K", "Q", "2", "1"))
    for letter, name in {"m": "Moons", "r": "Rings", "t": "Trees"}.items()
)
JESTER: Final = Card("J")
RANKS: Final = {"K": "king", "Q": "queen"}
PACK: Final = Pack(
    "Trio",
    SUITS,
    (JESTER,),
    {
        **{c: f"{RANKS.get(c[1:], c[1:])} of {s.name}" for s in SUITS for c in s.cards},
        JESTER: "Jester",
    },
)

FOLDER: Final = files(__package__)
RULE_SETS: Final = load_rule_sets(FOLDER / "rulesets")
RULE_BOOK: Final = load_rule_book(FOLDER / "rulebook.toml")


class Rules(msgspec.Struct, frozen=True):
    """What a table may agree."""

    name: str
    deals: Annotated[int, msgspec.Meta(ge=1, le=20)]
    stake: Annotated[int, msgspec.Meta(ge=1, le=100)]


class Phase(msgspec.Struct, frozen=True, tag_field="phase", tag=str.lower):
    """What the table is doing."""


class Shuffling(Phase, frozen=True):
    """The house is to shuffle."""


class Dealing(Phase, frozen=True):
    """Hands are being dealt."""


class Calling(Phase, frozen=True):
    """Each in turn calls a number of tricks."""


class Playing(Phase, frozen=True):
    """Cards are played."""


class Gathering(Phase, frozen=True):
    """A trick is full."""


class Counting(Phase, frozen=True):
    """All tricks are in."""


class Settled(Phase, frozen=True):
    """The deal is paid, the next has not begun."""


class Ended(Phase, frozen=True):
    """The party is over."""


class Deal(msgspec.Struct, frozen=True, kw_only=True):
    """One deal. Cards one may not see are backs."""

    pack: Hand = ()
    hands: Hands = ((),) * SEATS
    calls: tuple[tuple[Seat, int], ...] = ()
    tricks: tuple[Trick, ...] = ()
    trick: tuple[Played, ...] = ()
    leader: Seat = 0
    lines: tuple[ScoreLine, ...] = ()


class Trio(State, frozen=True, kw_only=True):
    """A party of Trio."""

    rules: Rules
    party: Party
    deal: Deal = Deal()
    phase: Phase = Shuffling()

    def turn(self) -> Seat | None:
        """Whose turn it is, while people act."""
        order = self.party.round_from(self.deal.leader)
        match self.phase:
            case Calling():
                return order[len(self.deal.calls)]
            case Playing():
                return order[len(self.deal.trick)]
        return None
