"""The l'Hombre pack of forty cards, and what its ranks are (intro)."""

from collections.abc import Iterable
from typing import Final

from ridotto.cards import Card, french_suit, suited_pack

RANKS: Final = ("3", "2", "A", "K", "Q", "J", "7", "6", "5", "4")
"""High to low, alike in every suit."""

FIGURE_RANKS: Final = ("3", "2", "K", "Q", "J")
SUITS: Final = tuple(french_suit(letter, RANKS) for letter in "shdc")
SUIT_LETTERS: Final = tuple(suit.letter for suit in SUITS)
SUIT_NAMES: Final = {suit.letter: suit.name for suit in SUITS}
PACK: Final = suited_pack("Tresette", SUITS)

STRENGTH: Final = {card: -place for suit in SUITS for place, card in enumerate(suit.cards)}
"""Which card of a suit is the higher."""


def suit_of(card: Card) -> str:
    """The suit letter of a card."""
    return card[0]


def rank_of(card: Card) -> str:
    """The rank of a card."""
    return card[1:]


def of_suit(cards: Iterable[Card], suit: str) -> tuple[Card, ...]:
    """The cards of a suit."""
    return tuple([card for card in cards if suit_of(card) == suit])


def figures_in(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Threes, Twos, kings, queens and knaves: three of them make a point (intro)."""
    return tuple([card for card in cards if rank_of(card) in FIGURE_RANKS])


def aces_in(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Each ace is a point by itself (intro)."""
    return tuple([card for card in cards if rank_of(card) == "A"])
