"""The pack: 32 German cards, and the Weli as the 33rd (Schwaighofer § Das Bieten, § Weli)."""

from typing import Final

from ridotto.cards import Card, german_suit, suited_pack

RANKS: Final = ("A", "K", "O", "U", "10", "9", "8", "7")
SUITS: Final = tuple(german_suit(letter, RANKS) for letter in "hlse")

WELI: Final = Card("W")

PLAIN_PACK: Final = suited_pack("German 32", SUITS)
WELI_PACK: Final = suited_pack("German 33", SUITS, {WELI: "Weli"})

HEIGHT: Final = {
    card: len(RANKS) - place for suit in SUITS for place, card in enumerate(suit.cards)
}
"""How high a card stands in its suit: the ace 8, the seven 1. Suits are equal, none is trump."""

SUIT_NAMES: Final = {suit.letter: suit.name for suit in SUITS}


def suit_of(card: Card) -> str:
    """The letter of a natural card's suit."""
    return card[0]
