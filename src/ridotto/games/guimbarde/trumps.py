"""Trumps: the bride, the King and the fool in every deal, then the turned suit (text)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from ridotto.cards import BACK, Card
from ridotto.games.guimbarde.pack import PERMANENT, height, printed_suit
from ridotto.table.tricks import Played, highest

TRUMPS: Final = "T"
"""All trumps are one suit, whatever is printed on them."""


def is_trump(card: Card, trumps: str) -> bool:
    """One of the three, or a card of the turned suit."""
    return card in PERMANENT or printed_suit(card) == trumps


@lru_cache(maxsize=1024)
def suit_in_play(card: Card, trumps: str) -> str:
    """The suit a card belongs to for following: the three are trumps, no hearts or diamonds."""
    return TRUMPS if is_trump(card, trumps) else printed_suit(card)


def of_suit(cards: Iterable[Card], suit: str, trumps: str) -> tuple[Card, ...]:
    """The cards that follow this suit; covered cards are of none."""
    return tuple([c for c in cards if c != BACK and suit_in_play(c, trumps) == suit])


@lru_cache(maxsize=4096)
def strength(card: Card, led: str, trumps: str) -> tuple[int, int]:
    """The three, the turned suit, the suit led; other cards take nothing."""
    if card in PERMANENT:
        return 3, -PERMANENT.index(card)
    if printed_suit(card) == trumps:
        return 2, height(card)
    return (1, height(card)) if printed_suit(card) == led else (0, 0)


def winning(plays: Sequence[Played], trumps: str) -> Played:
    """The highest trump, else the highest card of the suit led."""
    led = suit_in_play(plays[0].card, trumps)
    return highest(plays, lambda card: strength(card, led, trumps))
