"""A rule set's values as the engine reads them. The files in ``rulesets`` explain each."""

from enum import Enum
from importlib.resources import files
from typing import Annotated, Final

import msgspec

from ridotto.cards import Pack
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.pack import PLAIN_PACK, WELI_PACK
from ridotto.table import load_rule_book, load_rule_sets

FOLDER: Final = files("ridotto.games.bieten")
RULE_SETS: Final = load_rule_sets(FOLDER / "rulesets")
RULE_BOOK: Final = load_rule_book(FOLDER / "rulebook.toml")

LEAST_TARGET: Final = 3
CUSTOMARY: Final = {2: 9, 3: 7}
"""The target by number of players; more than three play to 5 (D 1)."""


class OutRank(Enum):
    """Which suit goes out first."""

    HERZ_FIRST = "herz_first"
    LAUB_FIRST = "laub_first"


class HeldOrder(Enum):
    """How several held figures go out."""

    RANK = "rank"
    BID_ORDER = "bid_order"


class AnswerOrder(Enum):
    """From whose left answers are asked."""

    LEADER = "leader"
    BIDDER = "bidder"


class PostPlay(Enum):
    """Who may speak after laying a card."""

    ALL = "all"
    LEADER_ONLY = "leader_only"


class Possession(Enum):
    """Must one have what one bids?"""

    REQUIRED = "required"
    FREE = "free"


class GoodForfeits(Enum):
    """Who loses a figure by saying good."""

    WELI_ONLY = "weli_only"
    ALL = "all"


class PenaltyFloor(Enum):
    """How far a penalty can push a score."""

    NONE = "none"
    ZERO = "zero"


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All values of a rule set."""

    name: str
    players: Annotated[int, msgspec.Meta(ge=2, le=10)]
    target: Annotated[int, msgspec.Meta(ge=0, le=99)]
    games: Annotated[int, msgspec.Meta(ge=1)]
    weli: bool
    penalty: Annotated[int, msgspec.Meta(ge=1, le=5)]
    out_rank: OutRank
    held_order: HeldOrder
    answer_order: AnswerOrder
    post_play: PostPlay
    possession: Possession
    good_forfeits: GoodForfeits
    stand_cancels_good: bool
    stand_by_best: bool
    raise_when_one_missing: bool
    bidder_may_raise: bool
    weli_freed_by_good: bool
    weli_equal_stands: bool
    spiel_bid_from_hand: bool
    spiel_out_of_turn: bool
    penalty_floor: PenaltyFloor
    revoke_card_void: bool

    def __post_init__(self) -> None:
        if 0 < self.target < LEAST_TARGET:
            raise ValueError(f"the target is {LEAST_TARGET} or more, or 0 for the customary one")

    @property
    def goal(self) -> int:
        """The points to reach: agreed, or by the number of players."""
        return self.target or CUSTOMARY.get(self.players, 5)

    @property
    def pack(self) -> Pack:
        """32 cards, or 33 with the Weli."""
        return WELI_PACK if self.weli else PLAIN_PACK

    @property
    def rank(self) -> tuple[Figure, ...]:
        """The figures in the order in which they go out (§ Das Ausgehen)."""
        if self.out_rank is OutRank.LAUB_FIRST:
            return (Figure.LAUB, Figure.HERZ, Figure.GLEICH, Figure.HANGER, Figure.SPIEL)
        return tuple(Figure)
