"""The five little boxes, which keep their jettons from deal to deal (text)."""

from enum import Enum
from typing import Final, TypeAlias

from ridotto.cards import Card
from ridotto.games.guimbarde.pack import FOU, GUIMBARDE, KOENIG

Boxes: TypeAlias = tuple[int, ...]
"""The jettons in each box, in the order of ``Box``."""


class Box(Enum):
    """A box, by its name in the book."""

    POINT = "point"
    MARIAGE = "mariage"
    FOU = "fou"
    KOENIG = "koenig"
    GUIMBARDE = "guimbarde"


ALL: Final = tuple(Box)
EMPTY: Final[Boxes] = (0,) * len(ALL)

GREAT: Final = (KOENIG, GUIMBARDE)
"""The great marriage."""

SETS: Final[dict[tuple[Card, ...], Box]] = {
    (GUIMBARDE,): Box.GUIMBARDE,
    (KOENIG,): Box.KOENIG,
    (FOU,): Box.FOU,
    GREAT: Box.MARIAGE,
}
"""What must be laid open for which box (text)."""


def content(boxes: Boxes, box: Box) -> int:
    """How many jettons lie in a box."""
    return boxes[ALL.index(box)]


def add(boxes: Boxes, box: Box, jettons: int) -> Boxes:
    """The boxes with this number of jettons more in one of them."""
    place = ALL.index(box)
    return (*boxes[:place], boxes[place] + jettons, *boxes[place + 1 :])
