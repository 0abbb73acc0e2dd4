"""The Piquet pack of 32 cards, or 36 with the sixes, and what its cards are worth (Begriff)."""

from collections.abc import Iterable
from typing import Final

from ridotto.cards import Card, Pack, french_suit, suited_pack

SUIT_LETTERS: Final = ("s", "h", "d", "c")
RANKS: Final = ("K", "Q", "J", "A", "10", "9", "8", "7", "6")
"""High to low: the ace stands below the Valet."""

COURTS: Final = ("K", "Q", "J", "A")
"""Honours in trumps, besides the lowest card; in one suit they make a sequence."""

PIPS: Final = {"A": 11, "K": 10, "Q": 10, "J": 10, **{str(n): n for n in range(6, 11)}}
"""What a card adds to the Rummel."""


def _pack(name: str, ranks: tuple[str, ...]) -> Pack:
    return suited_pack(name, tuple(french_suit(letter, ranks) for letter in SUIT_LETTERS))


PACKS: Final = {32: _pack("Piquet", RANKS[:-1]), 36: _pack("Piquet with sixes", RANKS)}

RANK_OF: Final = {rank: len(RANKS) - place for place, rank in enumerate(RANKS)}


def suit_of(card: Card) -> str:
    """The letter of a card's suit."""
    return card[0]


def rank_of(card: Card) -> str:
    """A card without its suit."""
    return card[1:]


def height(card: Card) -> int:
    """How high a card stands in its suit."""
    return RANK_OF[card[1:]]


def of_suit(cards: Iterable[Card], suit: str) -> tuple[Card, ...]:
    """The cards of a suit, by its letter; covered cards are of none."""
    return tuple([card for card in cards if card[0] == suit])


def sort(cards: Iterable[Card]) -> tuple[Card, ...]:
    """In the customary order, which is the same with and without the sixes."""
    return PACKS[36].sort(cards)


def pips(cards: Iterable[Card]) -> int:
    """What these cards count in the Rummel."""
    return sum(PIPS[rank_of(card)] for card in cards)
