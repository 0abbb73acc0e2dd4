"""What can be wrong with what a caller asks of a table: one class for each kind of mistake."""

from typing import Any

import msgspec

from ridotto.table import Game, Seat, Verdict, letter


class Ruling(msgspec.Struct, frozen=True, kw_only=True):
    """The judge's answer to an act that is not lawful, with the rule and its source.

    ``rule``, ``title`` and ``source`` are empty if the text of the act could not be read because it
    says something impossible.
    """

    grade: str
    """``faulty``: a person could do it at a real table. ``impossible``: nobody could."""
    reason: str
    """One sentence why."""
    rule: str = ""
    """The rule's id."""
    title: str = ""
    """What the rule says."""
    source: str = ""
    """Where in the book."""

    def __str__(self) -> str:
        cited = ", ".join(part for part in (self.title, self.source) if part)
        return f"{self.reason} ({cited})" if cited else self.reason


def make_ruling(game: Game[Any], verdict: Verdict) -> Ruling:
    """The verdict with the title and the source of its rule."""
    return Ruling(
        grade=verdict.grade.value,
        reason=verdict.reason,
        rule=verdict.rule,
        title=game.rule_book.title(verdict.rule),
        source=game.rule_book.source(verdict.rule),
    )


class TableError(ValueError):
    """The base of all errors of this interface. An act that fails changes nothing."""


class BadSetup(TableError):
    """There is no such game, rule set, option, player or seat; the message lists what there is."""


class BadRecord(TableError):
    """A text that is no record, or a record whose stated results are wrong."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(message)
        self.line = line
        """The line of the text, counted from 1."""


class MalformedAct(TableError):
    """A text that names no act of the game; the message gives acts that the seat may do now."""


class UnlawfulAct(TableError):
    """An act that the table refuses; the message gives acts that the seat may do now."""

    def __init__(self, message: str, ruling: Ruling) -> None:
        super().__init__(message)
        self.ruling = ruling
        """The judge's answer."""


class OutOfTurn(UnlawfulAct):
    """An act of a seat for which the table does not wait; the message names those it waits for."""

    def __init__(self, message: str, ruling: Ruling, awaited: tuple[Seat, ...]) -> None:
        super().__init__(message, ruling)
        self.awaited = awaited
        """The seats the table waits for; empty if the party is over."""


def seat_names(seats: tuple[Seat, ...]) -> str:
    """Seats in a sentence: ``A, B or C``."""
    *most, last = [letter(seat) for seat in seats] or ["nobody"]
    return f"{', '.join(most)} or {last}" if most else last
