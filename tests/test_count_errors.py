"""Whatever cannot be counted is said in every language: by the terminal, and by the page."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
import pytest

from ridotto.cards.pack_names import LANGUAGES
from ridotto.counting.evening_count import CountProblem
from ridotto.table.rendering import render
from tests.count_client import wrong
from tests.english_words import english_in

ROOT: Final = Path(__file__).parents[1]
WORDS: Final = re.compile(r"^  '(wrong\.[\w-]+)':", re.MULTILINE)


def raised() -> Iterator[tuple[str, ast.Call]]:
    """Every ``EntryError(...)`` in the source, and where it is."""
    for path in sorted((ROOT / "src" / "ridotto" / "counting").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "EntryError":
                yield f"{path.name}:{node.lineno}", node


def test_every_error_of_an_entry_is_a_sentence() -> None:
    """A call that makes one, a variable that holds one, or what the judge says."""
    found = dict(raised())
    assert len(found) > 60
    told = {where: ast.unparse(node.args[1]) for where, node in found.items()}
    sentence = re.compile(r"wrong\(|unknown_card\(|said$|why$|verdict\.said$")
    assert {where: text for where, text in told.items() if not sentence.match(text)} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_words_for_every_error(language: str) -> None:
    files = [
        ROOT / "web" / "src" / "count" / f"words.{language}.ts",
        *(ROOT / "web" / "src" / "games").glob(f"*/count-words.{language}.ts"),
    ]
    known = {key for file in files for key in WORDS.findall(file.read_text(encoding="utf-8"))}
    codes = {ast.literal_eval(node.args[0]) for _, node in raised()}
    assert {code for code in codes if f"wrong.{code}" not in known} == set()


PROBLEMS: Final = {
    "minchiate": {"first": ["M", "M"]},
    "taroc": {"points": [1, 2, 3]},
    "tresette": {"piles": [["cA", "cA"], None]},
    "kaiserspiel": {"turned": "xx"},
    "guimbarde": {"guimbarde": 9},
    "bieten": {"herz": {"how": "good"}},
}


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", PROBLEMS)
def test_a_problem_is_told_in_its_language(game: str, language: str) -> None:
    found = wrong(game, deals=[PROBLEMS[game]])
    assert isinstance(found, CountProblem)
    assert found.said is not None
    assert found.message == render(found.said)
    assert not english_in(render(found.said, language))
    assert msgspec.json.decode(msgspec.json.encode(found), type=CountProblem) == found
