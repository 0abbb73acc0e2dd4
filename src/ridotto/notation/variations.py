"""Variations: other courses of play, written behind a record. See docs/notation.md.

They make a tree. Line 0 is what happened, line 1 the first variation, and so on. Every variation
branches off an earlier line after a number of acts, counted from the beginning of the record.
"""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Final, NamedTuple

import msgspec

from ridotto.notation.record import Line, Record, format_record, statement
from ridotto.notation.replay import VARY, Replay, read_line
from ridotto.notation.write_record import merge_statements
from ridotto.table import Action, Refused, apply
from ridotto.table.record_words import WordError

FORM: Final = "a variation begins: vary 1 of 0 after 41"
MAX_VARIATIONS: Final = 200
MAX_ACTS: Final = 600
MAX_COMMENT: Final = 2000
MAX_NAME: Final = 120
MAX_STATEMENT: Final = 1200

Count = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
Statement = Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_STATEMENT)]


class VariationError(ValueError):
    """A variation that does not fit what it leaves, or cannot be played; the reason is told."""


class Comment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said of an act of a variation; ``at`` is its place there, from 0."""

    at: Count
    says: Annotated[str, msgspec.Meta(max_length=MAX_COMMENT)]


class Variation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A variation: it branches off line ``of`` after this number of acts."""

    of: Count = 0
    after: Count
    acts: Annotated[tuple[Statement, ...], msgspec.Meta(min_length=1, max_length=MAX_ACTS)]
    """Each act as a statement of a record."""
    name: Annotated[str, msgspec.Meta(max_length=MAX_NAME)] = ""
    comments: Annotated[tuple[Comment, ...], msgspec.Meta(max_length=MAX_ACTS)] = ()


Variations = Annotated[tuple[Variation, ...], msgspec.Meta(max_length=MAX_VARIATIONS)]


class Departure(NamedTuple):
    """One line of the tree alone: what happened up to an act, then these statements."""

    after: int
    acts: tuple[str, ...]


def departure_of(variations: Sequence[Variation], number: int) -> Departure:
    """Line ``number`` (from 1) from where it leaves what happened; or raise ``VariationError``."""
    if not 0 < number <= len(variations):
        raise VariationError(f"there is no variation {number}; there are {len(variations)}")
    one = variations[number - 1]
    if one.of == 0:
        return Departure(one.after, one.acts)
    if one.of >= number:
        raise VariationError(f"variation {number} can leave only a line before it, not {one.of}")
    left = departure_of(variations, one.of)
    if not left.after < one.after <= left.after + len(left.acts):
        ends = left.after + len(left.acts)
        raise VariationError(
            f"variation {number} leaves line {one.of} after {one.after} acts;"
            f" that line goes from {left.after + 1} to {ends}"
        )
    return Departure(left.after, left.acts[: one.after - left.after] + one.acts)


def add_line(
    variations: Sequence[Variation], line: int, after: int, acts: tuple[str, ...]
) -> tuple[tuple[Variation, ...], int]:
    """The tree with these acts on a line after a number of acts, and the line they are then in.

    At the end of a variation they extend it; elsewhere they start a new variation of the line that
    is left there.
    """
    tree = list(variations)
    if line:
        departure = departure_of(tree, line)
        if after == departure.after + len(departure.acts):
            longer = tree[line - 1].acts + acts
            tree[line - 1] = msgspec.structs.replace(tree[line - 1], acts=longer)
            return tuple(tree), line
    while line and after <= tree[line - 1].after:
        line = tree[line - 1].of
    for number, one in enumerate(tree, start=1):
        if (one.of, one.after, one.acts) == (line, after, acts):
            return tuple(tree), number
    if len(tree) == MAX_VARIATIONS:
        raise VariationError(f"a tree has at most {MAX_VARIATIONS} variations")
    return (*tree, Variation(of=line, after=after, acts=acts)), len(tree) + 1


def read_statement(game: Any, state: Any, text: str) -> Action:
    """The one act that a statement means now; or raise ``VariationError``."""
    try:
        found = game.read(state, text.split())
    except WordError as error:
        raise VariationError(f"{text!r}: {error}") from error
    if len(found) != 1:
        raise VariationError(f"{text!r}: a variation has one act a statement")
    action: Action = found[0]
    return action


# As text


def with_variations(record: Record, variations: Sequence[Variation]) -> str:
    """A record's text with these variations behind it instead of any it has."""
    kept = _without(record)
    tail = tuple(line for n, one in enumerate(variations, 1) for line in _written(n, one))
    return format_record(Record(kept.headers, kept.lines + tail))


