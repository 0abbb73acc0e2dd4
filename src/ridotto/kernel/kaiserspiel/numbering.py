"""Cards and acts as numbers.

Each suit has 16 bits of a word, the weakest card lowest; packs of 32 and of 36 cards are numbered
alike. Acts are numbered so that those of a kind are neighbours, and none has the topmost bit of
a word. A Rummel is told by its point, not by its suit: nobody else knows the suit yet.
"""

from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from typing import Final

from ridotto.cards import BACK, Card
from ridotto.games.kaiserspiel.pack import COURTS, PACKS, SUIT_LETTERS, height, of_suit, pips
from ridotto.games.kaiserspiel.rummel import worth
from ridotto.kernel.card_sets import WORD

LANE: Final = 16
"""Bits of a word that belong to one suit."""
RANKS: Final = 9
"""How many ranks there are."""
SUITS: Final = len(SUIT_LETTERS)

_ALL: Final = PACKS[max(PACKS)].cards

NUMBER: Final = {
    card: LANE * SUIT_LETTERS.index(card[0]) + height(card) - min(map(height, _ALL))
    for card in _ALL
}
"""The kernel's number of each card."""
CARD: Final = {number: card for card, number in NUMBER.items()}
"""The card of each number."""


def word(cards: Iterable[Card]) -> int:
    """The word of a set of cards; covered cards are left out."""
    bits = 0
    for card in cards:
        if card != BACK:
            bits |= 1 << NUMBER[card]
    return bits


def cards_in(bits: int) -> tuple[Card, ...]:
    """The cards of a word, in the pack's order."""
    return tuple(card for card in _ALL if int(bits) >> NUMBER[card] & 1)


EVERY_CARD: Final = word(_ALL)
"""All cards, the sixes among them."""

# Imperials, in the readable game's order: four of a rank, then sequences.
FOURS: Final = (*COURTS, "6", "7")
IMPERIALS: Final = (
    *(tuple(Card(suit + rank) for suit in SUIT_LETTERS) for rank in FOURS),
    *(tuple(Card(suit + rank) for rank in COURTS) for suit in SUIT_LETTERS),
)
"""The cards of every imperial that some rules know."""
IMPERIAL_OF: Final = {frozenset(cards): number for number, cards in enumerate(IMPERIALS)}

# Acts. Playing a card has the card's number.
SHOW: Final = WORD
"""To choose an imperial to be shown; those with lower numbers come first."""
SHOW_CHOSEN: Final = SHOW + len(IMPERIALS)
"""To lay the chosen imperials on the table; without any it is a way of passing."""
WITHHOLD: Final = SHOW_CHOSEN + 1
GOOD: Final = WITHHOLD + 1
EQUAL: Final = GOOD + 1
NAME: Final = EQUAL + 1
"""To name the Rummel's suit."""
DEMAND: Final = NAME + SUITS
CUT: Final = DEMAND + 1
"""To lift one card; to lift more has the numbers after it."""
TELL: Final = 2 * WORD
"""From here on: to tell a point."""


def _points() -> list[tuple[int, int]]:
    """Every sum a suit can have, with the number of its cards; the lowest first."""
    suit = of_suit(_ALL, SUIT_LETTERS[0])
    sets = chain.from_iterable(combinations(suit, n) for n in range(1, len(suit) + 1))
    return sorted({(pips(cards), len(cards)) for cards in sets}, key=worth)


def _usable(first: int) -> Iterator[int]:
    """Numbers from here on that have not the topmost bit of their word."""
    while True:
        if first % WORD != WORD - 1:
            yield first
        first += 1


POINT: Final = dict(zip(_usable(TELL), _points(), strict=False))
"""Sum and cards of each point, by the number of the act that tells it; the higher the later."""
ACTS: Final = max(POINT) + 1


TELLING: Final = {
    **{(told[0], 0): number for number, told in reversed(POINT.items())},
    **{told: number for number, told in POINT.items()},
}
"""The act that tells a sum and the number of cards; 0 cards where only the sum is told.

Of several numbers of cards with one sum the smallest stands for all, which keeps the order.
"""
