"""What people enter after a deal of Bieten with real cards."""

from enum import Enum
from typing import Annotated, Final

import msgspec

from ridotto.counting.evening import (
    MOST_DEALS,
    CardCode,
    Evening,
    Faults,
    Heap,
    Meaning,
    Person,
    SmallNumber,
    asked,
)
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
    """A figure: its state, and who has it; nobody where it still stands or is missing.

    If it was let good, it belongs to whoever bid it or gave the Groschen; otherwise to whoever made
    it. When the cards are entered it may be left open: then the cards decide. ``number`` is the
    place of its bid in the order of bidding.
    """

    how: How = How.SILENT
    by: Person | None = None
    number: SmallNumber = 0


SILENT: Final = FigureEntry()


def _asked_figure(name: str) -> msgspec.Meta:
    return asked(f"The {name}: how it stood, whose it is, the place of its bid in their order.")


class BietenEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A deal: the five figures; and, where the cards shall decide, everybody's three cards.

    ``weli`` is what the Weli was named. Who plays no more has no cards.
    """

    herz: Annotated[FigureEntry, _asked_figure("Herz")] = SILENT
    laub: Annotated[FigureEntry, _asked_figure("Laub")] = SILENT
    gleich: Annotated[FigureEntry, _asked_figure("Gleich")] = SILENT
    hanger: Annotated[FigureEntry, _asked_figure("Hanger")] = SILENT
    spiel: Annotated[FigureEntry, _asked_figure("Spiel")] = SILENT
    rows: Annotated[
        tuple[Heap, ...],
        asked("Everybody's three cards, where the cards shall decide.", columns=Meaning.PERSON),
    ] = ()
    weli: Annotated[CardCode, asked("What the Weli was named.", rare=True)] = ""
    faults: Faults = ()

    def entry(self, figure: Figure) -> FigureEntry:
        """What was entered of a figure."""
        entry: FigureEntry = getattr(self, figure.value)
        return entry


class BietenStart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who deals first; and the slate of a game that has already started."""

    dealer: Annotated[Person, asked("Who deals first.")] = 0
    scores: Annotated[
        tuple[int, ...],
        asked("The scores of a game already begun.", columns=Meaning.PERSON, rare=True),
    ] = ()
    out: Annotated[tuple[Person, ...], asked("Who is out already.", rare=True)] = ()
    games: Annotated[SmallNumber, asked("The games already played.", rare=True)] = 0


class BietenEvening(Evening, frozen=True, kw_only=True, tag="bieten"):
    """A match of Bieten."""

    opening: BietenStart = BietenStart()
    deals: Annotated[tuple[BietenEntry, ...], msgspec.Meta(max_length=MOST_DEALS)] = ()
