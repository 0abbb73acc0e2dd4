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
LAST_SEAT: Final = SEATS - 1
"""Its bits are those of any seat: they say that a number is one, without a division."""
SIDES: Final = 2
NOBODY: Final = -1
BYTE: Final = 8
EACH: Final = (1 << BYTE) - 1
"""Where card numbers lie eight to a word, each has a byte."""

# What the party brings.
DEALER: Final = 0
PARTY: Final = 1
"""How many slots outlive the deal."""
PAID_BY_DEAL: Final = True
"""Each deal is paid separately and does not affect the next."""

# Where the cards are.
HANDS: Final = 1
"""A pair of words for each seat."""
PILES: Final = HANDS + 2 * SEATS
"""The tricks of each side, a pair of words each."""
TABLE: Final = PILES + 2 * SIDES
"""The cards of the trick on the table, a pair of words for each side."""
DISCARDS: Final = TABLE + 2 * SIDES
"""What each seat laid away, a pair of words each."""
FOLLA: Final = DISCARDS + 2 * SEATS
"""The folla, the discards among it."""
FILLED: Final = FOLLA + 2
"""What a short dealer drew blind."""

# The trick and the turn.
PHASE: Final = FILLED + 2
"""One of the phases below."""
TURN: Final = PHASE + 1
"""The seat that is to act."""
TRICK: Final = TURN + 1
"""The trick being played, counted from 1."""
LYING: Final = TRICK + 1
"""How many cards of it lie on the table."""
LED: Final = LYING + 1
"""The suit led by its place in the pack, or ``TAROCCHI``, or ``NOTHING``."""
BEST: Final = LED + 1
"""How strong the best card of the trick is."""
WINNING: Final = BEST + 1
"""Who played it; between tricks, who leads."""
DUE: Final = WINNING + 1
"""The king that must fall if the trick is trumped: a bit of the first word, or 0."""
ROUNDS: Final = DUE + 1
"""The suits led in earlier tricks, a bit each."""
MATTO_BY: Final = ROUNDS + 1
"""Who played the Matto, or ``NOBODY``."""
WAITING: Final = MATTO_BY + 1
"""Whose Matto lies open, waiting for a card to be given for it, or ``NOBODY``."""

# Before the play.
LIFTED: Final = WAITING + 1
"""How many cards the cutter lifted."""
ROBBED: Final = LIFTED + 1
"""How many he robbed."""
TAKEN: Final = ROBBED + 1
"""How many the dealer turned up or took."""
OWED: Final = TAKEN + 1
"""By seat, how many cards it has still to lay away."""
ASKED: Final = OWED + SEATS
"""While versicole are declared: which of the seat's own it is asked about, counted from 0."""
PLACES: Final = ASKED + 1
"""While a short dealer draws blind: the places of the robber's discard he has drawn, as bits."""
STACK: Final = PLACES + 1
"""Card numbers, eight to a word: the pack as it was shuffled, until it is dealt."""
PACK_WORDS: Final = 13
ORDER: Final = STACK + PACK_WORDS
"""A long robber's discard in the order he laid it, until a short dealer has drawn."""
ORDER_WORDS: Final = 3

# Marks and the sheet.
LEAD: Final = ORDER + ORDER_WORDS
"""The mark, positive for side 0."""
RESTI: Final = LEAD + 1
"""Resti each side was paid on the way."""
FINE: Final = RESTI + SIDES
"""Resti paid for a folla perduta, positive if side 0 gets them."""
DIFFERENCE: Final = FINE + 1
"""The result of the count, positive for side 0."""
PAID: Final = DIFFERENCE + 1
"""The resti the count pays, positive if side 0 gets them."""
SHEET: Final = PAID + 1
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

# What people have seen: only observations need it.
SHOWN: Final = SHEET + SIDES * LINES
"""By seat a pair: cards everybody saw it get or declare, played ones among them."""
PLAYED: Final = SHOWN + 2 * SEATS
"""By seat a pair: the cards it has played."""
LAST_PLAYED: Final = PLAYED + 2 * SEATS
"""By seat: the card it has on the table, its number and one; 0 for none."""
VOIDS: Final = LAST_PLAYED + SEATS
"""By seat five bits: suits and tarocchi it has shown to be without."""
OPEN_FOLLA: Final = VOIDS + 1
"""A pair: what everybody has seen of the folla."""
COUNTS: Final = OPEN_FOLLA + 2
"""How many of each suit the folla was last announced to hold, a byte each."""
LOOKED: Final = COUNTS + 1
"""A pair: what the cutter saw of his packet and did not rob."""
IN_SIGHT: Final = LOOKED + 2
"""The card at the bottom of his packet now, its number and one; 0 for none."""
BOTTOM: Final = IN_SIGHT + 1
"""The bottom card that the dealer saw, its number and one."""
SIZE: Final = BOTTOM + 1

# Phases.
CUTTING, ROBBING, DISCARDING, FILLING, LEADING, DECLARING, PLAYING, EXCHANGING = range(8)
COUNTING, SETTLED = range(8, 10)

# What was led, beside the four suits.
TAROCCHI: Final = 4
EVERY_SUIT: Final = (1 << TAROCCHI) - 1
"""In the order of suits of ``ROUNDS``."""
NOTHING: Final = 5
"""Nothing yet, or only the Matto."""
KINDS: Final = 5
"""Bits of ``VOIDS`` that belong to one seat."""


def empty_deal() -> Deal:
    """An array for a deal, with nothing in it."""
    return np.zeros(SIZE, dtype=np.int64)
