"""A rule set's values as the engine reads them. The files in ``rulesets`` explain each."""

from enum import Enum
from importlib.resources import files
from typing import Annotated, Final, Literal

import msgspec

from ridotto.cards import Pack
from ridotto.games.kaiserspiel.pack import COURTS, PACKS
from ridotto.table import load_rule_book, load_rule_sets

FOLDER: Final = files("ridotto.games.kaiserspiel")
RULE_SETS: Final = load_rule_sets(FOLDER / "rulesets")
RULE_BOOK: Final = load_rule_book(FOLDER / "rulebook.toml")

IMPERIAL: Final = 24
"""Points in an imperial, marked by a fiche (Marquiren)."""

FOUR: Final = 4
"""Points in a jetton: whatever is marked singly counts four (Marquiren)."""

HAND: Final = 12
"""Cards dealt to each, and so tricks in a deal (Begriff)."""

LEAST_RUMMEL: Final = 3
"""The fewest cards of a Rummel (Marquiren)."""

AtLeastOne = Annotated[int, msgspec.Meta(ge=1)]
NotNegative = Annotated[int, msgspec.Meta(ge=0)]


class TourneeFor(Enum):
    """Whose cards the turned card may complete."""

    DEALER = "dealer"
    BOTH = "both"


class PointBy(Enum):
    """Which Rummel is the higher."""

    PIPS = "pips"
    CARDS_THEN_PIPS = "cards_then_pips"


class RummelOf(Enum):
    """Which suits of a hand can be the Rummel."""

    LONGEST_SUIT = "longest_suit"
    ANY_SUIT = "any_suit"


class CardsScore(Enum):
    """Which tricks count at the end."""

    OVER_SHARE = "over_share"
    DIFFERENCE = "difference"


class Direction(Enum):
    """Which way deal and play go round."""

    RIGHT = "right"
    LEFT = "left"


class FineTakes(Enum):
    """Whose fiche goes for an imperial lost by a fault."""

    OWN_FIRST = "own_first"
    OFFENDER_CHOOSES = "offender_chooses"


class FaultRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Imperials lost for a fault."""

    misdeal: NotNegative
    not_taking: NotNegative
    revoke: NotNegative
    wrong_lead: NotNegative
    false_claim: NotNegative


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All values of a rule set."""

    name: str
    players: Literal[2, 3]
    pack: Literal[32, 36]
    packet: Literal[3, 4]
    direction: Direction
    target: AtLeastOne
    partien: AtLeastOne
    stake: NotNegative
    unrestricted: bool
    tournee_for: TourneeFor
    sevens_in_36: bool
    trump_sequence: AtLeastOne
    rummel_of: RummelOf
    point_by: PointBy
    cards_score: CardsScore
    cards_imperial_erases: bool
    capot: NotNegative
    fine_wins: bool
    fine_takes: FineTakes
    faults: FaultRules

    def __post_init__(self) -> None:
        if self.players == 3 and self.cards_score is CardsScore.DIFFERENCE:
            raise ValueError("cards_score=difference is for two players only")

    @property
    def cards(self) -> int:
        """How many cards are in the pack: three players need the sixes (Begriff)."""
        return 36 if self.players == 3 else self.pack

    @property
    def the_pack(self) -> Pack:
        """The pack this table plays with."""
        return PACKS[self.cards]

    @property
    def lowest(self) -> str:
        """The low honour: the six where there are sixes, else the seven (Begriff)."""
        return "6" if self.cards == 36 else "7"

    @property
    def honours(self) -> tuple[str, ...]:
        """The ranks that are honours in trumps (Begriff)."""
        return (*COURTS, self.lowest)

    @property
    def fours(self) -> tuple[str, ...]:
        """The ranks of which four make an imperial (Begriff)."""
        sevens = ("7",) if self.cards == 36 and self.sevens_in_36 else ()
        return (*self.honours, *sevens)

    @property
    def share(self) -> int:
        """The tricks everybody owes: six with two players, four with three (Begriff)."""
        return HAND // self.players

    @property
    def turned_apart(self) -> bool:
        """With two the turned card lies on the talon; with three it is the dealer's (Begriff)."""
        return self.players == 2
