"""A running deal as one flat array of 64-bit integers: what stands where.

Copying the array copies the deal. Seats are counted in order of play, so that seat 0 and seat 2
are side 0; a pair of words holds a set of cards.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = NDArray[np.int64]
Deal: TypeAlias = Numbers

SEATS: Final = 4
SIDES: Final = 2
NOBODY: Final = -1

HANDS: Final = 0
"""A pair of words for each seat."""
PILES: Final = 8
"""The tricks of each side, a pair of words each."""
TABLE: Final = 12
"""The cards of the trick on the table, a pair of words for each side."""
DISCARDS: Final = 16
"""What each seat laid away, a pair of words each."""
FOLLA: Final = 24
"""The folla, the discards among it."""
FILLED: Final = 26
"""What a short dealer drew blind."""

PHASE: Final = 28
"""One of the phases below."""
TURN: Final = 29
"""The seat that is to act."""
TRICK: Final = 30
"""The trick being played, counted from 1."""
LYING: Final = 31
"""How many cards of it lie on the table."""
LED: Final = 32
"""The suit led by its place in the pack, or ``TAROCCHI``, or ``NOTHING``."""
BEST: Final = 33
"""How strong the best card of the trick is."""
WINNING: Final = 34
"""Who played it; between tricks, who leads."""
DUE: Final = 35
"""The king that must fall if the trick is trumped: a bit of the first word, or 0."""
ROUNDS: Final = 36
"""The suits led in earlier tricks, a bit each."""
MATTO_BY: Final = 37
"""Who played the Matto, or ``NOBODY``."""
WAITING: Final = 38
"""Whose Matto lies open, waiting for a card to be given for it, or ``NOBODY``."""

DEALER: Final = 39
LIFTED: Final = 40
"""How many cards the cutter lifted."""
ROBBED: Final = 41
"""How many he robbed."""
TAKEN: Final = 42
"""How many the dealer turned up or took."""

LEAD: Final = 43
"""The mark, positive for side 0."""
RESTI: Final = 44
"""Resti each side was paid on the way."""
FINE: Final = 46
"""Resti paid for a folla perduta, positive if side 0 gets them."""
DIFFERENCE: Final = 47
"""What the count comes to, positive for side 0."""
PAID: Final = 48
"""The resti the count pays, positive if side 0 gets them."""
SHEET: Final = 49
"""Points by kind of line, ``LINES`` for each side."""

# Kinds of lines.
ROB, TURNED_UP, SCOPERTA, DECLARED, DEATH, CAPTURED, LOST = range(7)
CARDS, ULTIMA, MARKED, CAPPOTTO = range(7, 11)
PAPI, RE, CINQUE, ARIE = range(11, 15)
RUN_PAPI, RUN_SOPRA = range(15, 17)
V_MATTO, V_TREDICI, V_DIECINE, V_RE, V_DEMONIO = range(17, 22)

LINE_RULES: Final = (
    "rob.mark", "deal.turned-up", "deal.scoperta", "declare.mark", "death", "matto.captured",
    "matto.lost",
    "count.cards", "count.ultima", "count.marked", "count.cappotto",
    "count.papi", "count.re", "count.cinque", "count.arie",
    "versicola.papi", "versicola.sopra",
    "versicola.matto", "versicola.tredici", "versicola.diecine", "versicola.re",
    "versicola.demonio",
)  # fmt: skip
"""The rule of each kind of line, in the sheet's order."""

LINES: Final = len(LINE_RULES)
SIZE: Final = SHEET + SIDES * LINES

# Phases.
DECLARING, PLAYING, EXCHANGING, COUNTING, SETTLED = range(5)

# What was led, beside the four suits.
TAROCCHI: Final = 4
EVERY_SUIT: Final = (1 << TAROCCHI) - 1
"""As ``ROUNDS`` has the suits."""
NOTHING: Final = 5
"""Nothing yet, or only the Matto."""


def empty_deal() -> Deal:
    """An array for a deal, with nothing in it."""
    return np.zeros(SIZE, dtype=np.int64)
