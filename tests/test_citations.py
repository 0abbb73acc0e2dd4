"""Citations are true, as far as a machine can tell: see ``ridotto.testing.citation_checks``."""

from importlib.resources import files
from typing import Any, Final

import msgspec
import pytest

from ridotto.games import GAMES
from ridotto.table import Game
from ridotto.table.citations import chapters_of, is_ours, number, roman
from ridotto.testing.citation_checks import all_cited, load_chapters, unnoticed, untrue

TOLD: Final = [
    g for g in GAMES.values() if (files(f"ridotto.games.{g.name}") / "chapters.toml").is_file()
]
each_game = pytest.mark.parametrize("game", TOLD, ids=lambda game: game.name)

LEAST_REASON: Final = 4
"""Words in which one can say why: "the book is silent"."""

UNNOTICED: Final = 0.2
"""At most this share of citations, moved to a wrong chapter of their book, may go unnoticed."""


@each_game
def test_no_rule_cites_a_chapter_that_has_nothing_of_it(game: Game[Any]) -> None:
    assert list(untrue(game, load_chapters(game.name))) == []


@each_game
def test_a_chapter_that_nobody_cites_is_not_told(game: Game[Any]) -> None:
    marks = game.rule_book.sources
    cited = {name for one in all_cited(game) for name in chapters_of(one.source, marks)}
    assert set(load_chapters(game.name)) == cited


@each_game
def test_a_wrong_citation_is_noticed(game: Game[Any]) -> None:
    """Every citation, moved to every other chapter of its book: most of that is found."""
    passed, tried = unnoticed(game, load_chapters(game.name))
    assert passed <= UNNOTICED * tried, f"{passed} of {tried}"


@each_game
def test_where_the_book_is_silent_the_source_says_why(game: Game[Any]) -> None:
    """Rules and faults give a reason in the source itself; options have their note."""
    book = game.rule_book
    for name in (*book.rules, *book.faults):
        source = book.source(name)
        if any(map(is_ours, source.split(", "))):
            assert "our decision" in source, f"{name}: {source}"
            reason = source.partition("our decision: ")[2]
            # A number in some notes is no reason to whoever reads it at the table.
            assert len(reason.split()) >= LEAST_REASON, f"{name}: {source}"


def test_the_misquotations_of_the_past_would_be_found() -> None:
    """Citations that were wrong once: a captured Matto, and a chapter that is not there."""
    game = GAMES["minchiate"]
    chapters = load_chapters("minchiate")
    book = game.rule_book
    wrong = {
        "claim": "Fi. 12",
        "matto.captured": "Dr. 6",
        "king.fall": "Dr. 14",
        "count.ultima": "Dr. 99",
    }
    for name, source in wrong.items():
        rule = msgspec.structs.replace(book.rules[name], source=source)
        (said,) = [
            chapter
            for chapter in chapters_of(source, book.sources)
            if chapter not in chapters or not chapters[chapter].speaks_of(rule.title)
        ]
        assert said == source


@pytest.mark.parametrize(
    ("source", "chapters"),
    [
        ("Dr. 3-4, 11, Fi. 3, 5", ["Dr. 3", "Dr. 4", "Dr. 11", "Fi. 3", "Fi. 5"]),
        ("r. III-VI", ["r. III", "r. IV", "r. V", "r. VI"]),
        ("opening text, r. I", ["opening text", "r. I"]),
        ("§ Das Bieten, our decision (D 3)", ["§ Das Bieten"]),
        ("our decision: the book names no price", []),
    ],
)
def test_sources_are_read(source: str, chapters: list[str]) -> None:
    marks = dict.fromkeys(["Dr.", "Fi.", "r.", "§", "opening text", "our decision"])
    assert list(chapters_of(source, marks)) == chapters


def test_roman_numbers_are_read_and_written() -> None:
    assert [number(roman(n)) for n in range(1, 40)] == list(range(1, 40))
    assert (number("XIV"), number("IX"), roman(19)) == (14, 9, "XIX")
