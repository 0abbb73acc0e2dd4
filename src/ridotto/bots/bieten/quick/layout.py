"""Where everything stands in the row of numbers that is a deal.

Players are counted from the forehand on, cards suit by suit (Herz, Laub, Schell, Eichel) from the
seven up; the Weli is 32. Figures keep the book's order.
"""

from collections.abc import MutableSequence, Sequence
from typing import Final, TypeAlias

Cells: TypeAlias = MutableSequence[int]
"""A deal: a list, or where compiled an array."""

Floats: TypeAlias = MutableSequence[float]
Reals: TypeAlias = Sequence[float]

Rooms: TypeAlias = tuple[Cells, Cells, Cells, Cells, Cells, Cells]
"""Space to work in: what may be done and its tags, both once more for trials, dice, and notes."""

NOTES: Final = 16
"""How much there is to note."""

MOST: Final = 10
"""The most players (D 1)."""

HERZ, LAUB, GLEICH, HANGER, SPIEL = range(5)
FIGURES: Final = 5

UNBID, ASKED, GOOD1, HELD2, RAISED, GOOD2, HELD3 = range(7)
BEFORE, AFTER, ANSWERING, OVER = range(4)

# What may be done: to let pass or say good, to bid or hold, to give the Groschen; else a card.
PASS, CLAIM, GROSCHEN = range(3)

WELI: Final = 32
ALL: Final = 0xFFFFFFFF
"""The 32 natural cards."""

NAMED: Final = 64
"""To lay the Weli as card c is act 64 + c; any other card is its own number."""

# Customs other than the book's, as bits.
LAUB_FIRST, BID_ORDER, FROM_BIDDER, LEADER_ONLY, FREE = 1, 2, 4, 8, 16
FORFEITS, STANDS_KEPT, NO_RAISE_AT_ONE, OWN_RAISE, FREED = 32, 64, 128, 256, 512
COARSE: Final = 1024
"""No custom: who learns does not heed the slate yet."""

# One number each.
PLAYERS, PHASE, TURN, CURSOR, TRICK, LEADER, LAID, LED = range(8)
FIGURE, AFTERWARDS, QUEUED, ANSWERED, CUSTOMS = range(8, 13)
NAME, OWNER, CLOSED, BOUND, SPIEL_BOUND, LET_GOOD = range(13, 19)
WRITTEN, BIDS, TAKEN, PACK = range(19, 23)
"""``TAKEN``: has somebody gone out first already? ``PACK``: how many cards, 32 or 33."""

# Rows: of tricks, of figures, of players.
LEDS: Final = 23
ORDER: Final = 26
"""Figures in the order in which they were written."""
STATUS: Final = 31
BIDDER: Final = 36
GIVER: Final = 41
SAID_GOOD: Final = 46
"""Who has let a figure good, as bits."""
LAST_GOOD: Final = 51
"""Whose last word on a figure was good, as bits."""
NUMBER: Final = 56
"""The how-manieth bid a figure was."""
QUEUE: Final = 61
LACK: Final = 71
"""What each lacked when the deal began."""
GOODS: Final = 81
"""What has been written for each in this deal."""
HAND: Final = 91
DEALT: Final = 101
ROW: Final = 111
"""The three cards each has laid, first to last."""
GAIN: Final = 141
PLACE: Final = 151
"""After the count: 0 is still in, 1 went out first, and so on; the loser is -1."""
SIZE: Final = 161
