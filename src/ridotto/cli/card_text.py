"""Cards of French and German packs as terminal text, in four colours."""

import re
from collections.abc import Collection, Iterable, Mapping
from enum import Enum, auto
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from ridotto.cards import BACK, Card, Pack
from ridotto.cli.canvas import wrap_items
from ridotto.cli.card_words import name_rows, suit_name
from ridotto.cli.language import to_text
from ridotto.cli.palette import FADED, INK, OXBLOOD, PAPER, SHADED
from ridotto.cli.sentences import say

FRENCH_SIGNS: Final = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
FOUR_INKS: Final = {"s": INK, "h": "#9c2f24", "d": "#24466f", "c": "#3c5a2c"}
WINNING: Final = "#f2cf6b"
BACKS: Final = f"{PAPER} on {OXBLOOD}"
CARD_WIDTH: Final = 13
CARD_HEIGHT: Final = 3
LABEL: Final = 12


class Look(Enum):
    """How a card is shown."""

    PLAIN = auto()
    LAWFUL = auto()
    BARRED = auto()
    WINNING = auto()


class CardText:
    """Draws the cards of a suited pack; ``signs`` and ``inks`` are by the suit's letter."""

    def __init__(
        self,
        pack: Pack,
        *,
        signs: Mapping[str, str] = FRENCH_SIGNS,
        inks: Mapping[str, str] = FOUR_INKS,
        mono: bool = False,
    ) -> None:
        self.pack, self.signs, self.inks, self.mono = pack, signs, inks, mono

    def label(self, card: Card) -> str:
        """The suit's sign and the rank; a covered card is a pattern."""
        if card == BACK:
            return "▒"
        return self.signs.get(card[0], card[0]) + card[1:]

    def style(self, card: Card, look: Look = Look.PLAIN) -> str:
        """Ink and paper."""
        if card == BACK:
            return BACKS
        if look is Look.BARRED:
            return f"{FADED} on {SHADED}"
        return f"bold {self.ink(card)} on {WINNING if look is Look.WINNING else PAPER}"

    def ink(self, card: Card) -> str:
        """The ink of a card's suit."""
        return self.inks.get(card[0], INK)

    def chip(self, card: Card, look: Look = Look.PLAIN) -> Text:
        """A slip; without colour brackets mean lawful."""
        label = self.label(card)
        if self.mono:
            return Text(f"[{label}]" if look is Look.LAWFUL else f" {label} ")
        return Text(f" {label} ", self.style(card, look))

    def card(self, card: Card, look: Look = Look.PLAIN) -> list[Text]:
        """A card of three rows: its label in the corner, and its name."""
        inner = CARD_WIDTH - 2
        label, mark = self.label(card), "◆" if look is Look.WINNING else ""
        rows = [label + mark.rjust(inner - cell_len(label)), *name_rows(self.pack, card)]
        edge = "│" if self.mono else " "
        style = "" if self.mono else self.style(card, look)
        return [Text(f"{edge}{row:<{inner}}{edge}", style) for row in rows]

    def sentence(self, text: str, style: str = "") -> Text:
        """A sentence in which ``{sK}`` means a card."""
        result = Text(style=style)
        for place, part in enumerate(re.split(r"\{([^{}]+)\}", text)):
            result.append_text(self._inline(Card(part)) if place % 2 else Text(part))
        return result

    def _inline(self, card: Card) -> Text:
        return Text(self.label(card)) if self.mono else self.chip(card)

    def hand(
        self, cards: Collection[Card], lawful: Collection[Card] | None, width: int
    ) -> list[Text]:
        """A hand in rows by suit: lawful cards on bright paper, the others dimmed."""
        rows: list[Text] = []
        for suit in self.pack.suits:
            held = self.pack.sort(card for card in cards if card[0] == suit.letter)
            rows += self.rows(f"{suit.letter}  {suit_name(suit)}", held, lawful, width)
        return rows

    def rows(
        self, head: str, cards: Collection[Card], lawful: Collection[Card] | None, width: int
    ) -> list[Text]:
        """Cards of a hand that go together, with a word before the first row."""
        chips = [self.chip(card, look_of(card, lawful)) for card in cards]
        lines = wrap_items(chips, width - LABEL)
        heads = (head, *("" for _ in lines[1:]))
        return [
            Text(f" {one:<{LABEL - 1}}").append_text(line)
            for one, line in zip(heads, lines, strict=False)
        ]


def look_of(card: Card, lawful: Collection[Card] | None) -> Look:
    """Bright if lawful, dimmed if not, plain where nothing is said of it."""
    if lawful is None:
        return Look.PLAIN
    return Look.LAWFUL if card in lawful else Look.BARRED


def inline_card(card: Card) -> str:
    """A card inside a sentence."""
    return to_text(say("covered-card")) if card == BACK else f"{{{card}}}"


def inline_cards(cards: Iterable[Card]) -> str:
    """Several cards inside a sentence."""
    return " ".join(inline_card(card) for card in cards)
