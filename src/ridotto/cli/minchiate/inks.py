"""Cards as they look in a terminal: a slip of paper with the card's code in its suit's ink."""

import re
import textwrap
from collections.abc import Iterable, Mapping
from enum import Enum, auto
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from ridotto.cards import BACK, Card
from ridotto.cli.palette import BRONZE, FADED, INK, OXBLOOD, PAPER, SHADED
from ridotto.games.minchiate.pack import NUMBER, PACK, SUIT_LETTER

SUIT_INK: Final = {"c": "#9c2f24", "d": "#8a5d10", "s": "#24466f", "b": "#3c5a2c"}
WINNING: Final = "#f2cf6b"
BACKS: Final = f"{PAPER} on {OXBLOOD}"
SMALL_DIGITS: Final = {3: "³", 5: "⁵", 10: "¹⁰"}
CARD_WIDTH: Final = 13
CARD_HEIGHT: Final = 3


class Look(Enum):
    """How a card is shown."""

    PLAIN = auto()
    LAWFUL = auto()
    BARRED = auto()
    WINNING = auto()


def ink_of(card: Card, worth: Mapping[Card, int]) -> str:
    """Suit cards in their suit's ink; Arie in oxblood, other carte di conto in bronze."""
    if card in SUIT_LETTER:
        return SUIT_INK[SUIT_LETTER[card]]
    if NUMBER.get(card, 0) >= 36:
        return OXBLOOD
    return BRONZE if card in worth else INK


class Inks:
    """Draws cards, knowing what each is worth and whether there is colour."""

    def __init__(self, worth: Mapping[Card, int], *, mono: bool = False) -> None:
        self.worth = worth
        self.mono = mono

    def style(self, card: Card, look: Look = Look.PLAIN) -> str:
        """Ink and paper."""
        if card == BACK:
            return BACKS
        weight = "bold " if card in self.worth else ""
        if look is Look.BARRED:
            return f"{weight}{FADED} on {SHADED}"
        return f"{weight}{ink_of(card, self.worth)} on {WINNING if look is Look.WINNING else PAPER}"

    def code(self, card: Card) -> str:
        """The code with the card's worth in small digits."""
        return ("▒" if card == BACK else card) + SMALL_DIGITS.get(self.worth.get(card, 0), "")

    def chip(self, card: Card, look: Look = Look.PLAIN, *, named: bool = False) -> Text:
        """A slip: ``cR⁵``, or with its name ``33⁵ Leone``. Without colour brackets mean lawful."""
        label = self.code(card)
        if named and card in NUMBER:
            label += f" {PACK.names[card]}"
        if self.mono:
            return Text(f"[{label}]" if look is Look.LAWFUL else f" {label} ")
        return Text(f" {label} ", self.style(card, look))

    def row(self, cards: Iterable[Card]) -> Text:
        """Slips side by side."""
        return Text(" ").join(self.chip(card) for card in cards)

    def card(self, card: Card, look: Look = Look.PLAIN) -> list[Text]:
        """A card of three rows: its code, and its name over two lines."""
        name = textwrap.wrap(PACK.names.get(card, ""), CARD_WIDTH - 2)[:2]
        mark = "◆" if look is Look.WINNING else ""
        code = self.code(card)
        rows = [code + mark.rjust(CARD_WIDTH - 2 - cell_len(code)), *name, "", ""][:CARD_HEIGHT]
        if self.mono:
            return [Text(f"│{row:<{CARD_WIDTH - 2}}│") for row in rows]
        return [Text(f" {row:<{CARD_WIDTH - 2}} ", self.style(card, look)) for row in rows]

    def codes(self, cards: Iterable[Card]) -> Text:
        """Codes in their inks without slips, for text on paper."""
        return Text(" ").join(Text(card, f"bold {ink_of(card, self.worth)}") for card in cards)

    def sentence(self, text: str, style: str = "") -> Text:
        """A sentence in which ``{33}`` stands for a card."""
        result = Text(style=style)
        for place, part in enumerate(re.split(r"\{([^{}]+)\}", text)):
            result.append_text(self._inline(Card(part)) if place % 2 else Text(part))
        return result

    def _inline(self, card: Card) -> Text:
        return Text(self.code(card)) if self.mono else self.chip(card)


def mark(card: Card) -> str:
    """A card inside a sentence, with its name: ``{33} Leone``."""
    if card == BACK:
        return "a covered card"
    return f"{{{card}}} {PACK.names[card]}"


def marks(cards: Iterable[Card]) -> str:
    """Several cards inside a sentence, by their codes."""
    return " ".join(f"{{{card}}}" for card in cards)
