"""A running deal of Guimbarde as one flat array of 64-bit integers: what stands where.

Copying the array copies the deal. What everybody has of something is a slot for each of nine
seats, of which a smaller company uses the first; or, where the numbers are small, one word with
seven bits for each seat (``paying.lane``).
"""

from typing import Final

from ridotto.games.guimbarde.boxes import ALL, Box

SEATS: Final = 9
"""The largest company (text)."""
SEAT_BITS: Final = 7
"""Bits of a word that belong to one seat, where all seats share a word."""

# What the party brings ---------------------------------------------------------------------------

DEALER: Final = 0
DEALS: Final = 1
"""How many deals of the sitting have been played."""
BOXES: Final = 2
"""The jettons in each of the five boxes, in the game's order."""
PARTY: Final = BOXES + len(ALL)
PAID_BY_DEAL: Final = True
"""Each deal is paid separately and does not affect the next."""

POINT: Final = ALL.index(Box.POINT)
"""The place of the Point box, which is the box of the fonds too."""

# Before the play ---------------------------------------------------------------------------------

PACK: Final = PARTY
"""The pack until it is cut, top card first, eight cards to a word; nothing afterwards."""
PACK_WORDS: Final = 7
PHASE: Final = PACK + PACK_WORDS
"""One of the phases below."""
TURN: Final = PHASE + 1
"""The seat that has to act."""
LAID: Final = TURN + 1
"""The sets that the seat in turn has laid open for the boxes so far, a bit each."""
SPEAKERS: Final = LAID + 1
"""The seats that are still to name their pips, a bit each."""
TURNED: Final = SPEAKERS + 1
"""The card that makes trumps; ``NOBODY`` before the deal."""
TRUMPS: Final = TURNED + 1
"""Its suit."""
NAMED: Final = TRUMPS + 1
"""The cards that each seat has named of its Point, seven bits a seat."""
TOLD: Final = NAMED + 1
"""The pips that each seat has named, seven bits a seat."""
HIDDEN: Final = TOLD + 1
"""The seats that have kept hidden a Point, or its pips, a bit each."""
DRAWN_BY: Final = HIDDEN + 1
"""By box, who drew it before the play, or ``NOBODY``."""
DRAWN: Final = DRAWN_BY + len(ALL)
"""By box, how many jettons were drawn."""
STAKED: Final = DRAWN + len(ALL)
"""Into how many boxes everybody has put a stake."""
FONDS: Final = STAKED + 1
"""How many jettons were laid for the tricks."""

# Cards, a set for each seat ----------------------------------------------------------------------

HANDS: Final = FONDS + 1
PLAYED: Final = HANDS + SEATS
"""All cards that a seat has played in this deal."""
KNOWN: Final = PLAYED + SEATS
"""The cards that everybody knows to be in a hand: shown, or paid for as a queen kept back."""
ABSENT: Final = KNOWN + SEATS
"""The cards that everybody knows not to be in a hand: the play or the Point laid open shows it."""

# The trick on the table --------------------------------------------------------------------------

TRICK: Final = ABSENT + SEATS
"""The trick being played, counted from 1."""
LYING: Final = TRICK + 1
"""How many cards of it lie on the table."""
TABLE: Final = LYING + 1
"""These cards."""
LEADER: Final = TABLE + 1
"""Who led to it, or is to lead."""
LED: Final = LEADER + 1
"""The card led, or ``NOBODY``."""
BEST: Final = LED + 1
"""The card that wins so far, or ``NOBODY``."""
WINNER: Final = BEST + 1
"""Who played it; before the lead, the leader."""
QUEEN: Final = WINNER + 1
"""The queen that would make a marriage if she were played next: a bit, or 0 (r. 6)."""
MARRIED: Final = QUEEN + 1
"""The places in the trick at which the king of a marriage lies, a bit each."""
FOU_PAID: Final = MARRIED + 1
"""1 if the Fou of this trick was paid for at once."""

# The tricks won, and the payments ----------------------------------------------------------------

TRICKS: Final = FOU_PAID + 1
"""How many tricks each seat has, seven bits a seat."""
MOST: Final = TRICKS + 1
"""How many tricks the best seat has."""
FIRST: Final = MOST + 1
"""Who reached this number first, or ``NOBODY``."""
TIED: Final = FIRST + 1
"""1 if another has as many."""
LINES: Final = TIED + 1
"""What each seat has won or lost by each kind of line below, seven bits a seat.

All of them together stay below 64 jettons: at a table of nine, three marriages, the great one and
the Fou bring 48, and queens kept back three more.
"""

HAND, GRAND_HAND, ON_TABLE, TRUMPED, FORCED, GRAND_TABLE, BROKEN = range(7)
FOU_WINS, FOU_TAKEN, FOU_RETURNED = range(7, 10)

LINE_RULES: Final = (
    "marriage.hand", "marriage.grand-hand", "marriage.table", "marriage.trumped",
    "marriage.forced", "marriage.grand-table", "marriage.broken",
    "fou.wins", "fou.taken", "fou.returned",
)  # fmt: skip
"""The rule of each kind of line."""

AWARD_BY: Final = LINES + len(LINE_RULES)
"""Who won the fonds, or ``NOBODY``."""
AWARD: Final = AWARD_BY + 1
"""How many jettons that were."""
SHARE: Final = AWARD + 1
"""What everybody gets of the boxes when the sitting ends."""
REST: Final = SHARE + 1
"""What one person gets besides."""
REST_TO: Final = REST + 1
"""Who that is, or ``NOBODY``."""
SIZE: Final = REST_TO + 1

EMPTY: Final = (
    TURNED, *(DRAWN_BY + box for box in range(len(ALL))), LED, BEST, FIRST, AWARD_BY, REST_TO,
)  # fmt: skip
"""The slots that hold ``NOBODY`` when a deal begins; most others hold 0."""

# Phases, in their order.
CUTTING, OPENING, NAMING, COMPARING, LAYING, PLAYING, PLAYED_OUT = range(7)
