"""Cards, announcements and acts as numbers.

Each suit has ten bits of a word, its lowest card lowest. An item is a rank, by its place in
a suit, or the Napolitana of a suit; how many cards it has follows from the hand, for what is
announced is told whole (intro).
"""

from collections.abc import Iterable
from typing import Final

from ridotto.cards import BACK, Card
from ridotto.games.tresette.acts import Signal
from ridotto.games.tresette.items import Item
from ridotto.games.tresette.pack import PACK, RANKS, STRENGTH, SUIT_LETTERS, SUITS
from ridotto.kernel.card_sets import WORD

LANE: Final = len(RANKS)
"""Bits of a word that belong to one suit."""
SUIT_COUNT: Final = len(SUITS)
CARDS: Final = len(PACK)
ALL_CARDS: Final = (1 << CARDS) - 1
WHOLE_SUIT: Final = (1 << LANE) - 1
"""The cards of the first suit, and a bit for each rank."""

NUMBER: Final = {
    card: LANE * lane + place
    for lane, suit in enumerate(SUITS)
    for place, card in enumerate(sorted(suit.cards, key=STRENGTH.__getitem__))
}
"""The kernel's number of each card."""
CARD: Final = {number: card for card, number in NUMBER.items()}
"""The card of each number."""
PLACE_RANK: Final = tuple(reversed(RANKS))
"""The rank at each place of a suit."""

NAPOLITANE: Final = LANE
"""Items below are groups by the place of their rank; from here on Napolitane by suit."""
ITEMS: Final = NAPOLITANE + SUIT_COUNT
LEAST: Final = 3
"""Three of a rank, or the three highest of a suit, are the least that is announced (intro)."""
MOST: Final = LANE
"""The longest item is a Napolitana of a whole suit."""

# Acts.

PLAY: Final = 0
"""Play a card: its number."""
NAME: Final = CARDS
"""Name an item in one's announcement; what is named first is laid first (intro)."""
SPEAK_NO_MORE: Final = NAME + ITEMS
"""End one's announcement, perhaps with nothing said."""
MAKE_SIGN: Final = SPEAK_NO_MORE + 1
"""Make one of the signs before one's lead, where they are agreed."""
CUT: Final = WORD - 1
"""Lift this number of cards, from 1 on: cuts fill the second word of acts."""
ACTS: Final = CUT + CARDS

SIGNS: Final = tuple(Signal)


def word_of(cards: Iterable[Card]) -> int:
    """A set of cards; backs are left out."""
    word = 0
    for card in cards:
        if card != BACK:
            word |= 1 << NUMBER[card]
    return word


def item_number(item: Item) -> int:
    """The kernel's number of an item, whatever its length."""
    if item.napolitana:
        return NAPOLITANE + SUIT_LETTERS.index(item.suit)
    return PLACE_RANK.index(item.rank)


def item_of(number: int, length: int) -> Item:
    """The item with a number, of this number of cards."""
    if number >= NAPOLITANE:
        return Item(length, suit=SUIT_LETTERS[number - NAPOLITANE])
    return Item(length, rank=PLACE_RANK[number])
