"""The hint names the reason that decides, in positions where that is known by a count by hand."""

import pytest

from ridotto.bots import advise, make_player
from ridotto.cards.pack_names import LANGUAGES
from ridotto.games import GAMES
from ridotto.table.rendering import render
from tests.reason_positions import POSITIONS, ReasonPosition


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_hint_says_what_decides(position: ReasonPosition) -> None:
    game, view = position.game.name, position.view
    player = make_player(game, level="master", seed=0, repeatable=True)
    told = advise(game, view, player)
    assert position.right(view, told.action), told.action
    assert told.reason.kind == position.kind, told.why
    assert told.action == player.act(view)
    assert all(render(told.said[0].said, language) for language in LANGUAGES)


def test_there_are_thirty_in_all_games() -> None:
    assert len(POSITIONS) >= 30
    assert {position.game.name for position in POSITIONS} == set(GAMES)
