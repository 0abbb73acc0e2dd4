"""At a strict table the terminal lets a person make every challenge that is offered."""

import io
import re
from collections.abc import Iterator
from itertools import count
from typing import Any

import pytest
from rich.console import Console

from bench.strict import tables_of
from ridotto.cli.card_input import NotUnderstood
from ridotto.cli.game_terminal import terminal_of
from ridotto.games import GAMES
from ridotto.table import Action, RuleSet, View
from ridotto.testing.challenge_laws import StrictTable

CHALLENGES = 150
"""So many are made by their numbers, of each game."""


def face_of(name: str, rules: RuleSet) -> Any:
    console = Console(file=io.StringIO(), width=100, height=30, color_system=None)
    return terminal_of(name).face(console, rules, 0, 0.0, plain=True)


def listed(face: Any, view: View[Any], table: StrictTable[Any]) -> list[str]:
    """What the terminal says there is to challenge, line by line."""
    with pytest.raises(NotUnderstood) as told:
        face.speak(view, table.game.offers(view), "challenge", "")
    return re.split(r"(?:^|; | )\d+ = ", str(told.value))[1:]


def by_number(face: Any, view: View[Any], table: StrictTable[Any]) -> Iterator[Action]:
    """What each number does."""
    offers = table.game.offers(view)
    for number in count(1):
        try:
            yield face.speak(view, offers, "challenge", str(number))
        except NotUnderstood:
            return


@pytest.mark.parametrize("name", GAMES)
def test_every_challenge_offered_can_be_made_by_its_number(name: str) -> None:
    made = 0
    for seed in count():
        rules = tables_of(name)[seed % len(tables_of(name))]
        table, face = StrictTable(GAMES[name], rules, seed), face_of(name, rules)
        while not table.game.over(table.course.state) and table.deals < 2:
            table.try_act(table.mischief.next_act())
            offered = table.mischief.offered(0)
            if offered and table.dice.random() < 0.2:
                view = table.course.views[0]
                assert list(by_number(face, view, table)) == offered
                words = listed(face, view, table)
                assert len(words) == len(offered)
                # Nobody can choose between two things that are called the same.
                assert len(set(words)) == len(words)
                made += len(offered)
        if made > CHALLENGES:
            return
