"""A running deal of Tresette as one flat array of 64-bit integers: what stands where.

Copying the array copies the deal. Seats are places in the order of play. Among four, sides are
seats 0 and 2 against seats 1 and 3; otherwise everybody is a side. A word holds a set of cards by
their numbers (``numbering``).
"""

from typing import Final

from ridotto.kernel.contract import NOBODY as NOBODY

SEATS: Final = 4
"""The most who play."""
SIDES: Final = 3
"""The most sides: among three everybody is one."""
HEAPS_EACH: Final = 4
"""Packets or heaps that each of two players has (intro)."""

# The party: what outlives the deal.

DEALER: Final = 0
DEALS: Final = 1
"""Deals of the sitting already done."""
OPENED: Final = 2
"""Deals already dealt in the running Partie."""
FINISHED: Final = 3
"""Partien brought to an end since partners were drawn."""
MARKS: Final = 4
"""By side."""
SLATE: Final = MARKS + SIDES
"""Partien that one side has won of another: ``SIDES`` numbers for each winner, by loser."""
PAST: Final = SLATE + SIDES * SIDES
"""By seat, what was won on slates already settled, with earlier partners."""
PARTY: Final = PAST + SEATS
PAID_BY_DEAL: Final = False
"""A deal is a step towards the end of a party, which alone is paid."""

# The cards.

PACK: Final = PARTY
"""The pack before the cut, top first: ``CARDS_A_WORD`` numbers of ``CARD_BITS`` in each word."""
PACK_WORDS: Final = 4
CARDS_A_WORD: Final = 10
CARD_BITS: Final = 6
CARD_MASK: Final = (1 << CARD_BITS) - 1
HANDS: Final = PACK + PACK_WORDS
"""By seat; among two with heaps, the cards that lie open."""
PLAYED: Final = HANDS + SEATS
"""By seat, all cards it has played in this deal."""
EARLIER: Final = PLAYED + SEATS
"""Everything played before the cards in hand were taken up: only among two with packets."""
VOIDS: Final = EARLIER + 1
"""By seat, all cards of the suits it has not followed since its cards were taken up.

With open heaps nothing is proved by that, and none are kept.
"""
TABLE: Final = VOIDS + SEATS
"""The cards of the trick on the table."""
LEADS: Final = TABLE + 1
"""All cards that were led to a trick."""
THROWN: Final = LEADS + 1
"""All cards that were played without following suit."""
PILES: Final = THROWN + 1
"""By side, the cards it has won."""
TALON: Final = PILES + SIDES
"""The cards left over among three."""
HEAPS: Final = TALON + 1
"""Among two, ``HEAPS_EACH`` words for each seat.

With packets, a set: the packet that is taken up in that place, empty from then on. With heaps, the
covered cards of one, next to be turned in the lowest ``CARD_BITS``, each as its number plus one.
"""
COVERED: Final = HEAPS + 2 * HEAPS_EACH
"""With heaps, by seat: how many cards lie covered in each, ``COUNT_BITS`` a heap."""
TOPS: Final = COVERED + 2
"""With heaps, by seat: the open card of each, ``CARD_BITS`` a heap, its number plus one; or 0."""
COUNT_BITS: Final = 4
COUNT_MASK: Final = (1 << COUNT_BITS) - 1

# The play.

PHASE: Final = TOPS + 2
"""One of the phases below."""
TURN: Final = PHASE + 1
"""The seat that is to act, or ``NOBODY``."""
FOREHAND: Final = TURN + 1
"""Who announces first: the dealer's right; with packets, whoever leads when they are taken up."""
LEADER: Final = FOREHAND + 1
"""Who leads, or has led, to the trick on the table."""
TRICK: Final = LEADER + 1
"""How many tricks are gathered."""
LYING: Final = TRICK + 1
"""How many cards of the next lie on the table."""
LED: Final = LYING + 1
"""All cards of the suit led, or 0."""
BEST: Final = LED + 1
"""The card that wins the trick so far, as a bit, or 0."""
WINNING: Final = BEST + 1
"""Who played it; between tricks, who leads."""
TAKEN: Final = WINNING + 1
"""How many tricks each seat has taken, ``TRICK_BITS`` a seat."""
TRICK_BITS: Final = 8
TRICK_MASK: Final = (1 << TRICK_BITS) - 1
POINTS: Final = TAKEN + 1
"""By side, its points from cards so far."""
MOMENTS: Final = POINTS + SIDES
"""By side, the trick that brought each of these points, ``MOMENT_BITS`` each, the first lowest."""
MOMENT_BITS: Final = 5
MOMENT_MASK: Final = (1 << MOMENT_BITS) - 1

# What is said.

WINDOW_TRICK: Final = MOMENTS + SIDES
"""Tricks gathered when the second window opens (r. I), or ``NOBODY`` where there is none."""
SPOKEN: Final = WINDOW_TRICK + 1
"""How many have had their turn in the window that is open."""
TOLD: Final = SPOKEN + 1
"""By seat, what it has announced of the cards in hand: ``ITEM_BITS`` for the number of each."""
ITEM_BITS: Final = 4
ITEM_MASK: Final = (1 << ITEM_BITS) - 1
NAMED: Final = TOLD + SEATS
"""What the seat in turn has named in this announcement, in order: ``ITEM_BITS``, item plus one."""
SIGN: Final = NAMED + 1
"""The sign made for the lead on the table or to come, counted from 1, or 0."""
SIGNED: Final = SIGN + 1
"""By seat: a bit for each sign and the suit that was led with it, ``SUITS`` bits a sign."""

# The score of the deal.

OUT: Final = SIGNED + SEATS
"""The side that has won the Partie in this deal, or ``NOBODY``."""
WON: Final = OUT + 1
"""By side, Partien won in this deal less those lost."""
SHEET: Final = WON + SIDES
"""By side, ``LINES`` numbers: marks laid by rule, then Partien written by rule."""

MARK_RULES: Final = (
    "announce.threes", "announce.twos", "announce.sevens", "announce.group",
    "announce.napolitana", "sevens.ends", "count.figures", "count.aces", "count.last-trick",
)  # fmt: skip
"""Lines in marks."""
SLATE_RULES: Final = (
    "sevens.partie", "partie.announced", "partie.count", "partie.first-points",
    "continuation.again", "sevens.ends", "great.gallata", "great.gallaton", "great.stramazette",
    "great.stramazetton",
)  # fmt: skip
"""Why Partien are written on the slate."""
LINES: Final = len(MARK_RULES) + len(SLATE_RULES)
SIZE: Final = SHEET + SIDES * LINES

ENDS_MARKS: Final = MARK_RULES.index("sevens.ends")
FIGURES_LINE: Final = MARK_RULES.index("count.figures")
ACES_LINE: Final = MARK_RULES.index("count.aces")
LAST_LINE: Final = MARK_RULES.index("count.last-trick")
(
    BY_SEVENS_BESIDES, BY_ANNOUNCING, BY_COUNT, BY_FIRST_POINTS, BY_CONTINUATION, BY_SEVENS,
    GALLATA, GALLATON, STRAMAZETTE, STRAMAZETTON,
) = range(len(MARK_RULES), LINES)  # fmt: skip

# Phases.

CUTTING, FIRST_WINDOW, SECOND_WINDOW, PLAYING, COUNTING, STOPPED = range(6)
"""``COUNTING``: all tricks are in. ``STOPPED``: a side is out, and nothing more is counted."""
