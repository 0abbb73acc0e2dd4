"""The page has its words for every rule, house rule and choice, in every tongue it speaks."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from ridotto.games import GAMES
from ridotto.table.house_rules import shapes

FOLDER: Final = Path(__file__).parents[1] / "web/src/games"
TONGUES: Final = ("en", "de", "it")
"""English needs no titles of rules: they come with the rule book."""


def words(game: str, tongue: str) -> Any:
    """What the page says of a game in a tongue."""
    return json.loads((FOLDER / game / f"rules.{tongue}.json").read_text("utf-8"))


@pytest.mark.parametrize("tongue", TONGUES[1:])
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_title(game: str, tongue: str) -> None:
    """Every rule and fault that a sheet may cite, and none that the book does not know."""
    book = GAMES[game].rule_book
    titles = words(game, tongue)["rules"]
    assert set(titles) == {*book.rules, *book.faults}
    assert all(titles.values())


@pytest.mark.parametrize("tongue", TONGUES)
@pytest.mark.parametrize("game", GAMES)
def test_every_house_rule_has_a_name(game: str, tongue: str) -> None:
    """Every option of the game's books, and every word it may be set to."""
    options = shapes(GAMES[game])
    said = words(game, tongue)
    assert set(said["options"]) == set(options)
    choices = {str(one) for shape in options.values() for one in shape.choices}
    assert set(said["choices"]) == {one for one in choices if not one.isdigit()}


NOT_DONE_BY_SEATS: Final = {"challenge", "enter-fault", "lot", "rise", "set-up", "shuffle"}
"""Acts of the house; and challenges, which say their grounds."""


@pytest.mark.parametrize("tongue", TONGUES)
@pytest.mark.parametrize("game", GAMES)
def test_every_act_has_its_words(game: str, tongue: str) -> None:
    """A hint or a review may name any of them."""
    files = (FOLDER.parent / f"i18n/{tongue}.acts.ts", FOLDER / game / f"words.{tongue}.ts")
    said = set(re.findall(r"'do\.([a-z.-]+)':", "".join(one.read_text("utf-8") for one in files)))
    acts = set(GAMES[game].action_kinds) - NOT_DONE_BY_SEATS
    assert {act for act in acts if not {act, f"{game}.{act}"} & said} == set()


EVERYDAY: Final = {("guimbarde", "de"): {"könig"}, ("minchiate", "it"): {"ultima"}}
"""Of these a tongue says the same in other senses: any King is a König, any last trick ultima."""


@pytest.mark.parametrize("game", GAMES)
def test_both_tongues_explain_the_same_words(game: str) -> None:
    """A period word that is explained to Germans is explained to Italians, and no everyday word."""
    german, italian = words(game, "de")["glossary"], words(game, "it")["glossary"]
    assert not set(german) & EVERYDAY.get((game, "de"), set())
    assert not set(italian) & EVERYDAY.get((game, "it"), set())
    assert set(german) - EVERYDAY.get((game, "it"), set()) == set(italian) - EVERYDAY.get(
        (game, "de"), set()
    )
    assert all(german.values())
    assert all(italian.values())


def test_titles_and_notes_are_those_of_the_games() -> None:
    """What ``scripts/words`` would write is there."""
    words_script = Path(__file__).parents[1] / "scripts/words"
    told = subprocess.run(
        [sys.executable, words_script, "--check"], cwd=words_script.parents[1], capture_output=True
    )
    assert told.returncode == 0, told.stdout.decode()
