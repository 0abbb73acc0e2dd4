"""How the sources of rules are read: "Dr. 3-4, 11, Fi. 3" names four chapters of two books."""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

OURS: Final = ("our decision", "Ridotto", "D", "this table")
"""Marks that name no book: the source itself says that the book is silent."""

ROMAN: Final = {"I": 1, "V": 5, "X": 10}
FIGURES: Final = re.compile(r"(\d+|[IVX]+)(?:-(\d+|[IVX]+))?$")


def chapters_of(source: str, marks: Mapping[str, Any]) -> Iterator[str]:
    """The chapters a source names: "Dr. 3-4, 11" are Dr. 3, Dr. 4 and Dr. 11."""
    mark = ""
    for piece in source.split(", "):
        found = [one for one in marks if piece == one or piece.startswith((f"{one} ", f"{one}:"))]
        mark = max(found, key=len, default=mark)
        if mark in OURS:
            continue
        rest = piece.removeprefix(mark).strip() if found else piece
        figures = FIGURES.match(rest)
        if figures is None:
            yield f"{mark} {rest}".strip()
            continue
        first, last = figures[1], figures[2] or figures[1]
        write = str if first.isdigit() else roman
        yield from (f"{mark} {write(n)}" for n in range(number(first), number(last) + 1))


def is_ours(piece: str) -> bool:
    """Does this piece of a source name no book?"""
    return any(piece == mark or piece.startswith((f"{mark} ", f"{mark}:")) for mark in OURS)


def number(figures: str) -> int:
    """Of an Arabic or a small Roman number."""
    if figures.isdigit():
        return int(figures)
    values = [ROMAN[letter] for letter in figures]
    return sum(-v if v < max(values[n:]) else v for n, v in enumerate(values))


def roman(value: int) -> str:
    """Roman numerals, as the books number their rules, up to XXXIX."""
    ones = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
    return "X" * (value // 10) + ones[value % 10]
