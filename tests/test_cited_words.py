"""What stands in brackets behind a prompt, a hint or a refusal is a citation a person can read."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from ridotto.cards.pack_names import LANGUAGES
from ridotto.games import GAMES
from ridotto.games.translations import cite_in, rule_book_in, rule_sets_in
from ridotto.table import Game

TAGS: Final = {"opening text", "intro", "text", "Text", "testo", "Einl.", "introd."}
"""How we mark passages among ourselves; no reader knows that it means the beginning of a book."""

ENGLISH: Final = re.compile(r"\b(introduction|of the book|our decision|rule|chapter)\b")

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def hint_sources(game: Game[Any]) -> Iterator[str]:
    """Every source that the players of this game name in their reasons."""
    root = Path(__file__).parents[1] / "src" / "ridotto" / "bots" / game.name
    for file in sorted(root.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.keyword) and node.arg == "source":
                if isinstance(node.value, ast.Constant):
                    yield str(node.value.value)
            elif isinstance(node, ast.AnnAssign) and "WHERE" in ast.unparse(node.target):
                assert isinstance(node.value, ast.Constant)
                yield str(node.value.value)


def cited(game: Game[Any], language: str) -> Iterator[str]:
    """All that can stand behind a sentence at the table: of rules, faults, options and hints."""
    book = rule_book_in(game.name, language)
    yield from (rule.source for rule in book.rules.values())
    yield from (fault.source for fault in book.faults.values())
    for rules in rule_sets_in(game.name, language).values():
        yield from (value.source for value in rules.values.values())
    yield from map(cite_in(game.name, language), hint_sources(game))


@each_language
@each_game
def test_no_tag_of_ours_stands_for_a_passage(game: Game[Any], language: str) -> None:
    named = {piece for source in cited(game, language) for piece in source.split(", ")}
    assert named & TAGS == set()


@pytest.mark.parametrize("language", LANGUAGES[1:])
@each_game
def test_a_citation_has_no_english_words_elsewhere(game: Game[Any], language: str) -> None:
    assert [source for source in cited(game, language) if ENGLISH.search(source)] == []


def test_hints_are_among_what_is_checked() -> None:
    assert "introduction of the book" in list(hint_sources(GAMES["guimbarde"]))
    assert "Dr. 12" in list(hint_sources(GAMES["minchiate"]))
