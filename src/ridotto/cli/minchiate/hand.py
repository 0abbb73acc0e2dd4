"""A hand in rows by suit; lawful cards on bright paper, the others dimmed."""

from collections.abc import Collection, Iterator
from typing import Final

from rich.text import Text

from ridotto.cards import BACK, Card
from ridotto.cli.minchiate.canvas import wrap_items
from ridotto.cli.minchiate.inks import Inks, Look
from ridotto.games.minchiate.pack import PACK, SUITS, of_suit

LABEL: Final = 10


def hand_rows(
    inks: Inks, cards: Collection[Card], lawful: Collection[Card] | None, width: int, most: int
) -> list[Text]:
    """The hand in at most so many rows if it can be; tarocchi with their names if they fit."""
    suits = _suit_rows(inks, cards, lawful, width)
    tarocchi = tuple(card for card in PACK.sort(cards) if card in PACK.extras or card == BACK)
    named = _rows("Tarocchi", _chips(inks, tarocchi, lawful, named=True), width)
    if len(suits) + len(named) <= most:
        return suits + named
    return suits + _rows("Tarocchi", _chips(inks, tarocchi, lawful), width)


def _suit_rows(
    inks: Inks, cards: Collection[Card], lawful: Collection[Card] | None, width: int
) -> list[Text]:
    rows: list[Text] = []
    for suit in SUITS:
        held = PACK.sort(of_suit(cards, suit.letter))
        rows += _rows(suit.name, _chips(inks, held, lawful), width)
    return rows


def _chips(
    inks: Inks, cards: Collection[Card], lawful: Collection[Card] | None, *, named: bool = False
) -> list[Text]:
    return [inks.chip(card, _look(card, lawful), named=named) for card in cards]


def _look(card: Card, lawful: Collection[Card] | None) -> Look:
    if lawful is None:
        return Look.PLAIN
    return Look.LAWFUL if card in lawful else Look.BARRED


def _rows(label: str, chips: list[Text], width: int) -> list[Text]:
    return list(_labelled(label, wrap_items(chips, width - LABEL)))


def _labelled(label: str, lines: list[Text]) -> Iterator[Text]:
    for place, line in enumerate(lines):
        row = Text(f" {label if place == 0 else '':<{LABEL - 1}}")
        yield row.append_text(line)
