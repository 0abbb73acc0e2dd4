"""Cards and packs: the lowest layer."""

from ridotto.cards.card import BACK, Card, hide
from ridotto.cards.errors import Ambiguous, CardError, Impossible, Malformed
from ridotto.cards.pack import Pack, Suit
from ridotto.cards.suited import french_suit, german_suit, suited_pack

__all__ = [
    "BACK",
    "Ambiguous",
    "Card",
    "CardError",
    "Impossible",
    "Malformed",
    "Pack",
    "Suit",
    "french_suit",
    "german_suit",
    "hide",
    "suited_pack",
]
