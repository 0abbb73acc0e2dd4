"""Cards and acts as numbers.

Each suit has 16 bits of a word, the weakest card lowest; for the Point it has all its cards, the
three permanent trumps too. Above the king two bits are left: there lie the acts of playing queen
or king and showing the other, so that one shift makes them from the cards.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from ridotto.cards import BACK, Card
from ridotto.games.guimbarde.boxes import SETS
from ridotto.games.guimbarde.pack import FULL, RANKS, SUIT_LETTERS, height, marriage_of, mate_of
from ridotto.kernel.card_sets import WORD

SUITS: Final = len(SUIT_LETTERS)
LANE: Final = 16
"""Bits of a word that belong to one suit."""
RANK_COUNT: Final = len(RANKS)
"""Those of them that are cards of the full pack."""
NUMBERS: Final = SUITS * LANE
"""The length of tables indexed by card; places without a card stay empty."""

NUMBER: Final = {c: LANE * SUIT_LETTERS.index(c[0]) + height(c) - 1 for c in FULL.cards}
"""The number of each card."""
CARD: Final = {number: card for card, number in NUMBER.items()}
"""The card of each number."""
BIT: Final = {card: 1 << number for card, number in NUMBER.items()} | {BACK: 0}
"""The bit of each card; a card one does not see has none."""


def word_of(cards: Iterable[Card]) -> int:
    """A set of cards as a word."""
    word = 0
    for card in cards:
        word |= BIT[card]
    return word


def cards_of(word: int) -> Iterator[Card]:
    """The cards of a word, by their numbers."""
    word = int(word)
    while word:
        yield CARD[(word & -word).bit_length() - 1]
        word &= word - 1


FULL_WORD: Final = word_of(FULL.cards)
"""All cards there are."""

WEDDABLE: Final = word_of(card for card in FULL.cards if mate_of(card))
"""Kings and queens."""

# Acts --------------------------------------------------------------------------------------------
# A card's number plays it.

MARRY: Final = 2
"""A king's or queen's number and this: play the card and show the other (r. 1, 4)."""
CUT: Final = WORD - 1
"""This and the number of cards lifted."""
SHOW: Final = CUT + len(FULL)
"""This and the place of a set in ``SHOWABLE``: lay it open for a box."""
SHOWABLE: Final = tuple(
    dict.fromkeys((*SETS, *(marriage_of(Card(f"{suit}K")) for suit in SUIT_LETTERS)))
)
"""What can be laid open before the play, in the order in which the kernel asks for it."""
SHOWN: Final = SHOW + len(SHOWABLE)
"""Enough laid open, or nothing."""
NAME: Final = SHOWN + 1
"""Name one's Point as it is: its cards, or its pips where those decide."""
SILENT: Final = NAME + 1
LAY: Final = SILENT + 1
"""Lay one's Point open."""
LEAVE: Final = LAY + 1
"""Keep it hidden."""
ACTS: Final = LEAVE + 1