def _without(record: Record) -> Record:
    lines = list(record.lines)
    starts = [n for n, line in enumerate(lines) if line.texts[:1] == (VARY,)]
    if starts:
        lines = lines[: starts[0]]
        while lines and lines[-1] == Line():
            lines.pop()
    return Record(record.headers, tuple(lines))


def _written(number: int, one: Variation) -> Iterator[Line]:
    yield Line()
    yield statement(f"{VARY} {number} of {one.of} after {one.after}", _one_row(one.name))
    notes = {said.at: _rows(said.says) for said in one.comments if said.says.strip()}
    yield from merge_statements(one.acts, notes)


def _rows(text: str) -> tuple[str, ...]:
    return tuple(row for row in map(_one_row, text.splitlines()) if row)


def _one_row(text: str) -> str:
    return " ".join(text.split())


def read_variations(replay: Replay) -> tuple[Variation, ...]:
    """The variations behind a record that has been run; or raise ``NotationError``."""
    found: list[Variation] = []
    for block in _blocks(replay.record):
        if len(found) == MAX_VARIATIONS:
            raise block[0].error(0, "malformed", f"there are more than {MAX_VARIATIONS}")
        found.append(_read(replay, found, block))
    return tuple(found)


def _blocks(record: Record) -> list[list[Line]]:
    blocks: list[list[Line]] = []
    for line in record.lines:
        if line.texts[:1] == (VARY,):
            blocks.append([line])
        elif blocks:
            blocks[-1].append(line)
    return blocks


def _read(replay: Replay, before: list[Variation], block: list[Line]) -> Variation:
    head, number = block[0], len(before) + 1
    of, after = _head(head, number)
    reader = _Reader(replay, head, before, of, after)
    for line in block[1:]:
        reader.take(line)
    if not reader.acts:
        raise head.error(0, "malformed", "nothing is done in this variation")
    comments = tuple(Comment(at, "\n".join(rows)) for at, rows in reader.said.items())
    return Variation(
        of=of, after=after, acts=tuple(reader.acts), name=head.comment[:MAX_NAME], comments=comments
    )


def _head(head: Line, number: int) -> tuple[int, int]:
    words = head.texts
    shape = (VARY, None, "of", None, "after", None)
    fits = len(words) == len(shape) and all(
        word == wanted if wanted else word.isdecimal()
        for word, wanted in zip(words, shape, strict=True)
    )
    if not fits:
        raise head.error(1, "malformed", FORM)
    if int(words[1]) != number:
        raise head.error(1, "malformed", f"this is variation {number}, not {words[1]}")
    return int(words[3]), int(words[5])


class _Reader:
    """Reads the rows of one variation, doing what they say."""

    def __init__(
        self, replay: Replay, head: Line, before: list[Variation], of: int, after: int
    ) -> None:
        self.game, self.acts, self.said = replay.game, list[str](), dict[int, list[str]]()
        self.state: Any = replay.opening
        begun = _begun(replay, head, before, of, after)
        for action in replay.actions[: begun.after]:
            self.state, _ = apply(self.game, self.state, action)
        for text in begun.acts:
            action = read_statement(self.game, self.state, text)
            self.state, _ = apply(self.game, self.state, action)

    def take(self, line: Line) -> None:
        if line.comment:
            self.said.setdefault(len(self.acts), []).append(line.comment[:MAX_COMMENT])
        if not line.words:
            return
        for action in read_line(self.game, self.state, line):
            self.acts.append(self.game.write(self.state, action))
            try:
                self.state, _ = apply(self.game, self.state, action)
            except Refused as refused:
                raise line.error(0, "impossible", str(refused)) from refused
        if len(self.acts) > MAX_ACTS:
            raise line.error(0, "malformed", f"a variation has at most {MAX_ACTS} acts")


def _begun(replay: Replay, head: Line, before: list[Variation], of: int, after: int) -> Departure:
    """What was done before a variation begins."""
    done = len(replay.actions)
    if of == 0:
        if after > done:
            raise head.error(5, "impossible", f"the record has {done} acts, not {after}")
        return Departure(after, ())
    placeholder = Variation(of=of, after=after, acts=("?",))
    try:
        whole = departure_of([*before, placeholder], len(before) + 1)
    except VariationError as error:
        raise head.error(3, "impossible", str(error)) from error
    return Departure(whole.after, whole.acts[:-1])
