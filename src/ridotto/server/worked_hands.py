"""The worked hands of the books: a record of each, with a commentary."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NamedTuple

import msgspec

from ridotto.games import GAMES
from ridotto.notation import Record, parse
from ridotto.server.deal_replay import DealSpan
from ridotto.server.record_table import RecordTable, table_from_record


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said at a statement of the record; cards stand in backticks."""

    at: str
    """How the statement begins, as far as no other of the deal does."""
    says: str
    rule: str = ""
    """The rule it shows, by its id."""
    emended: bool = False
    """Does it tell where the print was put right, and why?"""


class Commentary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of ``worked/``: which deal of which record it is, and all that is said of it."""

    record: str
    title: str
    source: str
    about: str
    result: dict[str, str]
    """What the source states at the end, by the names of facts."""
    note: tuple[Note, ...]
    deal: int = 1
    constructed: bool = False
    """Is the hand our own, since no book has one?"""


class HandSeen(msgspec.Struct, frozen=True):
    """A worked hand in the list of them."""

    game: str
    name: str
    title: str
    source: str
    about: str
    constructed: bool


class NoteSeen(msgspec.Struct, frozen=True):
    """What is said from one step of the deal to another, both counted from 0."""

    first: int
    last: int
    says: str
    rule: str
    title: str
    source: str
    emended: bool


class WorkedHand(NamedTuple):
    """A worked hand: its entry in the list, its commentary, its record."""

    seen: HandSeen
    commentary: Commentary
    record: Record


@cache
def worked_hands() -> Mapping[tuple[str, str], WorkedHand]:
    """All worked hands by game and name, the books' own before ours."""
    found = {(hand.seen.game, hand.seen.name): hand for game in GAMES for hand in _hands(game)}
    return dict(sorted(found.items(), key=lambda item: item[1].seen.constructed))


def _hands(game: str) -> Iterator[WorkedHand]:
    folder = files(f"ridotto.games.{game}")
    entries = [entry for entry in (folder / "worked").iterdir() if entry.name.endswith(".toml")]
    for entry in sorted(entries, key=lambda one: one.name):
        yield _hand(game, folder, entry)


def _hand(game: str, folder: Traversable, entry: Traversable) -> WorkedHand:
    said = msgspec.toml.decode(entry.read_bytes(), type=Commentary)
    text = (folder / "records" / f"{said.record}.rec").read_text(encoding="utf-8")
    name = entry.name.removesuffix(".toml")
    seen = HandSeen(game, name, said.title, said.source, said.about, said.constructed)
    return WorkedHand(seen, said, parse(text))


@cache
def worked_hand_table(game: str, name: str) -> RecordTable:
    """The hand's record, run; it is the same every time."""
    return table_from_record(worked_hands()[game, name].record)


def placed_notes(
    hand: WorkedHand, record_table: RecordTable, span: DealSpan
) -> tuple[NoteSeen, ...]:
    """The notes of the commentary, each with its steps of the deal."""
    return tuple(_placed(note, record_table, span) for note in hand.commentary.note)


def _placed(note: Note, record_table: RecordTable, span: DealSpan) -> NoteSeen:
    told = record_table.statements[span.first : span.end]
    steps = [n for n, said in enumerate(told) if f"{said} ".startswith(f"{note.at} ")]
    if not steps or steps[-1] - steps[0] != len(steps) - 1:
        raise LookupError(f"not one statement of the deal begins with {note.at!r}")
    book = record_table.table.game.rule_book
    title, source = (book.title(note.rule), book.source(note.rule)) if note.rule else ("", "")
    says = " ".join(note.says.split())
    return NoteSeen(steps[0], steps[-1], says, note.rule, title, source, note.emended)
