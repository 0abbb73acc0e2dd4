"""Every rule has a page that says what the book says, what is open, and how else it is read."""

import re
from collections import Counter
from typing import Any, Final

import pytest

from ridotto.games import GAMES
from ridotto.server.lesson_files import TONGUES
from ridotto.server.source_pages import (
    SourcePage,
    load_pages,
    record_titles,
    records_of,
    records_with,
    source_of_rule,
)
from ridotto.table import Game
from ridotto.table.citations import chapters_of
from ridotto.testing.citation_checks import load_chapters

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)

LEAST_WORDS: Final = 12
"""What a book says is told at length; fewer words would be a title."""
SILENT_WORDS: Final = 6
"""Where no book says anything, so many tell that."""

CITATION: Final = re.compile(r"\(((?:Dr|Fi)\. \d+(?:, (?:(?:Dr|Fi)\. )?\d+)*)\)")
NUMBERED: Final = {
    "en": re.compile(r"\brules? ([IVX]+|\d+)\b"),
    "de": re.compile(r"\bRegeln? ([IVX]+|\d+)\b"),
    "it": re.compile(r"\bregol[ae] ([IVX]+|\d+)\b"),
}


def told(game: Game[Any]) -> list[tuple[str, SourcePage]]:
    """All texts of a game, each with its language."""
    return [(tongue, page) for tongue in TONGUES for page in load_pages(game.name, tongue).page]


@each_game
def test_every_rule_has_one_page_in_every_language(game: Game[Any]) -> None:
    rules = sorted([*game.rule_book.rules, *game.rule_book.faults])
    for tongue in TONGUES:
        served = Counter(rule for page in load_pages(game.name, tongue).page for rule in page.rules)
        assert sorted(served.elements()) == rules, tongue


@each_game
def test_what_shows_a_rule_is_called_in_the_readers_language(game: Game[Any]) -> None:
    """A title for every record that a page leads to, and none for a record that is not there."""
    shown = {one.name for found in records_with(game.name).values() for one in found}
    for tongue in set(TONGUES) - {"en"}:
        titles = record_titles(game.name, tongue)
        assert shown <= set(titles) <= set(records_of(game.name)), tongue
        # A figure in the book's words is one in the reader's, too; "Dr. 14" is one in all.
        for name, title in titles.items():
            english = re.findall(r"\d+", records_of(game.name)[name].header("Title", ""))
            assert set(english) >= set(re.findall(r"\d+", title)), (tongue, name)
        for rule in game.rule_book.rules:
            found = source_of_rule(game.name, rule, tongue)
            assert {one.language for one in (*found.hands, *found.records)} <= {tongue}, rule


@each_game
def test_every_page_answers_all_questions(game: Game[Any]) -> None:
    book = game.rule_book
    for tongue, page in told(game):
        cites = any(list(chapters_of(book.source(rule), book.sources)) for rule in page.rules)
        least = LEAST_WORDS if cites else SILENT_WORDS
        assert len(page.says.split()) >= least, (tongue, page.rules)
        assert page.open.strip(), (tongue, page.rules)
        assert page.other.strip(), (tongue, page.rules)


@each_game
def test_no_identifier_is_shown(game: Game[Any]) -> None:
    """Neither of a rule nor of an option: ``fou_pay`` or ``deal.fives``."""
    rules = [rule for rule in (*game.rule_book.rules, *game.rule_book.faults) if "." in rule]
    for tongue, page in told(game):
        text = f"{page.says} {page.open} {page.other}"
        assert not re.search(r"\w_\w|`", text), (tongue, page.rules)
        assert not [rule for rule in rules if rule in text], (tongue, page.rules)


@each_game
def test_what_a_page_cites_is_there_and_its_rules_are_among_it(game: Game[Any]) -> None:
    """A page that names a numbered rule or a chapter speaks of one that its rules stand in."""
    chapters = load_chapters(game.name)
    book = game.rule_book
    for tongue, page in told(game):
        cited = {c for rule in page.rules for c in chapters_of(book.source(rule), book.sources)}
        text = f"{page.says} {page.open} {page.other}"
        for match in CITATION.findall(text):
            assert set(chapters_of(match, book.sources)) <= set(chapters), (tongue, match)
        for number in NUMBERED[tongue].findall(page.says):
            assert f"r. {number}" in chapters, (tongue, page.rules, number)
        named = {c for m in CITATION.findall(page.says) for c in chapters_of(m, book.sources)}
        assert not named or named & cited, (tongue, page.rules, named, cited)


@each_game
def test_pages_of_the_print_are_of_chapters_that_are_cited(game: Game[Any]) -> None:
    printed = load_pages(game.name).printed
    assert set(printed) <= set(load_chapters(game.name))
    for pages in printed.values():
        first, _, last = pages.partition("–")
        assert 1 <= int(first) <= int(last or first)


def test_other_languages_have_the_same_pages() -> None:
    """So that a reader of German finds what a reader of English finds."""
    for game in GAMES:
        english = [page.rules for page in load_pages(game).page]
        for tongue in TONGUES:
            assert [page.rules for page in load_pages(game, tongue).page] == english, tongue


def test_a_rule_is_seen_in_the_records_that_expect_it() -> None:
    """By hand: taroc's record of the draw for the deal expects the lot, and refuses by it."""
    names = [shown.name for shown in records_with("taroc")["deal.lot"]]
    assert "opening" in names
    seen = source_of_rule("taroc", "honour.cavalerie", "en")
    assert "A hand with nearly every honour" in [shown.title for shown in seen.hands]


def test_where_it_stands_in_print() -> None:
    """Nürnberg 1770 has the Point of Guimbarde in the opening text, pages 25 to 30."""
    assert source_of_rule("guimbarde", "point.forehand", "en").pages == ("25–30",)
    assert source_of_rule("kaiserspiel", "imperial.fall", "en").pages == ("23",)
