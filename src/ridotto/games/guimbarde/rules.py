"""A rule set's values as the engine reads them. The files in ``rulesets`` explain each."""

from enum import Enum
from importlib.resources import files
from typing import Annotated, Final

import msgspec

from ridotto.cards import Pack
from ridotto.games.guimbarde.pack import HOMBRE, PACKS
from ridotto.table import load_rule_book, load_rule_sets

FOLDER: Final = files("ridotto.games.guimbarde")
RULE_SETS: Final = load_rule_sets(FOLDER / "rulesets")
RULE_BOOK: Final = load_rule_book(FOLDER / "rulebook.toml")

HAND: Final = 5
"""Cards dealt to each, and so tricks in a deal (text)."""

PACKETS: Final = (3, 2)
"""How they are given (text)."""

AWARD: Final = 2
"""Tricks one must have for the fonds (text)."""

CARDS_FOR: Final = {3: 32, 4: 32, 5: 32, 6: 36, 7: 40, 8: 52, 9: 52}
"""The pack by the number of players."""


class PackChoice(Enum):
    """Which pack is used."""

    AUTO = "auto"
    HOMBRE40 = "hombre40"
    FULL52 = "full52"
    FROM_SIXES = "from_sixes"


class PointBy(Enum):
    """Which Point is the higher."""

    CARDS_THEN_PIPS = "cards_then_pips"
    PIPS = "pips"


class HiddenPoint(Enum):
    """Who may draw the Point box when the highest Point named is not laid open."""

    NEXT = "next"
    STAYS = "stays"


class HandMarriage(Enum):
    """When a marriage in one hand is shown and paid."""

    WHEN_PLAYED = "when_played"
    AT_BOXES = "at_boxes"


class FouPay(Enum):
    """When one is paid for the Fou."""

    ON_WINNING = "on_winning"
    WHEN_PLAYED = "when_played"
    NONE = "none"


class BreakMarriage(Enum):
    """May the queen be kept back from the king just led?"""

    FORBIDDEN = "forbidden"
    ALLOWED_FOR_FINE = "allowed_for_fine"


class FondsTakes(Enum):
    """What most tricks win."""

    WHOLE_BOX = "whole_box"
    FONDS_ONLY = "fonds_only"


class FinalBoxes(Enum):
    """Who gets what is left in the boxes."""

    SPLIT = "split"
    LAST_WINNER = "last_winner"


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All values of a rule set."""

    name: str
    players: Annotated[int, msgspec.Meta(ge=3, le=9)]
    pack: PackChoice
    stake_each_deal: bool
    point_by: PointBy
    hidden_point: HiddenPoint
    marriage_king_led: bool
    hand_marriage_time: HandMarriage
    grand_table_immediate: bool
    grand_table_king_pays: bool
    fou_pay: FouPay
    break_marriage: BreakMarriage
    must_overtake: bool
    fonds_always: bool
    fonds_takes: FondsTakes
    final_boxes: FinalBoxes
    deals: Annotated[int, msgspec.Meta(ge=1)]

    def __post_init__(self) -> None:
        if self.players * HAND >= len(self.the_pack):
            raise ValueError(f"pack={self.pack.value} is too small for {self.players} players")

    @property
    def the_pack(self) -> Pack:
        """The pack this table plays with."""
        if self.pack is PackChoice.HOMBRE40:
            return HOMBRE
        chosen = {PackChoice.FULL52: 52, PackChoice.FROM_SIXES: 36}
        return PACKS[chosen.get(self.pack, CARDS_FOR[self.players])]

    @property
    def sitting(self) -> int:
        """How many deals the sitting has."""
        return self.deals * self.players
