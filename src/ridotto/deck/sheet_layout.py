"""How cards lie on a sheet: as many as the paper holds, and every back behind its face.

The paper always stands upright and is turned on its long edge, so that columns change places and
rows do not. Cards may lie on their side where more of them fit so. Lengths are millimetres, from
the lower left corner.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Final


class TooLarge(ValueError):
    """Not one card of this size fits on the paper."""


@dataclass(frozen=True)
class Paper:
    """A kind of paper, upright."""

    name: str
    width: float
    height: float


@dataclass(frozen=True)
class Size:
    """The size of a card when it is cut."""

    width: float
    height: float

    def __str__(self) -> str:
        return f"{self.width:g} × {self.height:g} mm"


PAPERS: Final = {
    "a4": Paper("A4", 210.0, 297.0),
    "letter": Paper("Letter", 215.9, 279.4),
}

MARGIN: Final = 6.0
"""What a sheet leaves free all round: printers do not reach the edge, and cut marks stand there."""


@dataclass(frozen=True)
class Sheet:
    """Cards of one size in rows and columns, in the middle of the paper."""

    paper: Paper
    size: Size
    columns: int
    rows: int
    sideways: bool

    @property
    def count(self) -> int:
        """How many cards a sheet holds."""
        return self.columns * self.rows

    @cached_property
    def cell(self) -> Size:
        """The place a card takes, as it lies."""
        width, height = self.size.width, self.size.height
        return Size(height, width) if self.sideways else self.size

    @cached_property
    def corner(self) -> tuple[float, float]:
        """The lower left corner of the whole block."""
        across = self.paper.width - self.columns * self.cell.width
        along = self.paper.height - self.rows * self.cell.height
        return across / 2, along / 2

    def front(self, place: int) -> tuple[float, float]:
        """The lower left corner of a card's place, read from the top left as one reads."""
        row, column = divmod(place, self.columns)
        x, y = self.corner
        return x + column * self.cell.width, y + (self.rows - 1 - row) * self.cell.height

    def behind(self, place: int) -> tuple[float, float]:
        """The place behind a card, as one sees it when the sheet is turned on its long edge."""
        x, y = self.front(place)
        return self.paper.width - x - self.cell.width, y

    def sheets_for(self, cards: int) -> int:
        """How many sheets a pack takes."""
        return -(-cards // self.count)


def lay_out(paper: Paper, size: Size) -> Sheet:
    """The layout that holds most cards; upright and sideways being equal, the cards stand."""
    standing, lying = (_layout(paper, size, sideways=sideways) for sideways in (False, True))
    best = lying if lying.count > standing.count else standing
    if best.count == 0:
        raise TooLarge(f"a card of {size} does not fit on {paper.name}")
    return best


def _layout(paper: Paper, size: Size, *, sideways: bool) -> Sheet:
    width, height = (size.height, size.width) if sideways else (size.width, size.height)
    # A hair of tolerance: 285 mm of cards and two margins of 6 are exactly a sheet of A4.
    columns = int((paper.width - 2 * MARGIN + 1e-6) // width)
    rows = int((paper.height - 2 * MARGIN + 1e-6) // height)
    return Sheet(paper, size, columns, rows, sideways)
