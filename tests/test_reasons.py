"""The hint names the reason that decides, in positions where that is known by a count by hand."""

from random import Random

import pytest

from ridotto.bots import advise, make_player
from ridotto.bots.explanations import Explanation
from ridotto.bots.explanations.act_comparison import rules_in
from ridotto.bots.explanations.game_reasons import reasons_of
from ridotto.bots.explanations.reason import DUCK, ONLY, PARTNERS_TRICK, TRICK
from ridotto.bots.learned.courses import lines_in
from ridotto.cards.pack_names import LANGUAGES
from ridotto.games import GAMES
from ridotto.notation import run
from ridotto.table import Event, ScoreLine, apply, replay
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
    assert told.reason.sure or position.name not in CERTAIN
    if told.reason.sure:
        assert_sure(position, told)


CERTAIN = ("partner-27-is-enough", "declare-three-kings", "guimbarde-box", "taroc-pagat-caught")
"""Some of those where it is certain what the act brings."""
WORLDS = 30
"""More than the hint has looked at."""


def assert_sure(position: ReasonPosition, told: Explanation) -> None:
    """What is called certain comes about at once in every world that fits the view."""
    game, view = position.game, position.view
    opening = run(position.record).opening
    for seed in range(WORLDS):
        state, _ = replay(game, opening, game.world(opening, view, Random(seed)))
        _, events = apply(game, state, told.action)
        assert comes_about(position, told, events), (seed, told.why)


def comes_about(position: ReasonPosition, told: Explanation, events: tuple[Event, ...]) -> bool:
    """Is it in what follows from the act?"""
    kind, sheet = told.reason.kind, reasons_of(position.game.name).sheet
    if kind in (TRICK, DUCK, PARTNERS_TRICK):
        sides = position.game.sides(position.view.table)
        winners = [one.winner for one in events if hasattr(one, "winner")]
        ours = [sides[one] == sides[told.action.seat] for one in winners]
        return bool(ours) and all(won == (kind != DUCK) for won in ours)
    written = (*lines_in(events), *(ScoreLine(0, rule, 0) for rule in rules_in(events)))
    return kind == ONLY or any(sheet.subject(line).name == kind for line in written)


def test_there_are_thirty_in_all_games() -> None:
    assert len(POSITIONS) >= 30
    assert {position.game.name for position in POSITIONS} == set(GAMES)
