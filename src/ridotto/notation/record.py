"""A record as text: headers, then one statement a line. See docs/notation.md.

Reading and writing here know nothing of any game: a line is words and a comment. What the words
mean is asked of the game when the record is run.
"""

import re
from collections.abc import Iterator
from typing import Final

import msgspec

WIDTH: Final = 96
"""Longer statements are broken; what goes on is indented."""

INDENT: Final = "  "
HEADER: Final = re.compile(r"([A-Z][A-Za-z-]*):(?: (.*))?$")


class NotationError(ValueError):
    """A text that is no record: where, and whether malformed, impossible or ambiguous."""

    def __init__(self, line: int, column: int, kind: str, message: str) -> None:
        super().__init__(f"line {line}, column {column}: {kind}: {message}")
        self.line = line
        self.column = column
        self.kind = kind
        self.message = message


class Word(msgspec.Struct, frozen=True):
    """A word and where it stands."""

    text: str
    line: int = 0
    column: int = 0


class Line(msgspec.Struct, frozen=True):
    """A statement, a comment, both, or neither (a blank line)."""

    words: tuple[Word, ...] = ()
    comment: str = ""

    @property
    def texts(self) -> tuple[str, ...]:
        """The words alone."""
        return tuple(word.text for word in self.words)

    @property
    def number(self) -> int:
        """The line of the text it begins on."""
        return self.words[0].line if self.words else 0

    def error(self, place: int, kind: str, message: str) -> NotationError:
        """An error at one of its words, or just behind the last."""
        if place < len(self.words):
            word = self.words[place]
            return NotationError(word.line, word.column, kind, message)
        last = self.words[-1]
        return NotationError(last.line, last.column + len(last.text), kind, message)


class Record(msgspec.Struct, frozen=True):
    """Headers and lines."""

    headers: tuple[tuple[str, str], ...]
    lines: tuple[Line, ...]

    def header(self, name: str, default: str = "") -> str:
        """A header's value."""
        return dict(self.headers).get(name, default)


def statement(text: str, comment: str = "") -> Line:
    """A line from its words."""
    return Line(tuple(Word(word) for word in text.split()), comment)


def parse(text: str) -> Record:
    """Read a record, or say where the text is malformed."""
    rows = text.split("\n")
    if rows[-1] == "":
        rows.pop()
    headers, start = _headers(rows)
    return Record(headers, tuple(_lines(rows, start)))


def _headers(rows: list[str]) -> tuple[tuple[tuple[str, str], ...], int]:
    headers: list[tuple[str, str]] = []
    for number, row in enumerate(rows, start=1):
        if not row.strip():
            return tuple(headers), number
        match = HEADER.match(row)
        if match is None:
            complaint = "headers are written Name: value, and end with a blank line"
            raise NotationError(number, 1, "malformed", complaint)
        if match[1] in dict(headers):
            raise NotationError(number, 1, "ambiguous", f"{match[1]} is given twice")
        headers.append((match[1], match[2] or ""))
    return tuple(headers), len(rows)


def _lines(rows: list[str], start: int) -> Iterator[Line]:
    current: Line | None = None
    for number, row in enumerate(rows[start:], start=start + 1):
        line = _line(row, number)
        if row.startswith(INDENT) and line.words:
            if current is None or not current.words:
                raise NotationError(number, 1, "malformed", "nothing for this line to go on from")
            current = _joined(current, line)
            continue
        if current is not None:
            yield current
        current = line
    if current is not None:
        yield current


def _line(row: str, number: int) -> Line:
    code, mark, comment = row.partition("#")
    words = tuple(Word(m.group(), number, m.start() + 1) for m in re.finditer(r"\S+", code))
    return Line(words, comment.strip() if mark else "")


def _joined(line: Line, more: Line) -> Line:
    comment = " ".join(part for part in (line.comment, more.comment) if part)
    return Line(line.words + more.words, comment)


def format_record(record: Record) -> str:
    """The record as text, each statement wrapped at the usual width."""
    rows = [f"{name}: {value}".rstrip() for name, value in record.headers]
    rows.append("")
    for line in record.lines:
        rows += _rows(line)
    return "\n".join(rows) + "\n"


def _rows(line: Line) -> list[str]:
    if not line.words:
        return [f"# {line.comment}" if line.comment else ""]
    rows = [line.words[0].text]
    for word in line.texts[1:]:
        if len(rows[-1]) + 1 + len(word) > WIDTH:
            rows.append(INDENT + word)
        else:
            rows[-1] += f" {word}"
    if line.comment:
        rows[-1] += f"  # {line.comment}"
    return rows
