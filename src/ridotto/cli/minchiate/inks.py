"""Cards as they look in a terminal: a slip of paper with the card's code in its suit's ink."""

import re
import textwrap
from collections.abc import Iterable, Mapping
from enum import Enum, auto
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.text import Text

from ridotto.cards import BACK, Card
from ridotto.cli.palette import BRONZE, FADED, INK, OXBLOOD, PAPER, SHADED
from ridotto.games.minchiate.pack import NUMBER, PACK, SUIT_LETTER

SUIT_INK: Final = {"c": "#9c2f24", "d": "#8a5d10", "s": "#24466f", "b": "#3c5a2c"}
WINNING: Final = "#f2cf6b"
BACKS: Final = f"{PAPER} on {OXBLOOD}"
SMALL_DIGITS: Final = {3: "³", 5: "⁵", 10: "¹⁰"}


class Size(NamedTuple):
    """How many cells a card in a trick takes."""

    width: int
    height: int


SMALL: Final = Size(13, 3)
LARGE: Final = Size(15, 5)


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
        if named and card in PACK.extras:
            label += f" {PACK.names[card]}"
        if self.mono:
            return Text(f"[{label}]" if look is Look.LAWFUL else f" {label} ")
        return Text(f" {label} ", self.style(card, look))

    def card(self, card: Card, size: Size, look: Look = Look.PLAIN) -> list[Text]:
        """A card: its code in the corner, its name over two lines."""
        inner = size.width - 2
        code, mark = self.code(card), "◆" if look is Look.WINNING else ""
        name = textwrap.wrap(PACK.names.get(card, ""), inner)[:2]
        if size is LARGE:
            name = [line.center(inner) for line in ["", *name]]
        rows = [code + mark.rjust(inner - cell_len(code)), *name]
        rows += [""] * (size.height - len(rows))
        edge = "│" if self.mono else " "
        style = "" if self.mono else self.style(card, look)
        return [Text(f"{edge}{row:<{inner}}{edge}", style) for row in rows]

    def codes(self, cards: Iterable[Card], slanted: Card = BACK) -> Text:
        """Codes in their inks without slips, for text on paper."""
        hands = {slanted: "italic underline"}
        return Text(" ").join(
            Text(card, f"{hands.get(card, 'bold')} {ink_of(card, self.worth)}") for card in cards
        )

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
