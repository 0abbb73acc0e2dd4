"""Marks of a plate as strokes of a PDF page."""

import re
from collections.abc import Iterable, Mapping
from typing import Final

from ridotto.deck.pdf import name, number
from ridotto.deck.plates import Line, Mark, Matrix, Measures, Set, Window, Words

_STROKES: Final = {"M": "m", "L": "l", "C": "c", "Z": "h"}


def numbers(*values: float) -> str:
    """Numbers with a space between."""
    return " ".join(map(number, values))


def path(d: str) -> str:
    """Path data of absolute moves, lines, cubic curves and closings, as the file has it."""
    found = re.findall(r"([MLCZ])([^MLCZ]*)", d)
    return "\n".join(f"{rest} {_STROKES[kind]}".strip() for kind, rest in found)


def alpha_name(alpha: float) -> str:
    """What a transparency is called among the resources."""
    return f"alpha{round(100 * alpha)}"


def colour(paint: str) -> str:
    """A colour such as #221c14, for filling and for lines."""
    parts = numbers(*(int(paint[at : at + 2], 16) / 255 for at in (1, 3, 5)))
    return f"{parts} rg {parts} RG"


class Pen:
    """Draws with the inks of one printing."""

    def __init__(self, inks: Mapping[str, str], fonts: Mapping[str, Measures]) -> None:
        self.inks, self.fonts = inks, fonts

    def marks(self, marks: Iterable[Mark]) -> str:
        """All of them, one upon the other."""
        return "\n".join(map(self.mark, marks))

    def mark(self, mark: Mark) -> str:
        """One mark; the ink of the card is the colour that is set already."""
        match mark:
            case Line():
                return self.line(mark)
            case Set():
                return self.set(mark)
            case Window():
                return self.window(mark)
            case Words():
                return self.words(mark)

    def line(self, line: Line) -> str:
        """A path, filled or drawn."""
        before = [] if line.paint == "ink" else [colour(self.inks[line.paint])]
        if line.alpha < 1:
            before.append(f"{name(alpha_name(line.alpha))} gs")
        if line.width is not None:
            before.append(f"{number(line.width)} w")
        drawn = f"{path(line.d)}\n{'f' if line.width is None else 'S'}"
        return f"q {' '.join(before)}\n{drawn} Q" if before else drawn

    def set(self, placed: Set) -> str:
        """A drawing of the pack at its place."""
        ink = colour(self.inks[placed.ink]) + " " if placed.ink else ""
        return f"q {ink}{cm(placed.at)} {name(placed.drawing)} Do Q"

    def window(self, window: Window) -> str:
        """What a window shows; the rest is cut off."""
        inside = "\n".join(map(self.set, window.marks))
        return f"q {numbers(*window.box)} re W n {cm(window.at)}\n{inside} Q"

    def words(self, words: Words) -> str:
        """Words on a card, whose y runs downwards."""
        x, y = words.at
        left = x - self.width(words.text, words.font, words.size, words.spacing) / 2
        ink = "" if words.paint == "ink" else colour(self.inks[words.paint]) + " "
        at = (1, 0, 0, -1, left, y)
        return f"q {ink}{self.text(words.text, words.font, words.size, at, words.spacing)} Q"

    def width(self, text: str, font: str, size: float, spacing: float = 0.0) -> float:
        """How long a line of text stands."""
        measures = self.fonts[font]
        units = sum(measures.widths[letter] for letter in text)
        units += sum(measures.kerns.get(text[at : at + 2], 0) for at in range(len(text)))
        return size * (units / 1000 + spacing * len(text))

    def text(self, text: str, font: str, size: float, at: Matrix, spacing: float = 0.0) -> str:
        """A line of text, pairs of letters as close as they are cut for."""
        kerns = self.fonts[font].kerns
        parts, run = [], ""
        for place, letter in enumerate(text):
            run += letter
            kern = kerns.get(text[place : place + 2], 0)
            if kern:
                parts += [_string(run), number(-kern)]
                run = ""
        shown = " ".join([*parts, _string(run)])
        apart = f"{number(spacing * size)} Tc " if spacing else ""
        return f"BT {name(font)} {number(size)} Tf {apart}{numbers(*at)} Tm [{shown}] TJ ET"


def cm(matrix: Matrix) -> str:
    """Moves everything that follows."""
    return f"{numbers(*matrix)} cm"


def _string(text: str) -> str:
    return "<" + text.encode("cp1252").hex().upper() + ">"
