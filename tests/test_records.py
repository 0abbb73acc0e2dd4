"""The shipped records: they run, they hold, they read back, and every rule fires in one of them.

What a record expects comes from a book or from a count by hand in its comments, never from the
engine: see docs/notation.md.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from ridotto.games import GAMES
from ridotto.games.minchiate.facts import FACTS
from ridotto.games.minchiate.position import SECTIONS
from ridotto.games.minchiate.record_notation import HOUSE_VERBS, VERBS
from ridotto.notation import Check, NotationError, Replay, format_record, parse, run, write_record
from ridotto.table import Game

PAGE: Final = (Path(__file__).parents[1] / "docs" / "notation.md").read_text("utf-8")


class Shipped(NamedTuple):
    """A record in a game's folder."""

    game: str
    name: str
    text: str

    def __str__(self) -> str:
        return f"{self.game}/{self.name}"


def shipped() -> Iterator[Shipped]:
    """All records of all games."""
    for game in GAMES:
        folder = files(f"ridotto.games.{game}") / "records"
        for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if entry.name.endswith(".rec"):
                yield Shipped(game, entry.name.removesuffix(".rec"), entry.read_text("utf-8"))


RECORDS: Final = tuple(shipped())
TEXTS: Final = {str(record): record.text for record in RECORDS}

each_record = pytest.mark.parametrize("record", RECORDS, ids=str)
each_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.name)


@cache
def replayed(text: str) -> Replay:
    """A record run once."""
    return run(parse(text))


# Every record ----------------------------------------------------------------------------------


@each_record
def test_what_it_expects_holds(record: Shipped) -> None:
    replay = replayed(record.text)
    assert replay.game.name == record.game
    assert replay.checks, "a record without an expectation shows nothing"
    wrong = [f"line {c.line}: {c.fact} = {c.expected}, not {c.found}" for c in _failing(replay)]
    assert not wrong, "\n".join(wrong)


def _failing(replay: Replay) -> list[Check]:
    return [check for check in replay.checks if not check.ok]


@each_record
def test_it_is_in_canonical_form(record: Shipped) -> None:
    assert format_record(parse(record.text)) == record.text


@each_record
def test_it_says_what_it_shows_and_by_whose_authority(record: Shipped) -> None:
    headers = parse(record.text)
    assert headers.header("Title").strip()
    assert headers.header("Authority").strip()


@each_record
def test_its_actions_can_be_written_down_and_read_back(record: Shipped) -> None:
    replay = replayed(record.text)
    written = _written(replay)
    again = run(parse(written))
    assert again.actions == replay.actions
    assert again.state == replay.state
    assert _written(again) == written
    assert format_record(parse(written)) == written


def _written(replay: Replay) -> str:
    return write_record(
        replay.game, replay.rules, strict=replay.state.strict, actions=replay.actions
    )


def test_there_are_records() -> None:
    """So that the tests above have something to look at, for every game."""
    assert {record.game for record in RECORDS} == set(GAMES)


# Every rule ------------------------------------------------------------------------------------

NAMING: Final = {"line": 2, "fines": 1, "remark": 1}
"""Facts that name a rule, and which word it is."""


def fires(check: Check) -> Iterator[str]:
    """The rules that an expectation shows at work, if it holds."""
    if not check.ok:
        return
    yield from check.rules
    fact, *rest = check.fact.split()
    if fact in ("refused", "lawful-by"):
        yield check.expected
    elif fact in NAMING and check.expected != "none":
        yield rest[NAMING[fact] - 1]


@each_game
def test_every_rule_and_fault_fires(game: Game[Any]) -> None:
    """A bonus that no test ever reached is how wrong scores live for decades."""
    fired = {
        rule
        for record in RECORDS
        if record.game == game.name and parse(record.text).header("Authority")
        for check in replayed(record.text).checks
        for rule in fires(check)
    }
    named = {*game.rule_book.rules, *game.rule_book.faults}
    assert not named - fired, f"no record shows {', '.join(sorted(named - fired))}"
    assert not fired - named, f"records name {', '.join(sorted(fired - named))}, which is no rule"


@each_game
def test_no_expectation_speaks_of_a_rule_that_is_not_there(game: Game[Any]) -> None:
    """``none`` is no proof if the rule's name is misspelt."""
    for record in RECORDS:
        if record.game == game.name:
            for check in replayed(record.text).checks:
                words = check.fact.split()
                if words[0] in NAMING:
                    assert words[NAMING[words[0]]] in game.rule_book, f"{record}: {check.fact}"


# The books' worked hands -----------------------------------------------------------------------

FIRST_HAND: Final = "30 35 40 35 35 35 35 35 35 35 35 35 38 38 41 41 44 39 39 39 34"
"""B and D's lead after each trick (Dr., first example; Fi. 19)."""

SECOND_HAND: Final = {3: 56, 4: 1, 5: 6, 6: 16, 7: 21, 8: 31}
"""A and C's lead, one resto being paid after the fourth trick (Dr., second example)."""


