"""A running deal as one flat array of 64-bit integers: what stands where.

Copying the array copies the deal. Seats are places in the order of play. A set of seats has a bit
for each; a set of figures has a bit for each in the order of ``games.bieten.figures.Figure``;
what a seat does not know is left at 0 in a deal entered from its view.
"""

from typing import Final

from ridotto.games.bieten.figures import CARD_FIGURES
from ridotto.games.bieten.state import FIGURES as ALL_FIGURES

SEATS: Final = 10
FIGURES: Final = len(ALL_FIGURES)
CARD_ONES: Final = len(CARD_FIGURES)
"""The figures one has in the cards; the Spiel stands after them."""
EVERY_FIGURE: Final = (1 << FIGURES) - 1
IN_CARDS: Final = (1 << CARD_ONES) - 1
SPIEL: Final = 1 << CARD_ONES
"""The Spiel as a set of figures."""

# The party: the slate and what belongs to it.
DEALER: Final = 0
GAMES: Final = 1
"""How many games of the match are over."""
OUT: Final = 2
"""Who has reached the target in this game."""
FIRST_OUT: Final = 3
"""Who was the first of them, the winner of the game; 0 while nobody is out."""
SCORES: Final = 4
"""What stands on the slate for each seat before this deal."""
QUARTERS: Final = SCORES + SEATS
"""The quarters of wine each seat has won in this match, less those it owes."""
PARTY: Final = QUARTERS + SEATS
PAID_BY_DEAL: Final = False
"""A deal is a step towards the end of a party, which alone is paid."""

# Whose turn it is, and for what.
PHASE: Final = PARTY
TURN: Final = PHASE + 1
"""The seat that has to act, ``NOBODY`` when all cards are laid."""
PLAYING: Final = TURN + 1
"""Who plays in this deal."""
STANDING: Final = PLAYING + 1
"""Who of them has not reached the target, even provisionally (D 13)."""
CUTTER: Final = STANDING + 1

# The cards.
LIFTED: Final = CUTTER + 1
"""How many cards the cutter lifted; 0 once the cards are dealt."""
PACK: Final = LIFTED + 1
"""The pack as it was shuffled, ``PER_WORD`` cards a word; nothing once the cards are dealt."""
PER_WORD: Final = 10
CARD_BITS: Final = 6
PACK_WORDS: Final = 4
HANDS: Final = PACK + PACK_WORDS
"""By seat, the cards not yet laid."""
ROWS: Final = HANDS + SEATS
"""By seat, the cards laid as a set; above them card + 1 of each trick, ``CARD_BITS`` each."""
MADE: Final = ROWS + SEATS
"""By seat, what the natural cards make: ``WORTH_BITS`` a figure (``tables.worth_code``)."""
WORTH_BITS: Final = 8

# The trick.
TRICK: Final = MADE + SEATS
"""The trick being played, counted from 1."""
LEADER: Final = TRICK + 1
LED: Final = LEADER + 1
"""The suit led, or ``NOTHING``."""
LYING: Final = LED + 1
"""Who has laid a card to it."""
BEST: Final = LYING + 1
"""Twice the number of the card that wins it, and 1 more if it is no Weli; 0 if nothing lies."""
WINNING: Final = BEST + 1
"""Who laid that card; before the first card, the leader."""
VOIDS: Final = WINNING + 1
"""The suits each seat has proved not to have, ``SUITS`` bits a seat."""
SUITS: Final = 4
NOTHING: Final = SUITS
"""Instead of a suit: nothing is led."""

# The figures: a set for each way one can stand, but for that on which answers are awaited.
UNBID: Final = VOIDS + 1
LET_GOOD: Final = UNBID + 1
HELD: Final = LET_GOOD + 1
GROSCHEN_GOOD: Final = HELD + 1
GROSCHEN_HELD: Final = GROSCHEN_GOOD + 1

