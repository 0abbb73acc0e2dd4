"""A rule set's values as the engine reads them. The files in ``rulesets`` explain each."""

from collections import Counter
from collections.abc import Iterable
from enum import Enum
from functools import cached_property
from importlib.resources import files
from itertools import chain, pairwise
from typing import Annotated, Final

import msgspec

from ridotto.cards import Card
from ridotto.games.minchiate.pack import KINGS, NUMBER, PACK, TAROCCHI
from ridotto.games.minchiate.versicola_cards import DEL_MATTO, DEL_TREDICI, DEMONIO, DIECINE
from ridotto.table import load_rule_book, load_rule_sets

FOLDER: Final = files("ridotto.games.minchiate")
RULE_SETS: Final = load_rule_sets(FOLDER / "rulesets")
RULE_BOOK: Final = load_rule_book(FOLDER / "rulebook.toml")


DEMONIO_GUEST: Final = (Card("14"),)
"""The card that counts 5 inside Demonio, Mondo e Carne."""


class BottomRule(Enum):
    """Which bottom card ends the shuffling."""

    NO_CONTO = "no_carta_di_conto"
    CARTIGLIA = "cartiglia"


class RobUntil(Enum):
    """Which card ends a robbery that has begun."""

    NO_SOPRAVENTI = "no_sopraventi"
    CARTIGLIA = "cartiglia"


class Marking(Enum):
    """Whether declarations call for a resto one by one, or once all are marked."""

    ONE_BY_ONE = "one_by_one"
    NETTED = "netted"


class SecondTen(Enum):
    """How the second ten and the upcards are dealt."""

    PLAYER_BY_PLAYER = "player_by_player"
    TENS_THEN_UPCARDS = "tens_then_upcards"


class ShowingMoment(Enum):
    """When the discards are shown."""

    AT_LEAD = "at_lead"
    AFTER_FIRST_TRICK = "after_first_trick"


class LastTrick(Enum):
    """What becomes of a Matto kept for the last trick."""

    FORBIDDEN = "forbidden"
    CAPTURED = "captured"


class Chooser(Enum):
    """Who chooses the cards of an open hand."""

    TRICK_WINNER = "trick_winner"
    LEADER = "leader"


class Vergognose(Enum):
    """When the diecine are ashamed."""

    WITHOUT_TROMBA = "without_tromba"
    WITHOUT_EITHER = "without_either"


class CappottoCount(Enum):
    """How a deal without a trick for one side is counted."""

    DOUBLED = "doubled"
    CONSTANT = "constant"
    FIXED = "fixed"


class FilledBy(Enum):
    """Who fills up a dealer whose cards were robbed."""

    DEALER = "dealer"
    ROBBER = "robber"


class ContoLaidAway(Enum):
    """What a carta di conto among one's discards costs."""

    FREE = "free"
    BARRED = "barred"


class SetFor(Enum):
    """For whom a set of fiches and jettons is."""

    PLAYER = "player"
    PAIR = "pair"


Count = Annotated[int, msgspec.Meta(ge=0)]
Some = Annotated[int, msgspec.Meta(ge=1)]


def check_cards(cards: Iterable[Card]) -> None:
    """Raise ``ValueError`` for what is no card of the pack."""
    for card in cards:
        if card not in PACK.cards:
            raise ValueError(f"{card} is no card; tarocchi are 1 to 40, the Matto is M, a king cR")


class _Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pass


class NameRules(_Section, frozen=True):
    """What cards are called."""

    fantine: tuple[Card, ...]

    def __post_init__(self) -> None:
        check_cards(self.fantine)


class CardValues(_Section, frozen=True):
    """The carte di conto."""

    three: tuple[Card, ...]
    five: tuple[Card, ...]
    ten: tuple[Card, ...]

    def __post_init__(self) -> None:
        named = Counter(chain(self.three, self.five, self.ten))
        check_cards(named)
        for card, times in named.items():
            if times > 1:
                raise ValueError(f"{card} is named {times} times; a card has one worth")


class VersicoleRules(_Section, frozen=True):
    """What makes a versicola."""

    runs: tuple[tuple[Card, Card], ...]
    inside_five: tuple[Card, ...]
    demonio: bool
    vergognose: Vergognose

    def __post_init__(self) -> None:
        check_cards(self.inside_five)
        for low, high in self.runs:
            if not (low in NUMBER and high in NUMBER and NUMBER[low] < NUMBER[high]):
                raise ValueError(f"{low} to {high} is no run: that goes up from tarocco to tarocco")
        rising = sorted(self.runs, key=lambda run: NUMBER[run[0]])
        for (low, high), (first, last) in pairwise(rising):
            # Neighbours in both would count twice, and a run counts once (Dr. 3).
            if NUMBER[first] <= NUMBER[high]:
                raise ValueError(f"{low} to {high} and {first} to {last} share cards")