def marks_by_trick(text: str) -> dict[int, str]:
    """What a record expects to be marked when each trick is done."""
    marks: dict[int, str] = {}
    number = 0
    for line in parse(text).lines:
        words = line.texts
        if words and words[0].isdecimal():
            number = int(words[0])
        elif words[:3] == ("expect", "mark", "="):
            marks[number] = " ".join(word for word in words[3:] if not word.startswith("["))
    return marks


@pytest.mark.parametrize("name", ["dresden-example-1", "firenze-example"])
def test_the_first_worked_hand_is_held_to_the_books_marks(name: str) -> None:
    text = TEXTS[f"minchiate/{name}"]
    told = marks_by_trick(text)
    assert [told[n] for n in range(1, 22)] == [f"B+D {mark}" for mark in FIRST_HAND.split()]
    for stated in ("total A+C = 98", "total B+D = 181", "difference = B+D 83", "pays = B+D 2"):
        assert f"expect {stated}" in text


def test_the_second_worked_hand_is_held_to_the_books_marks_and_count() -> None:
    text = TEXTS["minchiate/dresden-example-2"]
    told = marks_by_trick(text)
    assert {n: told[n] for n in SECOND_HAND} == {n: f"A+C {m}" for n, m in SECOND_HAND.items()}
    for stated in ("resti A+C = 1", "difference = A+C 894", "pays = A+C 15"):
        assert f"expect {stated}" in text


SHAME: Final = {
    "diecine-without-dieci-dresden": "delle Diecine",
    "diecine-without-dieci-firenze": "delle Diecine vergognose",
    "diecine-without-tromba-dresden": "delle Diecine vergognose",
    "diecine-without-tromba-firenze": "delle Diecine vergognose",
}
"""What the tens are called (Dr. 3, Fi. 3)."""


@pytest.mark.parametrize(("name", "title"), SHAME.items())
def test_the_books_differ_in_when_the_tens_are_ashamed(name: str, title: str) -> None:
    state: Any = replayed(TEXTS[f"minchiate/{name}"]).state
    notes = [line.note for line in state.deal.account.lines if line.rule == "versicola.diecine"]
    assert notes == [title]


# Texts that are no records ---------------------------------------------------------------------

HEAD: Final = "Game: minchiate\nRules: dresden-1798\n"
POSITION: Final = (
    "seats A B C D leader A hand A s2 hand B s3 hand C s4 hand D s5 tricks A+C rest tricks B+D"
    " folla c1 c2 c3 c4 c5 c6 c7 c8 c9 c10 d1 d2 d3\n"
)
"""One trick is left."""


class Bad(NamedTuple):
    """A text, and where and how it is wrong."""

    text: str
    line: int
    column: int
    kind: str


def headers(text: str, line: int, kind: str = "malformed") -> Bad:
    """Something wrong with the headers."""
    return Bad(text, line, 1, kind)


def first(statement: str, column: int, kind: str) -> Bad:
    """A bad first statement, in row 4."""
    return Bad(f"{HEAD}\n{statement}\n", 4, column, kind)


def then(statement: str, column: int, kind: str) -> Bad:
    """A bad statement when one trick is left, in row 5."""
    return Bad(f"{HEAD}\n{POSITION}{statement}\n", 5, column, kind)


BAD_HEADERS: Final = (
    headers("", 1),
    headers("Game: minchiate\n\n", 1),
    headers("Rules: dresden-1798\n\n", 1),
    headers("Game: chess\nRules: dresden-1798\n\n", 1),
    headers("Game: minchiate\nRules: rome-1773\n\n", 2),
    headers("Game minchiate\n", 1),
    headers("Game: minchiate\nrules: dresden-1798\n\n", 2),
    headers(f"{HEAD}seats A B C D\n", 3),
    headers(f"{HEAD}Game: minchiate\n\n", 3, "ambiguous"),
    headers(f"{HEAD}Table: noisy\n\n", 3),
    headers(f"{HEAD}Options: demonio\n\n", 3),
    headers(f"{HEAD}Options: versicole.angelo=true\n\n", 3),
    headers(f"{HEAD}Options: versicole.demonio=perhaps\n\n", 3),
    headers(f"{HEAD}Options: cut.least=few\n\n", 3),
    headers(f"{HEAD}Options: values.three=4\n\n", 3),
    headers(f"{HEAD}\n  c4 c5\n", 4),
    headers(f"{HEAD}\nseats A B C D\n\n  deals 2\n", 6),
)

BAD_CARDS: Final = (
    then("A plays R", 9, "ambiguous"),
    then("A plays c11", 9, "impossible"),
    then("A plays 41", 9, "impossible"),
    then("A plays xx", 9, "malformed"),
    then("A plays S2", 9, "malformed"),
    then("A plays", 8, "malformed"),
    then("A gives  Q", 10, "ambiguous"),
    first("pack c1 c2 d11", 12, "impossible"),
    Bad(f"{HEAD}\npack c1\n  c2 zz\n", 5, 6, "malformed"),
    first("seats A B C D folla c1 zz", 24, "malformed"),
)

