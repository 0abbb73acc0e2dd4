"""The worked hands of the books: a record of each, with a commentary."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources.abc import Traversable
from typing import NamedTuple

import msgspec

from ridotto.games import GAMES, folder_of
from ridotto.games.translations import rule_book_in, translated, words_of
from ridotto.notation import Record, parse
from ridotto.server.deal_replay import DealSpan, find_deals
from ridotto.server.languages import ENGLISH
from ridotto.server.record_table import RecordTable, table_from_record
from ridotto.server.worked_claims import Claim, ClaimSeen, seen_claim
from ridotto.table import RuleBook


class Note(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A comment on a statement of the record; cards are in backticks."""

    at: str
    """The beginning of the statement, as far as needed to be unique in the deal."""
    says: str
    rule: str = ""
    """The rule it shows, by its id."""
    emended: bool = False
    """Whether it explains a correction of the printed text."""


class Commentary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of ``worked/``: which deal of which record it is, and all comments on it."""

    record: str
    title: str
    source: str
    about: str
    result: dict[str, str]
    """What the source states at the end, by the names of facts."""
    note: tuple[Note, ...]
    claim: tuple[Claim, ...] = ()
    """What the source claims about another course of play, and whether it is true."""
    deal: int = 1
    constructed: bool = False
    """Whether the hand is our own, because no book has one."""


class NoteWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A comment on a statement, in another language."""

    at: str
    says: str


class ClaimWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A claim about another course of play, in another language; claims keep their order."""

    act: str
    says: str
    found: str


class CommentaryWords(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file such as ``worked/NAME.de.toml``: the words of a commentary in another language."""

    title: str
    source: str
    about: str
    note: tuple[NoteWords, ...]
    claim: tuple[ClaimWords, ...] = ()


class HandSeen(msgspec.Struct, frozen=True):
    """A worked hand as an entry of the list."""

    game: str
    name: str
    title: str
    source: str
    about: str
    constructed: bool


class NoteSeen(msgspec.Struct, frozen=True):
    """A comment from one step of the deal to another, both counted from 0."""

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
    """Return all worked hands by game and name, the books' own before ours."""
    found = {(hand.seen.game, hand.seen.name): hand for game in GAMES for hand in _hands(game)}
    return dict(sorted(found.items(), key=lambda item: item[1].seen.constructed))


def _hands(game: str) -> Iterator[WorkedHand]:
    folder = folder_of(game)
    worked = folder / "worked"
    found = worked.iterdir() if worked.is_dir() else ()
    # A second dot in the name: the words of another language.
    entries = [e for e in found if e.name.endswith(".toml") and e.name.count(".") == 1]
    for entry in sorted(entries, key=lambda one: one.name):
        yield _hand(game, folder, entry)


def _hand(game: str, folder: Traversable, entry: Traversable) -> WorkedHand:
    said = msgspec.toml.decode(entry.read_bytes(), type=Commentary)
    text = (folder / "records" / f"{said.record}.rec").read_text(encoding="utf-8")
    name = entry.name.removesuffix(".toml")
    seen = HandSeen(game, name, said.title, said.source, said.about, said.constructed)
    return WorkedHand(seen, said, parse(text))


@cache
def hand_in(game: str, name: str, language: str) -> WorkedHand:
    """Return a worked hand with its comments in this language, if they are translated."""
    hand = worked_hands()[game, name]
    file = translated(folder_of(game) / "worked", f"{name}.toml", language)
    if file is None:
        return hand
    words = words_of(file, CommentaryWords)
    says = {note.at: note.says for note in words.note}
    notes = tuple(
        msgspec.structs.replace(note, says=says[note.at]) for note in hand.commentary.note
    )
    claims = tuple(
        msgspec.structs.replace(claim, says=said.says, found=said.found)
        for claim, said in zip(hand.commentary.claim, words.claim, strict=True)
    )
    told = {"title": words.title, "source": words.source, "about": words.about}
    return WorkedHand(
        msgspec.structs.replace(hand.seen, **told),
        msgspec.structs.replace(hand.commentary, note=notes, claim=claims, **told),
        hand.record,
    )


@cache
def worked_hand_table(game: str, name: str) -> RecordTable:
    """Return the table of the hand's record; it is the same every time."""
    return table_from_record(worked_hands()[game, name].record)


def placed_notes(
    hand: WorkedHand, record_table: RecordTable, span: DealSpan, language: str = ENGLISH
) -> tuple[NoteSeen, ...]:
    """Return the comments, each with its steps of the deal."""
    book = rule_book_in(record_table.table.game.name, language)
    return tuple(_placed(note, record_table, span, book) for note in hand.commentary.note)


def claims_in(game: str, name: str, language: str) -> tuple[ClaimSeen, ...]:
    """Return the placed claims of the commentary in this language."""
    told = hand_in(game, name, language).commentary.claim
    return tuple(
        msgspec.structs.replace(seen, says=claim.says, found=claim.found)
        for seen, claim in zip(placed_claims(game, name), told, strict=True)
    )


@cache
def placed_claims(game: str, name: str) -> tuple[ClaimSeen, ...]:
    """Return the claims of the commentary, each tried again and with its step of the deal."""
    commentary, table = worked_hands()[game, name].commentary, worked_hand_table(game, name).table
    span = find_deals(table, unfinished=True)[commentary.deal - 1]
    return tuple(seen_claim(table, span, claim) for claim in commentary.claim)


def _placed(note: Note, record_table: RecordTable, span: DealSpan, book: RuleBook) -> NoteSeen:
    told = record_table.statements[span.first : span.end]
    steps = [n for n, said in enumerate(told) if f"{said} ".startswith(f"{note.at} ")]
    if not steps or steps[-1] - steps[0] != len(steps) - 1:
        raise LookupError(f"not one statement of the deal begins with {note.at!r}")
    title, source = (book.title(note.rule), book.source(note.rule)) if note.rule else ("", "")
    says = " ".join(note.says.split())
    return NoteSeen(steps[0], steps[-1], says, note.rule, title, source, note.emended)
