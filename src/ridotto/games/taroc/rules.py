"""The rule set's values as the engine reads them. The file in ``rulesets`` explains each."""

from enum import Enum
from functools import cached_property
from importlib.resources import files
from typing import Annotated, Final, Literal

import msgspec

from ridotto.cards import Card
from ridotto.games.taroc.pack import BLACK, KINGS, MONGUE, NUMBER, RANK_ORDER, SKIS, SUITS, TAROCS
from ridotto.table import load_rule_book, load_rule_sets

FOLDER: Final = files("ridotto.games.taroc")
RULE_SETS: Final = load_rule_sets(FOLDER / "rulesets")
RULE_BOOK: Final = load_rule_book(FOLDER / "rulebook.toml")

COURT_VALUES: Final = {"K": 5, "Q": 4, "C": 3, "J": 2}
MATADOR_VALUE: Final = 5
EMPTY: Final = 1
"""What an empty card is taken as, so that three of them make the one point of their heap."""


class Direction(Enum):
    """Which way deal and play go round."""

    RIGHT = "right"
    LEFT = "left"


class BlackAce(Enum):
    """Where the ace of a black suit stands."""

    LOW = "low"
    HIGH = "high"


class MatadorRun(Enum):
    """Which tarocs are further matadors beside the chief three."""

    TOP = "top"
    NONE = "none"
    BOTH = "both"


class TenCondition(Enum):
    """When ten tarocs are paid."""

    OVER_26 = "over_26"
    NONE = "none"


class SkarTarocs(Enum):
    """Which tarocs the dealer may lay away."""

    THREE_TOGETHER = "three_together"
    PAGAT_IF_FEWER_THAN_FOUR = "pagat_if_fewer_than_four"


class KingSeat(Enum):
    """Which of four sits out."""

    OPPOSITE = "opposite"
    LEFT_OF_DEALER = "left_of_dealer"


class YieldedLead(Enum):
    """Who leads for one who must lay off the Skis."""

    RIGHT_HAND = "right_hand"
    NEXT = "next"


class PagatLost(Enum):
    """When a Pagat that was taken is paid for, before the last trick."""

    TAKEN = "taken"
    OVERTRUMPED = "overtrumped"


class PagatLast(Enum):
    """How the Pagat must take the last trick."""

    ANYHOW = "anyhow"
    TRUMPING = "trumping"


class FinesTo(Enum):
    """Who gets the fines for which the book names no payee."""

    EACH = "each"
    CHALLENGER = "challenger"


class SkarReturns(Enum):
    """Which payments go back when a wrong Skar voids the deal."""

    ALL = "all"
    DEALERS_HONOURS = "dealers_honours"


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True, kw_only=True):
    """All values of a rule set."""

    name: str
    players: Literal[3, 4]
    direction: Direction
    deals: Annotated[int, msgspec.Meta(ge=1)]
    deals_with_four: Annotated[int, msgspec.Meta(ge=4, multiple_of=4)]
    """With four at the table everybody sits out equally often (§ I)."""
    king_seat: KingSeat
    king_pays: bool
    pagat_card: Literal[1, 2]
    black_ace: BlackAce
    matadors: int
    further_matador: int
    matador_run: MatadorRun
    ten_tarocs: int
    ten_tarocs_condition: TenCondition
    ten_tarocs_count_skis: bool
    extra_taroc: int
    cavalerie: int
    half_cavalerie: int
    kings: int
    kings_with_skis: int
    queens: int
    queens_with_skis: int
    four_knights: int
    four_valets: int
    single_matador_honour: int
    skar_taroc_rule: SkarTarocs
    skar_t21: bool
    skis_may_be_led: bool
    skis_deadline: Literal[3, 2, 1]
    yielded_lead: YieldedLead
    must_overtrump: bool
    pagat_lost: int
    pagat_lost_last: int
    pagat_last: int
    pagat_lost_by: PagatLost
    pagat_last_by: PagatLast
    fine: int
    fine_pagat: int
    fines_to: FinesTo
    skar_fault_returns: SkarReturns

    @property
    def sitting(self) -> int:
        """How many deals a sitting has."""
        return self.deals if self.players == 3 else self.deals_with_four

    @property
    def right_hand_leads(self) -> bool:
        """Does a yielded lead go back, against the order of play, to the right-hand neighbour?"""
        left = self.direction is Direction.LEFT
        return left and self.yielded_lead is YieldedLead.RIGHT_HAND

    @cached_property
    def pagat(self) -> Card:
        """The taroc that has the Pagat's rights and dangers."""
        return TAROCS[self.pagat_card - 1]

    @cached_property
    def matador_cards(self) -> tuple[Card, Card, Card]:
        """Mongue, Pagat and Skis, the three chief matadors (§ I)."""
        return MONGUE, self.pagat, SKIS

    @cached_property
    def worth(self) -> dict[Card, int]:
        """The counters and what each counts (r. 14)."""
        courts = {c: COURT_VALUES[c[1]] for s in SUITS for c in s.cards if c[1] in COURT_VALUES}
        return {**courts, **dict.fromkeys(self.matador_cards, MATADOR_VALUE)}

    @cached_property
    def strength(self) -> dict[Card, int]:
        """Which card of a suit, or which taroc, is the higher; the Skis has no strength (§ I)."""
        order = dict(RANK_ORDER)
        if self.black_ace is BlackAce.HIGH:
            for suit in BLACK:
                for card in suit.cards[4:-1]:
                    order[card] -= 1
                order[suit.cards[-1]] = -4
        return {**order, **NUMBER}

    def is_empty(self, card: Card) -> bool:
        """Does this card count nothing by itself (r. 14)?"""
        return card not in self.worth

    def never_laid_away(self, card: Card) -> bool:
        """Kings never lie in the Skar; tarocs and Skis only by the exceptions (§ I)."""
        return card in KINGS or card in NUMBER or card == SKIS