# The conversation.
FIGURE: Final = GROSCHEN_HELD + 1
"""The number of the figure on which answers are awaited, else 0."""
SPEAKER: Final = FIGURE + 1
"""In whose turn the offer was made: he goes on after the answers; else 0."""
WINDOW: Final = SPEAKER + 1
"""1 if that was after his card."""
QUEUE: Final = WINDOW + 1
"""Who is still to answer, the seat in turn included."""
ORIGIN: Final = QUEUE + 1
"""From whose left answers are asked; else 0."""
SAID: Final = ORIGIN + 1
"""By seat, the figures of which it has said each word below, ``FIGURES`` bits a word."""
BIDDERS: Final = SAID + SEATS
"""By figure, who bid it, ``SEAT_BITS`` each; 0 if unbid."""
SEAT_BITS: Final = 4
BIDS: Final = BIDDERS + 1
"""How many figures have been bid."""
BID_ORDER: Final = BIDS + 1
"""Their numbers in the order of bidding, ``FIGURE_BITS`` each."""
FIGURE_BITS: Final = 3
MOMENTS: Final = BID_ORDER + 1
"""By figure, when it was bid and, in the next slot, raised: ``MOMENT_BITS`` each; 0 for never.

A trick has three moments: before its lead, before the speaker's card, and after it.
"""
MOMENT_BITS: Final = 4
IN_A_TRICK: Final = 3
WRITTEN: Final = MOMENTS + 2
"""What was let good, first to last, ``ENTRY_BITS`` each: a mark, the figure, the seat."""
ENTRY_BITS: Final = 8
ENTRY_MARK: Final = 1 << FIGURE_BITS
ENTRY_SEAT: Final = FIGURE_BITS + 1
LACKS: Final = WRITTEN + 1
"""By seat, how many points are missing now."""

# The Weli.
BELOW: Final = LACKS + SEATS
"""1 if the cutter has seen the Weli under his packet and not taken it."""
ROBBED: Final = BELOW + 1
"""1 if he took it."""
HOLDER: Final = ROBBED + 1
"""The seat that has the Weli in its hand, and 1; 0 for nobody."""
BOUND: Final = HOLDER + 1
"""The figures its owner has claimed on the Weli alone, and the Spiel if claimed (D 25)."""
NAME: Final = BOUND + 1
"""The card it was named, and 1; 0 before."""
HELPED: Final = NAME + 1
"""What the cards of who named it make with it, as in ``MADE``."""

# The count.
RESULTS: Final = HELPED + 1
"""By figure, 1 and who wrote it and by which line, ``SEAT_BITS`` for the seat; 0 for nobody."""
WENT_OUT: Final = RESULTS + FIGURES
"""Who reached the target in this deal."""
PAYEE: Final = WENT_OUT + 1
"""Once the game has a loser: who won it, and 1."""
LOSER: Final = PAYEE + 1
"""And who lost it, and 1."""
SIZE: Final = LOSER + 1

# Phases. In the last three of the conversation answers are awaited.
CUTTING, ROBBING, BEFORE, AFTER, ASKED, HELD_ASKED, RAISED, OVER = range(8)

# Words, in ``SAID``: places of their figures.
BID, HOLD, SILENT, GROSCHEN, GOOD, HOLD_GROSCHEN, GOOD_GROSCHEN = range(0, 7 * FIGURES, FIGURES)
WORDS_SAID: Final = (
    "bid", "held the bid", "silent when held", "gave the Groschen", "let the bid good",
    "held the Groschen", "let the Groschen good",
)  # fmt: skip
"""The words, in their order."""

# Lines of the count.
BY_SILENCE, BY_GOOD, BY_HOLD, BY_GROSCHEN_GOOD, BY_GROSCHEN_HELD = range(5)
LINE_RULES: Final = (
    "score.silent", "score.good", "score.held", "score.groschen-good", "score.groschen",
)  # fmt: skip
"""The rule of each line."""
