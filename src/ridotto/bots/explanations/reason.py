"""Why an act is better than another: a kind, and the facts that a sentence about it needs."""

from typing import Final

import msgspec

from ridotto.cards import Card
from ridotto.table import Action

ONLY: Final = "only"
"""There is nothing else to do."""
ALIKE: Final = "alike"
"""All acts are equally good, as far as can be judged."""
PARTNERS_TRICK: Final = "partners-trick"
"""The trick is partner's, and the other act would overtake him."""
TRICK: Final = "trick"
"""It takes the trick for our side, and the other does not."""
DUCK: Final = "duck"
"""It leaves the trick to others on purpose."""
SPARE: Final = "spare"
"""It may take the trick, and spares a card that would do so more surely."""
KEEP: Final = "keep"
"""The card of the other act is kept, and takes a trick later."""
HOME: Final = "home"
"""The card that is played comes into our tricks, and could be lost if it were kept."""
OFTENER: Final = "oftener"
"""It takes the trick for our side more often than the other, and neither always."""
RARER: Final = "rarer"
"""It leaves the trick to others more often than the other."""
TRICKS: Final = "tricks"
"""Our side takes more tricks in the rest of the deal."""
LATER: Final = "later"
"""Better in the long run, and no one thing decides it."""
HABIT: Final = "habit"
"""The player hardly ever does anything else, and the courses show no clear difference."""
LEARNT: Final = "learnt"
"""The player does so, but the courses that were tried speak for something else."""
LOT: Final = "lot"
"""A card is drawn or the pack cut: nobody knows anything that bears on it."""
CHANCE: Final = "chance"
"""The player throws dice."""
BOOK: Final = "book"
"""A novice who has weighed nothing: only the book's advice speaks."""

GENERAL: Final = (
    ONLY, ALIKE, PARTNERS_TRICK, TRICK, DUCK, SPARE, KEEP, HOME, OFTENER, RARER, TRICKS, LATER,
    HABIT, LEARNT, LOT, CHANCE, BOOK,
)  # fmt: skip
"""The kinds of every game; the others are subjects of the game's own."""
VAGUE: Final = (ALIKE, LATER, HABIT, LEARNT)
"""Kinds that name nothing one could look for at the table: the book's advice comes before them."""


class Reason(msgspec.Struct, frozen=True, kw_only=True):
    """What decides between an act and another one."""

    kind: str
    """One of ``GENERAL``, or a subject of the game's sheet."""
    gain: bool = True
    """Is something won, rather than kept from the others?"""
    cards: tuple[Card, ...] = ()
    """The cards it is about."""
    rule: str = ""
    """The rule by which it counts."""
    often: float = 1.0
    """In which share of the ways the hidden cards may lie."""
    sure: bool = False
    """It holds for all hidden cards."""
    at_once: bool = False
    """The act itself brings it, and not what follows later."""
    points: float = 0.0
    """What it changes on the sheet, on average."""
    leading: bool = False
    """It makes the greatest difference in the courses that were tried, but need not decide."""
    instead: Action | None = None
    """The act it was compared with."""
