"""Counting real tables in the terminal: a whole dialogue in German or Italian has no English."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from ridotto.cards.pack_names import LANGUAGES
from ridotto.cli.app import run
from ridotto.cli.counting.entry_fields import Field, fields_of
from ridotto.cli.counting.evening_actions import ACTIONS
from ridotto.counting.registry import COUNTINGS
from ridotto.games import GAMES
from tests import count_hands as hands
from tests.english_words import english_in
from tests.score_helpers import codes
from tests.spoken_commands import Told, make_told

FIRST, SECOND = map(codes, hands.dresden_1())
A, B, _ = map(codes, hands.taroc_1())

DEALS: Final[dict[str, tuple[str, ...]]] = {
    "minchiate": ("--first", FIRST, "--second", SECOND, "--ultima", "A", "--mark", "second 34"),
    "taroc": (
        *("--heaps", f"A: {A}", "--heaps", f"B: {B}", "--pagat", "B last"),
        *("--honours", "A cavalerie-s, B ten-tarocs, B matadors", "--faults", "revoke B"),
    ),
    "tresette": ("--piles", "B+D hK dJ", "--last", "A", "--announced", "A 3x7, D 3xK"),
    "kaiserspiel": (
        *("--turned", "sA", "--imperials", "B h", "--rummel", "A", "--tricks", "9 3"),
        *("--honours", "A sK, A s7", "--honours", "A sJ, A sQ", "--faults", "false-imperial A"),
    ),
    "guimbarde": (
        *("--fou", "C", "--guimbarde", "B", "--koenig", "A", "--point", "A", "--fonds", "A"),
        *("--fou-played", "C A", "--table-marriages", "s A B", "--faults", "revoke B"),
    ),
    "bieten": (
        *("--rows", "A lK sK hU, B eK e9 e8", "--herz", "held", "--laub", "groschen-held"),
        *("--spiel", "held B"),
    ),
}
"""A deal of each game as one would enter it, most with a fault."""

OPTIONS: Final = {"bieten": ("--option", "players=2"), "guimbarde": ("--option", "players=4")}

ANSWERS: Final = ("?", "zzz zz", "")
"""To every question: what is it; something wrong; nothing."""


@pytest.fixture(params=LANGUAGES[1:])
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def told(
    language: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> Told:
    """All that a command says, with these lines typed in."""
    return make_told(language, capsys, monkeypatch, tmp_path)


def typed_words(game: str) -> set[str]:
    """What one types is the same in every language: fields, closed sets, faults, books, games."""
    counting, book = COUNTINGS[game], GAMES[game].rule_book
    fields = (*fields_of(counting.opening), *fields_of(counting.entry))
    found = {word for field in fields for word in _of_field(field)}
    faults = {fault.removeprefix("fault.") for fault in book.faults}
    sets = GAMES[game].rule_sets
    options = {key for rules in sets.values() for key in rules.values}
    return found | faults | options | set(GAMES) | set(sets) | {*ACTIONS, "none", "quit"}


def _of_field(field: Field) -> Iterator[str]:
    yield from (field.word, *field.choices)
    if field.form.name in ("STRUCT", "STRUCTS"):
        struct = field if field.form.name == "STRUCT" else field.item
        yield from (word for part in struct.parts for word in _of_field(part))


def english_lines(game: str, text: str) -> list[str]:
    """The lines in which English stands that nobody types."""
    words = sorted(filter(None, typed_words(game)), key=len, reverse=True)
    typed = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, words))})(?![\w-])")
    return [line for line in text.splitlines() if english_in(typed.sub(" ", line))]


@pytest.mark.parametrize("game", DEALS)
def test_a_deal_is_asked_for_in_one_language(game: str, told: Told) -> None:
    """Every question with its explanation, what is not understood, and what cannot be counted."""
    number = len(fields_of(COUNTINGS[game].entry)) + 2
    text = told("score", game, *OPTIONS.get(game, ()), typed=ANSWERS * number)
    assert len(text.splitlines()) > number
    assert english_lines(game, text) == []


@pytest.mark.parametrize("game", DEALS)
def test_a_sheet_is_written_in_one_language(game: str, told: Told) -> None:
    text = told("score", game, *OPTIONS.get(game, ()), *DEALS[game])
    assert english_lines(game, text) == []


@pytest.mark.parametrize("game", DEALS)
def test_an_evening_is_kept_in_one_language(game: str, told: Told) -> None:
    text = told("evening", "e.json", "new", game, *OPTIONS.get(game, ()))
    text += told("evening", "e.json", "add", *DEALS[game])
    text += told("evening", "e.json", "add", *DEALS[game])
    for words in (("show",), ("show", "1"), ("settle",), ("strike", "2")):
        text += told("evening", "e.json", *words)
    for line in ("show 9", "dance", "change 1", "add --faults zzz"):
        text += told("evening", "e.json", *line.split(), code=2)
    session = ("add", "quit", "show 'x", "settle", "zzz", "strike 1", "quit")
    text += told("evening", "e.json", typed=session)
    assert english_lines(game, text) == []


@pytest.mark.parametrize("game", DEALS)
def test_an_evening_begins_in_one_language(game: str, told: Told) -> None:
    books = ("",) if len(GAMES[game].rule_sets) > 1 else ()
    begun = ("chess", game, *books, "zzz=3", game, *books, "", "Anna, Berta")
    text = told("evening", "new.json", typed=(*begun, *ANSWERS * 12))
    assert "Anna" in text
    assert english_lines(game, text) == []


@pytest.mark.parametrize("game", DEALS)
def test_english_would_be_found(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--lang", "en", "score", game, *OPTIONS.get(game, ()), *DEALS[game]]) == 0
    assert english_lines(game, capsys.readouterr().out)
