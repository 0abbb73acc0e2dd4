"""What stands on the board beside one's own name agrees with it: never "You deals"."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest
from rich.console import Console

from ridotto.cli.game_terminal import terminal_of
from ridotto.cli.language import choose_language
from ridotto.games import GAMES
from ridotto.testing import WatchedParty

ACTS: Final = 60
OWN: Final = {"en": "You", "de": "Du", "it": "Tu"}
OF_OTHERS: Final = re.compile(
    r"\b(deals|owes|gibt|gewinnt|spielte|setzt|schuldet|dà|vince|riposa|deve)\b"
)
"""Words for a third person in the row of one's own name."""


@pytest.fixture(params=OWN)
def language(request: pytest.FixtureRequest) -> str:
    """The terminal speaks it."""
    choose_language(request.param, {})
    return str(request.param)


def own_rows(game: str, seat: int, name: str) -> Iterator[str]:
    """The rows of a random deal's boards in which one's own name stands."""
    rules = list(GAMES[game].rule_sets.values())[-1]
    course: WatchedParty[Any] = WatchedParty.open(GAMES[game], rules)
    face: Any = terminal_of(game).face(Console(width=80), rules, seat, 0.0, plain=True)
    dice = Random(3)
    for _ in range(ACTS):
        if course.game.over(course.state):
            return
        rows = (row.plain for row in face.board(course.views[seat], 80))
        yield from (row for row in rows if re.search(rf"\b{name}\b", row))
        course.do(course.step(dice))


@pytest.mark.parametrize("game", GAMES)
def test_notes_beside_ones_own_name_agree_with_it(game: str, language: str) -> None:
    """From every chair, so that one of them deals and one leads."""
    rows = [row for seat in range(3) for row in own_rows(game, seat, OWN[language])]
    assert rows
    assert not [row for row in rows if OF_OTHERS.search(row)]