BAD_SEATS: Final = (
    first("seats A B C", 12, "malformed"),
    first("seats A B C E", 13, "impossible"),
    first("seats A B C C", 7, "impossible"),
    then("E plays s2", 1, "impossible"),
    then("e plays s2", 1, "malformed"),
    then("21 E s2", 4, "impossible"),
    then("21 s2", 4, "malformed"),
    then("fault misdeal Q", 15, "impossible"),
    first("seats A B C D mark A+B 3", 20, "malformed"),
    first("seats A B C D leader", 21, "malformed"),
)

BAD_STATEMENTS: Final = (
    then("hello", 1, "malformed"),
    then("A", 1, "malformed"),
    then("A jumps", 3, "malformed"),
    then("A cuts", 7, "malformed"),
    then("A cuts ten", 8, "malformed"),
    then("fault slip A", 7, "malformed"),
    then("fault", 6, "malformed"),
    then("fault misdeal A many", 17, "malformed"),
    then("B challenges A laughing", 16, "malformed"),
    then("B challenges A revoke soon", 23, "malformed"),
    then("B takes away s3", 9, "malformed"),
    then("others declare nothing", 1, "malformed"),
    first("seats A B C D colour red", 15, "malformed"),
    first("seats A B C D deals", 20, "malformed"),
    first("seats A B C D hand A rest hand B rest", 1, "malformed"),
)

BAD_DEEDS: Final = (
    then("20 A s2", 1, "impossible"),
    then("21 B s3", 4, "impossible"),
    then("21 A s2 s9", 9, "impossible"),
    then("21 A s2 s3 s4 s5 c1", 18, "impossible"),
    then("A plays s3", 1, "impossible"),
    then("B plays s3", 1, "impossible"),
    then("D cuts 40", 1, "impossible"),
    then("A declares 1 2 3", 1, "impossible"),
    then("seats A B C D", 1, "impossible"),
    then("rise", 1, "impossible"),
    first("seats A B C D folla c1", 1, "impossible"),
    first("seats A B C D deals 12", 1, "impossible"),
    first("pack c1", 1, "impossible"),
)

BAD_EXPECTATIONS: Final = (
    then("expect", 7, "malformed"),
    then("expect mark", 12, "malformed"),
    then("expect mark =", 13, "malformed"),
    then("expect = 0", 8, "malformed"),
    then("expect colour = red", 8, "malformed"),
    then("expect cards A+B = 40", 14, "malformed"),
    then("expect mark = 0 [no.such.rule]", 17, "malformed"),
    then("expect refused A jumps = play.turn", 18, "malformed"),
    then("expect refused A plays R = play.turn", 24, "ambiguous"),
)

BAD_TAILS: Final = (
    then("expect hand E = s2", 13, "impossible"),
    then("expect refused = play.turn", 16, "malformed"),
    then("21 A", 5, "malformed"),
    then("rise now", 6, "malformed"),
    then("A plays s2 s3", 12, "malformed"),
    first("seats A B C D folla c11", 21, "impossible"),
    first("seats A B C D folla R", 21, "ambiguous"),
    headers(f"{HEAD}Options: fallen.chooser=nobody\n\n", 3),
)
"""Too much, too little, or wrong only in its last word."""

ALL_BAD: Final = (
    *BAD_HEADERS,
    *BAD_CARDS,
    *BAD_SEATS,
    *BAD_STATEMENTS,
    *BAD_DEEDS,
    *BAD_EXPECTATIONS,
    *BAD_TAILS,
)


@pytest.mark.parametrize(
    "bad",
    ALL_BAD,
    ids=lambda bad: repr(bad.text[-30:]),
)
def test_a_bad_text_is_refused_with_its_place_and_kind(bad: Bad) -> None:
    with pytest.raises(NotationError) as refusal:
        run(parse(bad.text))
    error = refusal.value
    assert (error.line, error.column, error.kind) == (bad.line, bad.column, bad.kind), str(error)
    assert error.message.strip()
    assert str(error).startswith(f"line {bad.line}, column {bad.column}: {bad.kind}: ")


def test_an_expectation_that_fails_is_reported_not_raised() -> None:
    replay = run(parse(f"{HEAD}\n{POSITION}expect mark = B+D 30\nexpect turn = A\n"))
    assert not replay.ok
    assert [check.found for check in replay.checks] == ["0", "A"]


# The page --------------------------------------------------------------------------------------


def test_the_example_on_the_page_holds_and_is_canonical() -> None:
    block = re.search(r"^```\n(Game: .*?)^```$", PAGE, flags=re.DOTALL | re.MULTILINE)
    assert block
    assert replayed(block[1]).checks
    assert not _failing(replayed(block[1]))
    assert format_record(parse(block[1])) == block[1]


@pytest.mark.parametrize("word", sorted({*VERBS, *HOUSE_VERBS, "others"}))
def test_every_verb_is_on_the_page(word: str) -> None:
    assert re.search(rf"^\| .*`([A-D] )?{word}\b", PAGE, flags=re.MULTILINE)


@pytest.mark.parametrize("word", sorted({*FACTS, *SECTIONS}))
def test_every_fact_and_section_is_on_the_page(word: str) -> None:
    assert re.search(rf"^\| `{word}\b", PAGE, flags=re.MULTILINE)