class PartyRules(_Section, frozen=True):
    """The party."""

    giri: Some
    broken_folla: Count


class ShuffleRules(_Section, frozen=True):
    """The shuffle."""

    bottom: BottomRule


class CutRules(_Section, frozen=True):
    """Cut and robbery."""

    least: Some
    leave: Some
    look: Count
    rob_most: Annotated[int, msgspec.Meta(ge=0, le=24)]
    rob_until: RobUntil

    def __post_init__(self) -> None:
        if self.least + self.leave > len(PACK):
            raise ValueError(f"nobody can lift {self.least} cards and leave {self.leave}")


class DealRules(_Section, frozen=True):
    """The deal."""

    second_ten: SecondTen
    filled_by: FilledBy


class FollaRules(_Section, frozen=True):
    """The folla."""

    suits_open: bool
    perduta: Count


class DiscardRules(_Section, frozen=True):
    """The discards."""

    shown: ShowingMoment


class DeclareRules(_Section, frozen=True):
    """Declaring versicole."""

    keep_back: bool
    marking: Marking


class KingRules(_Section, frozen=True):
    """The king's fall."""

    matto_saves: bool


class MattoRules(_Section, frozen=True):
    """The Matto."""

    last_trick: LastTrick
    kept_marks: Count
    late_lost: bool
    cheapest_dies: bool


class FallenRules(_Section, frozen=True):
    """Open hands."""

    chooser: Chooser


class MarkRules(_Section, frozen=True):
    """Marking and its counters."""

    resto: Some
    fiches: Some
    jettons: Some
    set_for: SetFor


class CountRules(_Section, frozen=True):
    """The count."""

    par: Count
    ultima: Count


class CappottoRules(_Section, frozen=True):
    """A side without a trick."""

    count: CappottoCount
    resti: Count
    points: Count
    matto_marks: Count


class FaultRules(_Section, frozen=True):
    """The price of faults."""

    misdeal_first: Count
    misdeal_further: Count
    revoke_resti: Count
    revoke_mended: bool
    conto_laid_away: ContoLaidAway
    number_mended: bool


class Rules(_Section, frozen=True, dict=True):
    """All values of a rule set."""

    name: str
    names: NameRules
    values: CardValues
    versicole: VersicoleRules
    party: PartyRules
    shuffle: ShuffleRules
    cut: CutRules
    deal: DealRules
    folla: FollaRules
    discards: DiscardRules
    declare: DeclareRules
    king: KingRules
    matto: MattoRules
    fallen: FallenRules
    marks: MarkRules
    count: CountRules
    cappotto: CappottoRules
    faults: FaultRules

    def __post_init__(self) -> None:
        worthless = self._in_a_versicola - set(self.worth_inside)
        if worthless:
            cards = ", ".join(card for card in PACK.cards if card in worthless)
            raise ValueError(
                f"{cards} may belong to a versicola, and so must count something: name it among"
                " values.three, values.five, values.ten or versicole.inside_five"
            )

    @property
    def _in_a_versicola(self) -> set[Card]:
        demonio = DEMONIO if self.versicole.demonio else ()
        return {*DEL_MATTO, *DEL_TREDICI, *DIECINE, *KINGS, *demonio, *chain(*self.runs)}

    @cached_property
    def worth(self) -> dict[Card, int]:
        """The carte di conto and what each counts (Dr. 2)."""
        classes = ((3, self.values.three), (5, self.values.five), (10, self.values.ten))
        return {card: points for points, cards in classes for card in cards}

    @cached_property
    def worth_inside(self) -> dict[Card, int]:
        """What each card counts inside a versicola: some have a value only there (Dr. 4, Fi. 5)."""
        guests = self.versicole.inside_five + (DEMONIO_GUEST if self.versicole.demonio else ())
        return {**dict.fromkeys(guests, 5), **self.worth}

    @cached_property
    def runs(self) -> tuple[tuple[Card, ...], ...]:
        """The stretches of tarocchi in which neighbours make a versicola (Dr. 3)."""
        return tuple(TAROCCHI[NUMBER[low] - 1 : NUMBER[high]] for low, high in self.versicole.runs)
