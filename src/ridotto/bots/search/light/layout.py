"""A light table of tricks as one array of integers, and the rules it is played by as another.

A card is a number: its suit in the play times 32, and its height in that suit. A hand is a word of
bits for each suit. So the four trick games differ only in their tables, and in what a trick brings.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Table: TypeAlias = NDArray[np.int64]
Rules: TypeAlias = NDArray[np.int64]
Reals: TypeAlias = NDArray[np.float64]

HEIGHTS: Final = 32
SHIFT: Final = 5
LOW: Final = HEIGHTS - 1
SUITS: Final = 6
SEATS: Final = 9
"""The most that can sit there."""

CARDS: Final = SUITS * HEIGHTS
NOBODY: Final = -1
NO_CARD: Final = -1

# The table. ---------------------------------------------------------------------------------------

LEADER, COUNT, LED, BEST, TAKER, DONE, MARRIAGE, OVER = range(8)
"""Who led, how many cards lie, the suit led, the card that has the trick and whose it is, tricks
done, the places of kings married on the table, and whether the game has ended before its time."""

LYING: Final = 10
"""The cards of the trick, in the order they were played."""
WON: Final = 20
"""Tricks won, by place at the table; so all of the following."""
HEAP: Final = 30
"""What counts in the tricks won: points, figures, loose points."""
PAID: Final = 40
"""What has been paid to each in the play."""
ACES: Final = 50
"""Tresette: aces won. Taroc: empty cards won. Kaiserspiel: fiches. Guimbarde: when a trick came."""
FALLEN: Final = 60
"""Kaiserspiel: high trumps won, as bits. Taroc: the cheapest counter won."""
FIRST, SKIS_OWED = 70, 71
"""Tresette: who was out first. Taroc: who threw the Skis, and to whom."""
HANDS: Final = 80
OUT: Final = HANDS + SEATS * SUITS
"""Cards not played yet, wherever they lie, by suit."""
PACKETS: Final = OUT + SUITS
"""Among two: three packets each that are taken up later."""
LATER: Final = 3
SIZE: Final = PACKETS + 2 * LATER * SUITS

# The rules. ---------------------------------------------------------------------------------------

GAME, PLAYERS, TRICKS, TRUMP, BEATING, RUFFING, PAIRS, FIRST_TRUMP = range(8)
"""Which game, how many play, tricks in the deal, the suit of trumps or NOBODY, where one must beat
(nowhere, everywhere, in trumps only), whether who is void must trump, whether opposite seats are
partners, whether the first lead must be a trump."""

TRESETTE, TAROC, KAISERSPIEL, GUIMBARDE = range(4)
NOWHERE, EVERYWHERE, IN_TRUMPS = range(3)

OWN: Final = 16
"""From here on the game's own numbers; the game's module names them."""
WORTH: Final = 64
"""What each card counts in the heap."""
RULES: Final = WORTH + CARDS


def new_table() -> Table:
    """A table with nothing on it."""
    table = np.zeros(SIZE, dtype=np.int64)
    table[[LED, BEST, TAKER, FIRST, SKIS_OWED]] = NOBODY
    return table


def new_rules() -> Rules:
    """Rules that say nothing yet."""
    rules = np.zeros(RULES, dtype=np.int64)
    rules[TRUMP] = NOBODY
    return rules
