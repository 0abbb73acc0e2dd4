"""What the cards of Tresette are called, in the French pack and in the Latin one of forty."""

from typing import Final

from ridotto.cards.pack_names import FRENCH, LATIN, suited_names
from ridotto.games.tresette.pack import PACK

LATIN_SUITS: Final = {"s": "s", "h": "c", "d": "d", "c": "b"}
LATIN_RANKS: Final = {"K": "R", "Q": "C", "J": "F"}
"""The Latin pack has a rider where the French has a queen."""

PACKS: Final = {
    "tresette": suited_names(PACK, FRENCH),
    "tresette-latin": suited_names(
        PACK,
        LATIN,
        language="it",
        suit_letters=LATIN_SUITS,
        rank_letters=LATIN_RANKS,
        printed_ranks=LATIN_RANKS.values(),
    ),
}
