"""A running deal as one flat array of 64-bit integers: what stands where.

Copying the array copies the deal. Inside a deal the three who play are counted as *places*: the
dealer is place 0, who leads first is place 1, who cut is place 2. Which seats they are, and who of
four is king and sits out, follows from the dealer (``tables.SEAT_AT``). A pair is two words that
hold a set of cards.
"""

from typing import Final

SEATS: Final = 4
PLACES: Final = 3
NOBODY: Final = -1

# What belongs to the party.
DEALER: Final = 0
"""The seat that deals."""
DEALS: Final = 1
"""How many deals of the sitting are played."""
PARTY: Final = 2
PAID_BY_DEAL: Final = True
"""Each deal is paid separately and does not affect the next."""

PHASE: Final = 2
"""One of the phases below."""
TURN: Final = 3
"""The place that has to act."""

# Cards, a pair for each place.
HANDS: Final = 4
PILES: Final = 10
"""The tricks of each, with the cards given and got for the Skis (r. 6)."""
PLAYED: Final = 16
"""What each has played, the trick on the table included."""
ABSENT: Final = 22
"""What each cannot hold, as he played (r. 4, 15-17)."""
SUITS_LED: Final = 28
"""What each place has led so far, a bit for each suit and for tarocs."""

KNOWN: Final = 31
"""What each has certainly held: by honours he named, or by yielding the lead (r. 1, 18)."""

SKAR: Final = 37
"""A pair: what the dealer has laid away."""
TABLE: Final = 39
"""A pair: the trick on the table; whose each card is, ``PLAYED`` tells."""
PACK: Final = 41
"""The shuffled pack until it is cut: ``PACK_CARDS`` numbers in each of ``PACK_WORDS`` words."""
PACK_WORDS: Final = 9
PACK_CARDS: Final = 9
PACK_BITS: Final = 7

ANNOUNCED: Final = PACK + PACK_WORDS
"""The honours each place has named, a bit each."""
OPEN_HONOURS: Final = ANNOUNCED + PLACES
"""Those the announcer may still name: he holds them, and their turn has not passed."""

TRICK: Final = OPEN_HONOURS + 1
"""The trick being played, counted from 1."""
LYING: Final = TRICK + 1
"""How many cards of it lie on the table."""
LED: Final = LYING + 1
"""The suit led by its place in the pack, or ``TAROC``, or ``NOTHING``."""
BEST: Final = LED + 1
"""The power of the best card (``tables.POWER``); 0 while only a Skis lies there, or nothing."""
WINNING: Final = BEST + 1
"""The place whose card takes the trick so far; between tricks, who leads."""
OWING: Final = WINNING + 1
"""The place that owes a card for the Skis, or ``NOBODY`` (r. 6)."""
OWED: Final = OWING + 1
"""The place it is owed to, or ``NOBODY``."""

GAINS: Final = OWED + 1
"""What each place has won so far, then the king."""
KING: Final = PLACES
"""His column, after those of the three places."""
COLUMNS: Final = PLACES + 1

SHEET: Final = GAINS + COLUMNS
"""The lines of each place, then those of the king: ``LINES`` for each."""

# Kinds of lines: what is counted, then what is paid.
COUNTERS, EMPTIES, SKIS_ALONE, THREES = range(4)
POINTS, PAGAT_LOST, PAGAT_LOST_LAST, PAGAT_LAST = range(4, 8)
FIRST_HONOUR: Final = 8

LINE_RULES: Final = (
    "count.counters", "count.empties", "count.skis-alone", "count.threes",
    "pay.points", "pagat.lost", "pagat.lost-last", "pagat.last",
    "honour.matadors", "honour.further-matador", "honour.single-matador", "honour.ten-tarocs",
    "honour.extra-taroc", "honour.cavalerie", "honour.half-cavalerie", "honour.four-kings",
    "honour.four-queens", "honour.four-knights", "honour.four-valets", "honour.kings-with-skis",
    "honour.queens-with-skis",
)  # fmt: skip
"""The rule of each kind of line."""

LINES: Final = len(LINE_RULES)
SIZE: Final = SHEET + COLUMNS * LINES

# Phases; from COUNTING on nobody has to act.
CUTTING, LAYING, ANNOUNCING, PLAYING, COUNTING, VOID, SETTLED = range(7)

# What was led, beside the four suits.
TAROC: Final = 4
NOTHING: Final = 5
"""Nothing yet, or only the Skis."""
LEADS: Final = NOTHING + 1
