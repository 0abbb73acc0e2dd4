"""The functions of the templates: lists, articles and genders of cards in every language.

==================================  =====================================================
``{ $cards }``                      cards in a row
``{ OR($cards) }``                  "a, b or c"; ``AND`` likewise
``{ ONEOF($cards) }``               English: "one of a b"; a single card is only itself
``{ THE($card, case: "acc") }``     with its article: "den Herz-König". German cases are nom, acc,
                                    dat, gen. ``prep`` joins an Italian preposition: "del re";
                                    several cards are joined by ``and``, or by ``join: "or"``
``{ GENDER($card) -> ... }``        m, f or n, to choose by
``{ COUNT($cards) -> ... }``        how many cards, to choose by
==================================  =====================================================
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from fluent.runtime.types import FluentType, fluent_number

from ridotto.cards import Card
from ridotto.cards.genders import gender_of
from ridotto.cards.pack_names import PackNames
from ridotto.table.seat import Seat, letter

JOINING: Final = {
    "en": {"and": "and", "or": "or"},
    "de": {"and": "und", "or": "oder"},
    "it": {"and": "e", "or": "o"},
}

GERMAN: Final = {
    "nom": {"m": "der", "f": "die", "n": "das"},
    "acc": {"m": "den", "f": "die", "n": "das"},
    "dat": {"m": "dem", "f": "der", "n": "dem"},
    "gen": {"m": "des", "f": "der", "n": "des"},
}

ITALIAN: Final = {
    "": {"m": "il ", "f": "la ", "vowel": "l’"},
    "di": {"m": "del ", "f": "della ", "vowel": "dell’"},
    "a": {"m": "al ", "f": "alla ", "vowel": "all’"},
    "da": {"m": "dal ", "f": "dalla ", "vowel": "dall’"},
    "in": {"m": "nel ", "f": "nella ", "vowel": "nell’"},
    "su": {"m": "sul ", "f": "sulla ", "vowel": "sull’"},
    "con": {"m": "con il ", "f": "con la ", "vowel": "con l’"},
}
"""Articles, alone and joined to a preposition."""

SPOKEN_VOWEL: Final = re.compile(r"[aeiouAEIOU]|(?:1|8|11)\b")
"""How a name begins that takes the short article: also "uno", "otto" and "undici"."""


@dataclass(frozen=True)
class Style:
    """How cards and people appear in the text."""

    cards: Callable[[Sequence[Card], str], str]
    """Several cards, and the word before the last; without a word they stand in a row."""
    seat: Callable[[Seat], str]


def row(names: Sequence[str], word: str, between: str) -> str:
    """In a row, or "a, b or c"."""
    if not word or len(names) == 1:
        return between.join(names)
    return f"{', '.join(names[:-1])} {word} {names[-1]}"


CODES: Final = Style(lambda cards, word: row(cards, word, " "), letter)
"""Cards by their codes, people by the letters of their seats: for records and the terminal."""

MARKS: Final = Style(
    lambda cards, word: f"{{{' '.join(cards)}{'|' if word else ''}{word}}}",
    lambda seat: f"{{@{seat}}}",
)
"""For the page, which shows cards as it shows all cards and knows people's names.

``{hK hQ|or}`` are cards and the word before the last, ``{@2}`` is who sits in seat 2.
"""


class ShownCards(FluentType):
    """Cards in a template."""

    def __init__(
        self, cards: tuple[Card, ...], language: str, style: Style, names: PackNames | None
    ) -> None:
        self.cards, self.language, self.style, self._names = cards, language, style, names

    def format(self, locale: Any) -> str:
        """In a row."""
        del locale
        return self.joined("")

    def joined(self, word: str) -> str:
        """With this word before the last."""
        return self.style.cards(self.cards, JOINING[self.language].get(word, ""))

    def name(self, card: Card) -> str:
        """What the card is called in a sentence."""
        names = self._names.cards if self._names is not None else {}
        return names[card].called[self.language] if card in names else card

    def gender(self, card: Card) -> str:
        """Of its name."""
        genders = self._names.genders if self._names is not None else None
        return gender_of(self.name(card), self.language, genders or {})


class ShownSeat(FluentType):
    """A person in a template."""

    def __init__(self, seat: Seat, style: Style) -> None:
        self.seat, self.style = seat, style

    def format(self, locale: Any) -> str:
        """By name."""
        del locale
        return self.style.seat(self.seat)


class ShownSuit(FluentType):
    """A suit in a template."""

    def __init__(self, suit: str, language: str, names: PackNames | None) -> None:
        self.suit, self.language, self._names = suit, language, names

    def format(self, locale: Any) -> str:
        """By name."""
        del locale
        suits = self._names.suits if self._names is not None else {}
        return suits[self.suit].names[self.language] if self.suit in suits else self.suit


def _or(cards: ShownCards) -> str:
    return cards.joined("or")


def _and(cards: ShownCards) -> str:
    return cards.joined("and")


def _one_of(cards: ShownCards) -> str:
    return f"one of {cards.joined('')}" if len(cards.cards) > 1 else cards.joined("")


def _the(cards: ShownCards, *, case: str = "nom", prep: str = "", join: str = "and") -> str:
    shown = [_article(cards, card, str(case), str(prep)) for card in cards.cards]
    return row(shown, JOINING[cards.language][str(join)], " ")


def _article(cards: ShownCards, card: Card, case: str, prep: str) -> str:
    shown = cards.style.cards((card,), "")
    if cards.language == "en":
        return f"the {shown}"
    gender = cards.gender(card)
    if cards.language == "de":
        return f"{GERMAN[case][gender]} {shown}"
    vowel = SPOKEN_VOWEL.match(cards.name(card)) is not None
    return f"{ITALIAN[prep]['vowel' if vowel else gender]}{shown}"


def _gender(cards: ShownCards) -> str:
    return cards.gender(cards.cards[0])


def _count(cards: ShownCards) -> Any:
    return fluent_number(len(cards.cards), useGrouping=False)


FUNCTIONS: Final[Mapping[str, Callable[..., Any]]] = {
    "OR": _or,
    "AND": _and,
    "ONEOF": _one_of,
    "THE": _the,
    "GENDER": _gender,
    "COUNT": _count,
}
