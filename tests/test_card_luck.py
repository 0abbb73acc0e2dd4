"""What a deal brought beyond the luck of its cards, and whoever had which role in it."""

from random import Random
from typing import Any

import pytest

from ridotto.analysis import Settings, whole_review
from ridotto.analysis.card_luck import card_luck
from ridotto.analysis.findings import ReviewError
from ridotto.analysis.intervals import quantile
from ridotto.games import GAMES
from ridotto.games.registry import role_acts_of
from ridotto.server.person_statistics import mean_of
from ridotto.table.roles import roles_in_deal
from ridotto.testing import WatchedParty


def played_deal(name: str, seed: int) -> WatchedParty[Any]:
    """A deal of random play."""
    game, dice = GAMES[name], Random(seed)
    course = WatchedParty.open(game, next(iter(game.rule_sets.values())))
    while not (game.settled(course.state) or game.over(course.state)):
        course.do(course.step(dice))
    return course


@pytest.mark.parametrize("name", ["kaiserspiel", "guimbarde"])
def test_it_is_the_same_luck_that_the_review_finds(name: str) -> None:
    """Nothing is decided there before the hands are dealt, so the two ways must agree."""
    course = played_deal(name, 3)
    quick = card_luck(course.game, course.rules, course.actions)
    whole = whole_review(course.game, course.rules, course.actions, settings=Settings(worlds=2))
    assert [(q.seat, q.result, q.scored, q.before) for q in quick] == [
        (w.seat, w.result, w.scored, w.before) for w in whole.split
    ]
    assert [q.cards for q in quick] == pytest.approx([w.cards for w in whole.split], abs=1e-3)
    left = [w.own + w.others + w.chance for w in whole.split]
    assert [q.beyond for q in quick] == pytest.approx(left, abs=1e-3)


def test_a_deal_that_nobody_can_judge_says_so() -> None:
    course = played_deal("kaiserspiel", 3)
    with pytest.raises(ReviewError):
        card_luck(course.game, course.rules, course.actions[:-1])


def test_the_robber_and_the_dealer_are_known() -> None:
    """In Minchiate the one who robs is named by the act, the dealer by the deal."""
    game, dice = GAMES["minchiate"], Random(1)
    course = WatchedParty.open(game, next(iter(game.rule_sets.values())))
    while not any(action.__struct_config__.tag == "rob" for action in course.actions):
        course.do(course.step(dice))
    robber = course.actions[-1].seat
    roles = roles_in_deal(game, role_acts_of("minchiate"), course.state, course.actions)
    assert "robber" in roles[robber]
    dealer = course.state.deal.dealer
    assert [seat for seat, found in roles.items() if "dealer" in found] == [dealer]


def test_every_role_of_a_game_comes_from_acts_that_it_has() -> None:
    for name, game in GAMES.items():
        for tags in role_acts_of(name).values():
            assert set(tags) <= set(game.action_kinds)


def test_an_interval_is_students() -> None:
    """Ten values: by the tables 2.262 standard errors to either side."""
    assert quantile(0.05, 10) == pytest.approx(2.262, abs=0.01)
    found = mean_of([1.0, 3.0])
    assert found.low is not None
    assert found.high is not None
    assert found.mean == 2.0
    assert found.low + found.high == pytest.approx(4.0)
    assert mean_of([5.0]).low is None
