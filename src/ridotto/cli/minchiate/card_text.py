"""Cards as they look in a terminal: a slip of paper with the card's code in its suit's ink."""

import textwrap
from collections.abc import Collection, Iterable, Mapping
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.text import Text

from ridotto.cards import BACK, Card
from ridotto.cli.canvas import wrap_items
from ridotto.cli.card_text import CardText, Look, look_of
from ridotto.cli.language import to_text
from ridotto.cli.palette import BRONZE, INK, OXBLOOD
from ridotto.cli.sentences import say
from ridotto.games.minchiate.pack import NUMBER, PACK, SUIT_LETTER, SUITS

SUIT_INK: Final = {"c": "#9c2f24", "d": "#8a5d10", "s": "#24466f", "b": "#3c5a2c"}
SMALL_DIGITS: Final = {3: "³", 5: "⁵", 10: "¹⁰"}
LABEL: Final = 10
HAND_ROWS: Final = 7


class Size(NamedTuple):
    """How many cells a card in a trick takes."""

    width: int
    height: int


SMALL: Final = Size(13, 3)
LARGE: Final = Size(15, 5)


class MinchiateCardText(CardText):
    """Slips for the 97 cards; small digits tell what a carta di conto counts."""

    def __init__(self, worth: Mapping[Card, int], *, mono: bool = False) -> None:
        super().__init__(PACK, signs={}, inks=SUIT_INK, mono=mono)
        self.worth = worth

    def label(self, card: Card) -> str:
        """``cR⁵``, ``33⁵``, ``7``."""
        return super().label(card) + SMALL_DIGITS.get(self.worth.get(card, 0), "")

    def ink(self, card: Card) -> str:
        """Suit cards in their suit's ink; Arie in oxblood, other carte di conto in bronze."""
        if card in SUIT_LETTER:
            return super().ink(card)
        if NUMBER.get(card, 0) >= 36:
            return OXBLOOD
        return BRONZE if card in self.worth else INK

    def style(self, card: Card, look: Look = Look.PLAIN) -> str:
        """Only carte di conto are bold."""
        whole = super().style(card, look)
        return whole if card in self.worth else whole.removeprefix("bold ")

    def chip(self, card: Card, look: Look = Look.PLAIN, *, named: bool = False) -> Text:
        """A slip, with the name of a tarocco where there is room for it: ``33⁵ Leone``."""
        if not named or card not in PACK.extras:
            return super().chip(card, look)
        label = f"{self.label(card)} {PACK.names[card]}"
        if self.mono:
            return Text(f"[{label}]" if look is Look.LAWFUL else f" {label} ")
        return Text(f" {label} ", self.style(card, look))

    def face(self, card: Card, size: Size, look: Look = Look.PLAIN) -> list[Text]:
        """A card on the table: its code in the corner, its name over two lines."""
        inner = size.width - 2
        label, crown = self.label(card), "◆" if look is Look.WINNING else ""
        name = textwrap.wrap(PACK.names.get(card, ""), inner)[:2]
        if size is LARGE:
            name = [line.center(inner) for line in ["", *name]]
        rows = [label + crown.rjust(inner - cell_len(label)), *name]
        rows += [""] * (size.height - len(rows))
        edge = "│" if self.mono else " "
        style = "" if self.mono else self.style(card, look)
        return [Text(f"{edge}{row:<{inner}}{edge}", style) for row in rows]

    def codes(self, cards: Iterable[Card], slanted: Card = BACK) -> Text:
        """Codes in their inks without card_text, for text on paper."""
        hands = {slanted: "italic underline"}
        return Text(" ").join(
            Text(card, f"{hands.get(card, 'bold')} {self.ink(card)}") for card in cards
        )

    def hand(
        self, cards: Collection[Card], lawful: Collection[Card] | None, width: int
    ) -> list[Text]:
        """In rows by suit; tarocchi with their names unless that takes too many rows."""
        chips = {card: self.chip(card, look_of(card, lawful)) for card in PACK.sort(cards)}
        rows: list[Text] = []
        for suit in SUITS:
            rows += _labelled(
                suit.name, [chips[card] for card in suit.cards if card in chips], width
            )
        tarocchi = [card for card in chips if card in PACK.extras]
        named = [self.chip(card, look_of(card, lawful), named=True) for card in tarocchi]
        long = _labelled("Tarocchi", named, width)
        if len(rows) + len(long) <= HAND_ROWS:
            return rows + long
        return rows + _labelled("Tarocchi", [chips[card] for card in tarocchi], width)


def _labelled(label: str, chips: list[Text], width: int) -> list[Text]:
    return [
        Text(f" {'' if place else label:<{LABEL - 1}}").append_text(line)
        for place, line in enumerate(wrap_items(chips, width - LABEL))
    ]


def named_card(card: Card) -> str:
    """A card inside a sentence, with its name: ``{33} Leone``."""
    if card == BACK:
        return to_text(say("covered-card"))
    return f"{{{card}}} {PACK.names[card]}"


def inline_cards(cards: Iterable[Card]) -> str:
    """Several cards inside a sentence, by their codes."""
    return " ".join(f"{{{card}}}" for card in cards)
