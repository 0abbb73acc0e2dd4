"""What the reading room is set from: sources written out, and the books side by side."""

import re
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final

import pytest

from ridotto.games import GAMES
from ridotto.server.rule_values import values_of
from ridotto.table import Game

each_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.name)

FIGURE: Final = re.compile(r"<!-- figure: ([^|]+) \| (.+) -->")
GOES_ON: Final = re.compile(r"(\d|[IVX]+\b)")
"""A piece of a source without a mark of its own counts on: "Dr. 2, 11"."""


def sources(game: Game[Any]) -> Iterator[str]:
    """Every source that is cited anywhere in a game."""
    book = game.rule_book
    yield from (rule.source for rule in book.rules.values())
    yield from (fault.source for fault in book.faults.values())
    for rules in game.rule_sets.values():
        yield from (option.source for option in rules.values.values())


@each_game
def test_every_source_begins_with_a_mark_that_is_explained(game: Game[Any]) -> None:
    marks = tuple(game.rule_book.sources)
    for source in sources(game):
        first, *rest = source.split(", ")
        assert first.startswith(marks), source
        assert [one for one in rest if not one.startswith(marks) and not GOES_ON.match(one)] == []


@each_game
def test_every_mark_is_used_and_names_a_book(game: Game[Any]) -> None:
    text = (files(f"ridotto.games.{game.name}") / "RULES.md").read_text("utf-8")
    cited = " ".join(sources(game))
    for mark, source in game.rule_book.sources.items():
        assert mark in cited or f"({mark}" in text, mark
        assert source.book
        assert source.part


@each_game
def test_figures_show_cards_of_the_pack(game: Game[Any]) -> None:
    """A figure is a remark in the text; those that read the text elsewhere do not see it."""
    text = (files(f"ridotto.games.{game.name}") / "RULES.md").read_text("utf-8")
    figures = FIGURE.findall(text)
    assert len(figures) == text.count("<!-- figure")
    packs = [game.pack(game.open(rules)) for rules in game.rule_sets.values()]
    for cards, caption in figures:
        assert caption.strip()
        # The sixes of Kaiserspiel and the Weli are not in every book's pack.
        strange = [c for c in cards.split() if not any(c in pack for pack in packs)]
        assert strange in ([], ["s6"]), strange


def test_the_books_of_minchiate_stand_side_by_side() -> None:
    """As the two books have it: a revoke costs one resto by Dr. 14 and two by Fi. 13."""
    seen = values_of("minchiate")
    assert list(seen.books) == ["dresden-1798", "firenze-2008"]
    keys = {key.key: key for key in seen.keys}
    revoke = keys["faults.revoke_resti"]
    assert [(value.book, value.value, value.source) for value in revoke.values] == [
        ("dresden-1798", 1, "Dr. 14"),
        ("firenze-2008", 2, "Fi. 13"),
    ]
    assert (revoke.differs, revoke.agreed) == (True, True)
    assert (keys["count.par"].differs, keys["values.ten"].agreed) == (False, False)


@each_game
def test_every_value_of_every_book_is_told(game: Game[Any]) -> None:
    seen = values_of(game.name)
    told = {(value.book, key.key) for key in seen.keys for value in key.values}
    books = game.rule_sets.values()
    assert told == {(book.name, key) for book in books for key in book.values}
