"""The plates the page's build has made of every face, read back.

A plate is a list of marks on a field of a hundred by a hundred and sixty units, y downwards. They
are the marks that the page itself draws: no face is drawn a second time for paper.
"""

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TypeAlias, TypeVar

import msgspec

Matrix: TypeAlias = tuple[float, float, float, float, float, float]
T = TypeVar("T")


class NoPlates(Exception):
    """The page has not been built, so that there is nothing to print from."""


class Line(msgspec.Struct, frozen=True, tag="line", tag_field="type"):
    """A path; ``width`` draws it with a line, without it is filled."""

    d: str
    paint: str
    width: float | None = None
    alpha: float = 1.0


class Set(msgspec.Struct, frozen=True, tag="set", tag_field="type"):
    """A drawing of the pack, set down; ``ink`` where it is not the card's own."""

    drawing: str
    at: Matrix
    ink: str = ""


class Window(msgspec.Struct, frozen=True, tag="window", tag_field="type"):
    """What is seen through a window of this place and size."""

    box: tuple[float, float, float, float]
    at: Matrix
    marks: tuple[Set, ...]


class Words(msgspec.Struct, frozen=True, tag="words", tag_field="type"):
    """Words, centred on their place."""

    text: str
    at: tuple[float, float]
    size: float
    font: str
    paint: str
    spacing: float = 0.0


Mark: TypeAlias = Line | Set | Window | Words


class Plate(msgspec.Struct, frozen=True):
    """A card's face, and what the card is called in each tongue."""

    code: str
    names: dict[str, str]
    ink: str
    paper: str
    marks: tuple[Mark, ...]


class Plates(msgspec.Struct, frozen=True):
    """A pack: its faces, those of the knaves that may be maids, its back, and its drawings."""

    pack: str
    width: float
    height: float
    cards: tuple[Plate, ...]
    maids: tuple[Plate, ...]
    back: tuple[Mark, ...]
    drawings: dict[str, tuple[Line, ...]]

    def faces(self, maids: frozenset[str] = frozenset()) -> tuple[Plate, ...]:
        """Every card once; the knaves named are maids."""
        drawn = {plate.code: plate for plate in self.maids if plate.code in maids}
        return tuple(drawn.get(plate.code, plate) for plate in self.cards)


class Inks(msgspec.Struct, frozen=True):
    """Colours by name, and those that are otherwise in a pack of four colours."""

    two: dict[str, str]
    four: dict[str, str]


class Measures(msgspec.Struct, frozen=True):
    """A face of type in thousandths of its size: letters, and pairs that stand closer."""

    ascent: int
    descent: int
    widths: dict[str, int]
    kerns: dict[str, int]


class Shop:
    """The folder of plates, read as it is asked for."""

    FONTS = ("title", "heading", "text", "italic")

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def plates(self, pack: str) -> Plates:
        """All of a pack."""
        return self._read(f"{pack}.json", Plates)

    @cached_property
    def inks(self) -> Inks:
        """The project's colours in the light theme."""
        return self._read("inks.json", Inks)

    @cached_property
    def measures(self) -> Mapping[str, Measures]:
        """The measures of every face of type."""
        return {name: self._read(f"{name}.json", Measures) for name in self.FONTS}

    def font(self, name: str) -> bytes:
        """A face of type as a TrueType file."""
        return self._bytes(f"{name}.ttf")

    def _read(self, name: str, kind: type[T]) -> T:
        return msgspec.json.decode(self._bytes(name), type=kind)

    def _bytes(self, name: str) -> bytes:
        try:
            return (self.folder / name).read_bytes()
        except OSError as error:
            raise NoPlates(str(self.folder)) from error
