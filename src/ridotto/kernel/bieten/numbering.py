"""Cards and acts as numbers.

Each suit has eight bits of a word, the seven lowest; the Weli stands after them. So neighbours in
a suit are neighbouring bits, and cards of one rank lie eight bits apart.

Acts are numbered from the words of the conversation over cards and cuts to the Weli's names. The
bit 63 of a word is never used, so that 63 is no act.
"""

from collections.abc import Iterable
from typing import Final

from ridotto.cards import Card
from ridotto.games.bieten.pack import HEIGHT, PLAIN_PACK, SUITS, WELI
from ridotto.kernel.bieten.layout import FIGURES
from ridotto.kernel.compiled import inlined

LANE: Final = 8
"""Bits that belong to one suit; as many as it has cards."""
NATURAL: Final = (1 << LANE * len(SUITS)) - 1
"""All cards but the Weli."""

NUMBER: Final[dict[Card, int]] = {
    card: LANE * lane + place
    for lane, suit in enumerate(SUITS)
    for place, card in enumerate(sorted(suit.cards, key=HEIGHT.__getitem__))
} | {WELI: len(PLAIN_PACK)}
"""The kernel's number of each card."""

CARD: Final = {number: card for card, number in NUMBER.items()}
"""The card of each number."""

WELI_NUMBER: Final = NUMBER[WELI]
WELI_BIT: Final = 1 << WELI_NUMBER
CARDS: Final = WELI_NUMBER + 1
"""Bits of a set of cards."""
EVERY_CARD: Final = (1 << CARDS) - 1

SUIT_LETTERS: Final = "".join(suit.letter for suit in SUITS)

# Acts.
BID: Final = 0
"""Bid the figure of this number, counted from here."""
GROSCHEN: Final = BID + FIGURES
"""Give a Groschen on it, in one's own turn or as an answer."""
HOLD, GOOD, SILENT, DONE, ROB, LEAVE = range(GROSCHEN + FIGURES, GROSCHEN + FIGURES + 6)
PLAY: Final = LEAVE + 1
"""Lay the card of this number, counted from here."""
CUT: Final = PLAY + LANE * len(SUITS)
"""Lift one card; ``cut_act`` has the others."""
UNUSED: Final = 63
"""No act: the bit that words do not use."""
MOST_LIFTED: Final = WELI_NUMBER
"""With all 33 cards in the pack one is left."""
NAME: Final = CUT + MOST_LIFTED + 1
"""Lay the Weli as the card of this number, counted from here."""
ACTS: Final = NAME + LANE * len(SUITS)


@inlined
def cut_act(lifted: int) -> int:
    """The act that lifts this number of cards."""
    number = CUT - 1 + lifted
    return number + 1 if number >= UNUSED else number


@inlined
def lifted_by(number: int) -> int:
    """How many cards that act lifts."""
    return number - CUT + (0 if number > UNUSED else 1)


def word(cards: Iterable[Card]) -> int:
    """A set of cards."""
    return sum(1 << NUMBER[card] for card in cards)


def cards_in(bits: int) -> tuple[Card, ...]:
    """The cards of a set."""
    return tuple(CARD[n] for n in range(CARDS) if int(bits) >> n & 1)
