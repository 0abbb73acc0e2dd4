"""What a quick player has in mind, as one array: weights, chances, what cards mean, what he thinks.

The compiled counterpart of the book's player in ``ridotto.bots.minchiate``: the same advice and,
unless told otherwise, the same weights.
"""

import math
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ridotto.kernel.minchiate.numbering import NUMBERS

Mind: TypeAlias = NDArray[np.float64]

WEIGHTS: Final = {
    "trick": 4.0,  # four cards, beyond par a point each (Dr. 11)
    "control": 16.0,  # a tarocco that nobody beats, in the hand
    "rank": 5.0,  # the highest tarocco above the lowest, as a card
    "ultima": 10.0,  # holding the highest, towards the last trick
    "will": 0.6,  # how readily an enemy takes a trick that holds little
    "friend": 0.6,  # how readily one's partner takes it back
    "greed": 1 / 60,  # how much readier both are for every point in it
    "last": 0.15,  # and for being the last to play
    "lead": 5.0,  # the price of having to lead
    "overtake": 4.0,  # the price of taking what was partner's already
    "partner_ruffs": -1.0,  # a lead that partner trumps alone
    "enemy_ruffs": 0.0,  # one that enemies trump
    "partner_overruffs": 6.0,  # one that an enemy trumps before partner does
    "enemy_overruffs": -2.0,  # one that partner trumps before an enemy does
    "all_ruff": 1.0,  # one that all three trump
    "void": 3.0,  # being rid of a suit, with cards to save
    "cartiglia": 0.6,  # being rid of a cartiglia
    "high": 0.2,  # a high cartiglia above a low one
    "tarocco_led": 4.0,  # the price of leading a tarocco while one has cartiglie
    "impiccare": 3.0,  # having a long king's suit led once
    "matto": 6.0,  # the Matto in the hand
    "king_falls": 1.0,  # which part of an enemy king that may have to fall is hoped for
    "safe": -0.09,  # odds that a tarocco comes home later: these, and for each …
    "safe_control": 3.95,  # … chance that no enemy has a higher one
    "safe_higher": -0.06,  # … higher one that is out
    "safe_left": 0.05,  # … trick to come
    "safe_length": 0.094,  # … tarocco in the hand
    "king": 2.0,  # odds that a king does: these, and for the chance …
    "king_danger": -9.0,  # … that an enemy trumps him
    "king_friend": 1.4,  # … that partner does
    "noise": 2.0,  # so many points less make a card e times less likely
}
"""How much each piece of advice counts, in points."""

(
    TRICK, CONTROL, RANK, ULTIMA, WILL, FRIEND, GREED, LAST, LEAD, OVERTAKE, PARTNER_RUFFS,
    ENEMY_RUFFS, PARTNER_OVERRUFFS, ENEMY_OVERRUFFS, ALL_RUFF, VOID, CARTIGLIA, HIGH, TAROCCO_LED,
    IMPICCARE, MATTO, KING_FALLS, SAFE, SAFE_CONTROL, SAFE_HIGHER, SAFE_LEFT, SAFE_LENGTH, KING,
    KING_DANGER, KING_FRIEND, NOISE,
) = range(len(WEIGHTS))  # fmt: skip

GAP: Final = len(WEIGHTS)
"""By card: the points between our having it and their having it."""

OTHERS: Final = 3
MOST: Final = 64
NONE: Final = GAP + NUMBERS
"""By how many people may have some of these cards and how many there are: the chance that a
certain one of them has none."""

GUMBEL: Final = 256
THROWS: Final = NONE + (OTHERS + 1) * MOST
"""Throws of chance. Added to values, they make the best of them the one a softmax would draw."""

# What he thinks when a card is due.
LOOT: Final = THROWS + GUMBEL
"""What the cards on the table mean."""
STAKE: Final = LOOT + 1
"""That, with the trick itself."""
HORIZON: Final = STAKE + 1
"""How much of the game is still to come, for what strength may do in it."""
STEP: Final = HORIZON + 1
"""What a tarocco is worth above the next lower one that is out."""
PRICE: Final = STEP + 1
"""What it costs to have the lead."""
NEXT_VOID: Final = PRICE + 1
"""The chance that the next enemy cannot follow."""
PARTNER_VOID: Final = NEXT_VOID + 1
STANDING: Final = PARTNER_VOID + 1
"""The chance that our side takes the trick as it lies."""
FALLS: Final = STANDING + 1
"""What an enemy king may bring that has to fall."""
CHOICES: Final = FALLS + 1
"""The cards he may play, by number, then what each is worth."""
VALUES: Final = CHOICES + MOST
SIZE: Final = VALUES + MOST


def make_mind(**weights: float) -> Mind:
    """A mind with these weights changed, in which no card means anything yet."""
    unknown = weights.keys() - WEIGHTS.keys()
    if unknown:
        raise ValueError(f"no weights of that name: {', '.join(sorted(unknown))}")
    mind = np.zeros(SIZE)
    mind[: len(WEIGHTS)] = list((WEIGHTS | weights).values())
    for people in range(1, OTHERS + 1):
        row = NONE + people * MOST
        mind[row : row + MOST] = (1 - 1 / people) ** np.arange(MOST)
    # Where nobody can have them, there are none.
    mind[NONE : NONE + MOST] = 1.0
    throws = (np.arange(GUMBEL) + 0.5) / GUMBEL
    mind[THROWS : THROWS + GUMBEL] = [-math.log(-math.log(throw)) for throw in throws]
    return mind
