"""French and German suits, for packs that differ only in their ranks."""

from typing import Final

from ridotto.cards.card import Card
from ridotto.cards.pack import Pack, Suit

FRENCH: Final = {"s": "Spades", "h": "Hearts", "d": "Diamonds", "c": "Clubs"}
GERMAN: Final = {"h": "Herz", "l": "Laub", "s": "Schell", "e": "Eichel"}

FRENCH_RANKS: Final = {"A": "ace", "K": "king", "Q": "queen", "C": "knight", "J": "knave"}
GERMAN_RANKS: Final = {"A": "Sau", "K": "König", "O": "Ober", "U": "Unter"}


def french_suit(letter: str, ranks: tuple[str, ...]) -> Suit:
    """A French suit with these ranks, high to low."""
    return Suit(letter, FRENCH[letter], ranks)


def german_suit(letter: str, ranks: tuple[str, ...]) -> Suit:
    """A German suit with these ranks, high to low."""
    return Suit(letter, GERMAN[letter], ranks)


def suited_names(suits: tuple[Suit, ...]) -> dict[Card, str]:
    """``king of Spades``, ``7 of Clubs``; ``Herz Sau``, ``Laub 10``."""
    return {card: _name(suit, card[1:]) for suit in suits for card in suit.cards}


def _name(suit: Suit, rank: str) -> str:
    if suit.name in GERMAN.values():
        return f"{suit.name} {GERMAN_RANKS.get(rank, rank)}"
    return f"{FRENCH_RANKS.get(rank, rank)} of {suit.name}"


def suited_pack(name: str, suits: tuple[Suit, ...], extras: dict[Card, str] | None = None) -> Pack:
    """A pack of these suits, and of extra cards with their names."""
    more = extras or {}
    return Pack(name, suits, tuple(more), {**suited_names(suits), **more})
