"""What people enter after a deal of Bieten with real cards."""

from enum import Enum
from typing import Annotated, Final

import msgspec

from ridotto.counting.evening import MOST_DEALS, Evening, FaultEntry, Person, SmallNumber
from ridotto.games.bieten.figures import Figure
from ridotto.games.bieten.state import Status


class How(Enum):
    """How a figure stood when the cards were all laid (section 3)."""

    SILENT = "silent"
    GOOD = "good"
    HELD = "held"
    GROSCHEN_GOOD = "groschen-good"
    GROSCHEN_HELD = "groschen-held"


STATUS: Final = {
    How.SILENT: Status.UNBID,
    How.GOOD: Status.GOOD1,
    How.HELD: Status.HELD2,
    How.GROSCHEN_GOOD: Status.GOOD2,
    How.GROSCHEN_HELD: Status.HELD3,
}


class FigureEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure: how it stood, and whose it is; nobody's where it stands or is missing.

    Let good, it is whose bid or Groschen that was; else who made it. With the cards named it may
    be left open: then they decide. ``number`` is the place of its bid in the order of bidding.
    """

    how: How = How.SILENT
    by: Person | None = None
    number: SmallNumber = 0


SILENT: Final = FigureEntry()


class BietenEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal: the five figures; and, where the cards shall decide, everybody's three cards.

    ``weli`` is what the Weli was baptised. Who plays no more has no cards.
    """

    herz: FigureEntry = SILENT
    laub: FigureEntry = SILENT
    gleich: FigureEntry = SILENT
    hanger: FigureEntry = SILENT
    spiel: FigureEntry = SILENT
    rows: tuple[tuple[str, ...], ...] = ()
    weli: str = ""
    faults: tuple[FaultEntry, ...] = ()

    def entry(self, figure: Figure) -> FigureEntry:
        """What was entered of a figure."""
        entry: FigureEntry = getattr(self, figure.value)
        return entry


class BietenStart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who deals first; and the slate of a game already begun."""

    dealer: Person = 0
    scores: tuple[int, ...] = ()
    out: tuple[Person, ...] = ()
    games: SmallNumber = 0


class BietenEvening(Evening, frozen=True, kw_only=True, tag="bieten"):
    """A match of Bieten."""

    opening: BietenStart = BietenStart()
    deals: Annotated[tuple[BietenEntry, ...], msgspec.Meta(max_length=MOST_DEALS)] = ()
