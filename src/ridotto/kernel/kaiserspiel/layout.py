"""A running deal as one flat array of 64-bit integers: what stands where.

Copying the array copies the deal. Seats are the readable game's own, lettered to the right; the
tables know who follows whom. A set of cards is one word. Where a name stands for several slots,
there is one for each seat.
"""

from typing import Final

SEATS: Final = 3

# What the party brings.
DEALER: Final = 0
PARTIEN: Final = 1
"""Partien of the sitting that are over."""
FICHES_BEFORE: Final = 2
"""Imperials everybody had when the deal began."""
LOOSE_BEFORE: Final = FICHES_BEFORE + SEATS
"""Loose points everybody had then, in jettons of four."""
PARTY: Final = LOOSE_BEFORE + SEATS
PAID_BY_DEAL: Final = False
"""A deal is a step towards the end of a party, which alone is paid."""

# The course of the deal.
PHASE: Final = PARTY
"""One of the phases below."""
TURN: Final = PHASE + 1
"""The seat that is to act, or ``NOBODY``."""
WINNER: Final = TURN + 1
"""Who has won the Partie in this deal, or ``NOBODY``."""

# The board and the sheet.
FICHES: Final = WINNER + 1
"""Imperials everybody has now."""
LOOSE: Final = FICHES + SEATS
"""Loose points everybody has now."""
SHEET: Final = LOOSE + SEATS
"""How often each kind of line was marked: ``FIELD`` bits for each of ``LINE_RULES``."""

# The cards.
HANDS: Final = SHEET + SEATS
TALON: Final = HANDS + SEATS
"""What was not dealt, the turned card among it; empty with three players."""
TURNED: Final = TALON + 1
"""The turned card: its bit."""
TRUMPS: Final = TURNED + 1
"""All cards of the trump suit."""
TRUMP_SUIT: Final = TRUMPS + 1
"""Their suit, by its place in the pack."""
PACK: Final = TRUMP_SUIT + 1
"""The pack before it is cut, eight cards to a word; empty afterwards."""
CARDS_IN_WORD: Final = 8
PACK_WORDS: Final = 5

# What was shown and told.
SHOWING: Final = PACK + PACK_WORDS
"""Imperials that the seat in turn has chosen to show, a bit each; empty once they are shown."""
SHOWN: Final = SHOWING + 1
"""Imperials shown from the hand, a bit each."""
TOURNEES: Final = SHOWN + SEATS
"""Imperials shown with the turned card, a bit each."""
SAID: Final = TOURNEES + SEATS
"""What everybody said of the Rummel: the number of that act, or 0."""
TOLD: Final = SAID + SEATS
"""The point everybody told or called equal, by the number of the act that tells it, or 0."""
BEST: Final = TOLD + SEATS
"""The point that stands so far, by the same number, or 0."""
BEST_BY: Final = BEST + 1
"""Who told it, or ``NOBODY``."""
NAMED: Final = BEST_BY + 1
"""The suit of the Rummel that was marked, by its place in the pack, or ``NOTHING``."""
NAMED_CARDS: Final = NAMED + 1
"""How many cards it has."""
DEMANDABLE: Final = NAMED_CARDS + 1
"""Whose Rummel may still be demanded to be seen, or ``NOBODY``."""
RUMMEL: Final = DEMANDABLE + 1
"""The cards of the Rummel, once they were shown."""

# The play.
TRICK: Final = RUMMEL + 1
"""How many tricks are gathered."""
LEADER: Final = TRICK + 1
"""Who leads to the trick on the table."""
LYING: Final = LEADER + 1
"""How many cards of it lie there."""
TABLE: Final = LYING + 1
"""The card that lies before everybody: its bit, or 0."""
DUE_SUIT: Final = TABLE + SEATS
"""The cards of the suit that must be played by those who have it: what was led; before the first
lead of three, trumps."""
BEATING: Final = DUE_SUIT + 1
"""All cards that would take the trick from the one that is winning it."""
WINNING: Final = BEATING + 1
"""Who is winning the trick; before a lead, who leads."""
PLAYED: Final = WINNING + 1
"""What everybody has played."""
PILES: Final = PLAYED + SEATS
"""The cards in everybody's tricks."""
TRICKS: Final = PILES + SEATS
"""How many tricks everybody has."""

# What everybody at the table knows.
KNOWN: Final = TRICKS + SEATS
"""Cards that all know to be in this hand."""
LACKING: Final = KNOWN + SEATS
"""Cards that all know not to be in this hand: it did not follow, or did not take."""
SIZE: Final = LACKING + SEATS

NOTHING: Final = -1
"""Instead of a suit."""

# Phases, as the readable game has them; the house's own are left out.
CUTTING, IMPERIALS, TOURNEE, RUMMEL_TOLD, NAMING, PLAYING, COUNTING, SETTLED = range(8)
PHASES: Final = (
    "cutting", "imperials", "tournee", "rummel", "naming", "playing", "counting", "settled",
)  # fmt: skip
"""Their names."""

# Kinds of lines, in the order in which they end a Partie (r. XV).
TOURNE, FOUR_ALIKE, SEQUENCE, TRUMP_SEQUENCE, BY_TOURNEE = range(5)
POINT_TOLD, MADE_TO_FALL, HONOUR, CARDS, CAPOT = range(5, 10)
LINE_RULES: Final = (
    "tourne", "imperial.four", "imperial.sequence", "imperial.trumps", "imperial.tournee",
    "rummel", "imperial.fall", "honour", "cards", "capot",
)  # fmt: skip
"""The rule of each kind of line."""
LINES: Final = len(LINE_RULES)
FIELD: Final = 6
"""Bits of the sheet for one kind of line; no kind is marked more than twelve times."""
