"""What can be announced: three or four of a rank, and the Napolitana (intro).

An item is its code: ``3x7`` is three Sevens, ``Nh4`` a Napolitana of four in hearts. The code
says what is said aloud and no more: which three of the four is nobody's business.
"""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.games.tresette.pack import PACK, RANKS, SUIT_LETTERS, rank_of
from ridotto.games.tresette.rules import GroupRanks, GroupValues, Rules
from ridotto.games.tresette.sentences import say
from ridotto.table.sentence import Sentence, SuitFact

CODE: Final = re.compile(r"([34])x([32AKQJ7654])|N([shdc])([3-9]|10)")
HIGH: Final = ("3", "2", "A")
LATE_RANKS: Final = ("3", "2")
"""The highest groups are kept for the second trick (r. I)."""

GROUPS: Final = {
    (3, "3"): say("note-three-threes"),
    (4, "3"): say("note-four-threes"),
    (3, "2"): say("note-three-twos"),
    (4, "2"): say("note-four-twos"),
    (3, "A"): say("note-three-aces"),
    (4, "A"): say("note-four-aces"),
    (3, "K"): say("note-three-kings"),
    (4, "K"): say("note-four-kings"),
    (3, "Q"): say("note-three-queens"),
    (4, "Q"): say("note-four-queens"),
    (3, "J"): say("note-three-knaves"),
    (4, "J"): say("note-four-knaves"),
    (3, "7"): say("note-three-sevens"),
    (4, "7"): say("note-four-sevens"),
    (3, "6"): say("note-three-sixes"),
    (4, "6"): say("note-four-sixes"),
    (3, "5"): say("note-three-fives"),
    (4, "5"): say("note-four-fives"),
    (3, "4"): say("note-three-fours"),
    (4, "4"): say("note-four-fours"),
}
"""Groups as one says them, by number and rank."""


class Item(msgspec.Struct, frozen=True):
    """A group of cards of a rank, or (``rank`` empty) a Napolitana in a suit, with its length."""

    number: int
    rank: str = ""
    suit: str = ""

    @property
    def code(self) -> str:
        """The item in a record's notation."""
        return f"{self.number}x{self.rank}" if self.rank else f"N{self.suit}{self.number}"

    @property
    def said(self) -> Sentence:
        """The item in words."""
        if self.rank:
            return GROUPS[self.number, self.rank]
        return say("note-napolitana", n=self.number, suit=SuitFact(self.suit))

    @property
    def words(self) -> str:
        """The item in English words."""
        return str(self.said)

    @property
    def napolitana(self) -> bool:
        """Is it a Napolitana?"""
        return bool(self.suit)

    @property
    def sevens(self) -> bool:
        """Is it the group the game is named after?"""
        return self.rank == "7"

    def open_cards(self) -> tuple[Card, ...]:
        """The cards it names for everybody: all of a Napolitana and of four, none of three."""
        if self.napolitana:
            return tuple(Card(self.suit + rank) for rank in RANKS[: self.number])
        full = self.number == len(SUIT_LETTERS)
        return tuple(Card(suit + self.rank) for suit in SUIT_LETTERS) if full else ()


def read_item(code: str) -> Item | None:
    """The item a code names, or None."""
    match = CODE.fullmatch(code)
    if match is None:
        return None
    if match[1]:
        return Item(int(match[1]), rank=match[2])
    return Item(int(match[4]), suit=match[3])


def announced_ranks(rules: Rules) -> tuple[str, ...]:
    """The ranks that count three- and fourfold at this table."""
    return RANKS if rules.group_ranks is GroupRanks.ALL else HIGH


def items_in(rules: Rules, cards: tuple[Card, ...]) -> tuple[Item, ...]:
    """All that these cards let one announce, each whole: four of a kind replaces three (intro)."""
    return (*_groups(rules, cards), *_napolitane(cards))


def _groups(rules: Rules, cards: tuple[Card, ...]) -> Iterator[Item]:
    numbers = Counter(map(rank_of, cards))
    for rank in announced_ranks(rules):
        if numbers[rank] >= 3:
            yield Item(numbers[rank], rank=rank)


def _napolitane(cards: tuple[Card, ...]) -> Iterator[Item]:
    """3, 2 and ace of a suit, and as many as follow unbroken (intro)."""
    for suit in PACK.suits:
        broken = (n for n, card in enumerate(suit.cards) if card not in cards)
        length = next(broken, len(suit.cards))
        if length >= 3:
            yield Item(length, suit=suit.letter)


def window_of(rules: Rules, item: Item) -> int:
    """Threes, Twos and the Napolitana belong to the second trick (r. I)."""
    if not rules.two_windows:
        return 1
    return 2 if item.napolitana or item.rank in LATE_RANKS else 1


def marks_of(rules: Rules, item: Item) -> int:
    """Three Threes 3, four 4; other groups 1 and 2; a Napolitana a mark for each card (intro)."""
    if item.napolitana:
        return item.number
    modern = rules.group_values is GroupValues.MODERN
    rich = HIGH if modern else ("3",)
    return item.number if item.rank in rich else item.number - 2


def rule_of(item: Item) -> str:
    """The rule by which an item is marked."""
    if item.napolitana:
        return "announce.napolitana"
    names = {"3": "announce.threes", "2": "announce.twos", "7": "announce.sevens"}
    return names.get(item.rank, "announce.group")
