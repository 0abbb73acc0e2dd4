"""Cards as numbers, and sets of cards as two words.

Each suit has 16 bits of the first word, the weakest card lowest. The tarocchi stand in the second
word in their order, so that neighbours in a run are neighbouring bits, and the Matto after them.
"""

from collections.abc import Iterable
from typing import Final

from ridotto.cards import Card
from ridotto.games.minchiate.pack import MATTO, PACK, STRENGTH
from ridotto.kernel.card_sets import WORD

LANE: Final = 16
"""Bits of the first word that belong to one suit."""


def _numbered() -> dict[Card, int]:
    number = {
        card: LANE * lane + place
        for lane, suit in enumerate(PACK.suits)
        for place, card in enumerate(sorted(suit.cards, key=STRENGTH.__getitem__))
    }
    tarocchi = sorted((c for c in PACK.extras if c != MATTO), key=STRENGTH.__getitem__)
    number |= {card: WORD + place for place, card in enumerate((*tarocchi, MATTO))}
    return number


NUMBER: Final = _numbered()
"""The kernel's number of each card."""

CARD: Final = {number: card for card, number in NUMBER.items()}
"""The card of each number."""

NUMBERS: Final = 2 * WORD
"""The length of tables indexed by card; places without a card stay empty."""


def words(cards: Iterable[Card]) -> tuple[int, int]:
    """The two words of a set of cards."""
    bits = 0
    for card in cards:
        bits |= 1 << NUMBER[card]
    return bits & (1 << WORD) - 1, bits >> WORD


def cards_in(lo: int, hi: int) -> tuple[Card, ...]:
    """The cards of two words, in the pack's order."""
    bits = int(lo) | int(hi) << WORD
    return tuple(card for card in PACK.cards if bits >> NUMBER[card] & 1)


# Acts. A card's own number stands for playing it, laying it away, or giving it for the Matto.
CUT: Final = NUMBERS
"""Lifting n cards is act ``CUT + n``."""
ROB: Final = CUT + len(PACK)
"""Take the card in sight."""
LEAVE: Final = ROB + 1
"""Rob no further."""
HOLD_BACK: Final = LEAVE + 1
"""Do not show the versicola one is asked about; or there is none."""
SHOW: Final = HOLD_BACK + 1
SHOW_WITH_MATTO: Final = SHOW + 1
DRAW: Final = SHOW_WITH_MATTO + 1
"""A short dealer draws the n-th card of the robber's discard: act ``DRAW + n``."""
MOST_ROBBED: Final = 24
ACTS: Final = DRAW + MOST_ROBBED
