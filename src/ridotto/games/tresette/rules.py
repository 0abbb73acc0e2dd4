"""A rule set's values as the engine reads them. The file in ``rulesets`` explains each."""

from enum import Enum
from importlib.resources import files
from typing import Annotated, Final

import msgspec

from ridotto.table import load_rule_book, load_rule_sets

FOLDER: Final = files("ridotto.games.tresette")
RULE_SETS: Final = load_rule_sets(FOLDER / "rulesets")
RULE_BOOK: Final = load_rule_book(FOLDER / "rulebook.toml")

Positive = Annotated[int, msgspec.Meta(ge=1)]
Natural = Annotated[int, msgspec.Meta(ge=0)]


class Players(Enum):
    """How many play: two pairs, three or two for themselves."""

    FOUR = 4
    THREE = 3
    TWO = 2


class GroupRanks(Enum):
    """Which ranks are announced three- and fourfold."""

    ALL = "all"
    HIGH = "high"


class GroupValues(Enum):
    """What three or four of a rank are worth."""

    BOOK = "book"
    MODERN = "modern"


class AnnounceTime(Enum):
    """When one announces: in two windows, or all before the play."""

    BOOK = "book"
    BEFORE_PLAY = "before_play"


class ThreeSevens(Enum):
    """What three Sevens win."""

    BONUS_PARTIE = "bonus_partie"
    ENDS_PARTIE = "ends_partie"
    MARKS_ONLY = "marks_only"


class GreatResults(Enum):
    """What becomes of the running Partie when a great result is made."""

    END_PARTIE = "end_partie"
    BONUS = "bonus"


class StramazetteTricks(Enum):
    """How many tricks the losers of a Stramazette may have."""

    ONE = "one"
    ANY = "any"


class DoubleCheck(Enum):
    """When at the count it is judged whether a Partie is double."""

    END_OF_DEAL = "end_of_deal"
    AT_MOMENT = "at_moment"


class Talon(Enum):
    """What becomes of the four cards left over among three."""

    DEAD = "dead"
    TO_LAST_TRICK = "to_last_trick"


class TwoPlayer(Enum):
    """How two play their twenty cards."""

    PACKETS = "packets"
    HEAPS = "heaps"


class Window2From(Enum):
    """Who announces first in the second window."""

    LEADER = "leader"
    FOREHAND = "forehand"


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All values of a rule set."""

    name: str
    players: Players
    target: Positive
    continuation: bool
    double_limit: Natural
    group_ranks: GroupRanks
    group_values: GroupValues
    announce_time: AnnounceTime
    three_sevens: ThreeSevens
    sevens_first_deal_only: bool
    great_results: GreatResults
    stramazette_tricks: StramazetteTricks
    stramazette_last_trick: bool
    double_check: DoubleCheck
    signals: bool
    redraw_partners_every: Natural
    three_player_talon: Talon
    two_player: TwoPlayer
    heaps_announced: bool
    partien: Positive
    deals: Natural
    window2_from: Window2From
    stake: Positive

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.players.value

    @property
    def sides(self) -> int:
        """Two pairs among four; otherwise everybody for himself."""
        return 2 if self.players is Players.FOUR else self.seats

    @property
    def heaps(self) -> bool:
        """Do two play from open heaps?"""
        return self.players is Players.TWO and self.two_player is TwoPlayer.HEAPS

    @property
    def packets(self) -> bool:
        """Do two take up packet after packet?"""
        return self.players is Players.TWO and self.two_player is TwoPlayer.PACKETS

    @property
    def two_windows(self) -> bool:
        """Is there a second window for announcing?"""
        # With open heaps there is nothing that announcing early could betray.
        return self.announce_time is AnnounceTime.BOOK and not self.heaps

    @property
    def tricks(self) -> int:
        """Tricks in a deal: ten, twelve or twenty."""
        return {Players.FOUR: 10, Players.THREE: 12, Players.TWO: 20}[self.players]
