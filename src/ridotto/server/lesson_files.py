"""The files of a lesson: what happens, what the learner should do, and what the learner is told.

``lesson/steps.toml`` in a game's folder has the moments with their statements in the notation.
Beside it there is a file of words for each language, keyed by the names of the moments.
"""

import tomllib
from functools import cache
from importlib.resources.abc import Traversable
from typing import Annotated, Final

import msgspec

from ridotto.games import GAMES, folder_of
from ridotto.notation import Record
from ridotto.notation.record import Line, parse

TONGUES: Final = ("en", "de", "it")
"""The languages. English must exist; it is used where another language is missing."""

FOLDER: Final = "lesson"
Statements = tuple[Line, ...]


class LessonError(ValueError):
    """A lesson file that is not valid."""


class MomentPlan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What happens before a moment, and what the learner should do there, if anything."""

    name: str
    before: str = ""
    do: str = ""
    """A statement of the learner. It is done when the learner does it, or skips it."""
    any: bool = False
    """Whether any lawful act of that kind will do; the lesson then goes on as arranged."""
    refused: str = ""
    """The rule that refuses a card which the learner should try."""
    cards: str = ""
    """Cards that are shown with the words."""
    subjects: tuple[str, ...] = ()
    expect: tuple[str, ...] = ()
    """Facts that must hold at the moment, before the learner's act; counted by hand."""


class Plan(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A lesson: its book, the learner's seat, and about how long it takes."""

    rules: str
    learner: Annotated[str, msgspec.Meta(pattern="^[A-J]$")]
    minutes: int
    options: str = ""
    moments: tuple[MomentPlan, ...]

    @property
    def seat(self) -> int:
        """The learner's seat."""
        return ord(self.learner) - ord("A")


class LessonWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said at a moment, and what if the learner lawfully does something else."""

    text: str
    otherwise: str = ""


class LanguageWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson in one language: words with cards in braces, as in ``{cR c1}``."""

    title: str
    moments: dict[str, LessonWords]


def has_lesson(game: str) -> bool:
    """Return whether the game has a lesson."""
    return game in GAMES and (_folder(game) / "steps.toml").is_file()


@cache
def read_plan(game: str) -> Plan:
    """Return the lesson's moments."""
    text = (_folder(game) / "steps.toml").read_text("utf-8")
    plan = msgspec.convert(tomllib.loads(text), Plan)
    names = [moment.name for moment in plan.moments]
    if len(set(names)) < len(names):
        raise LessonError(f"{game}: a name is used for two moments")
    return plan


@cache
def read_words(game: str) -> dict[str, LanguageWords]:
    """Return the lesson's words, by language."""
    folder = _folder(game)
    found = {tongue: folder / f"{tongue}.toml" for tongue in TONGUES}
    return {tongue: _words(file) for tongue, file in found.items() if file.is_file()}


def _words(file: Traversable) -> LanguageWords:
    return msgspec.convert(tomllib.loads(file.read_text("utf-8")), LanguageWords)


def _folder(game: str) -> Traversable:
    return folder_of(game) / FOLDER


def statements(text: str) -> Statements:
    """Return the statements of a passage in the notation; its expectations are for the tests."""
    lines = (line for line in parse("\n" + text).lines if line.words)
    return tuple(line for line in lines if line.texts[0] != "expect")


def as_record(game: str, plan: Plan) -> Record:
    """Return the lesson as a record, so that it can be checked like any record."""
    headers = {"Game": game, "Rules": plan.rules, "Options": plan.options, "Title": "First hand"}
    rows = [f"{name}: {value}" for name, value in headers.items() if value]
    for moment in plan.moments:
        rows += ["", f"# {moment.name}", *moment.before.strip().splitlines()]
        rows += [f"expect {fact}" for fact in moment.expect]
        rows += [moment.do] if moment.do else []
    return parse("\n".join(rows) + "\n")
