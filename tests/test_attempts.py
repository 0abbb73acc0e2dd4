"""At a strict table everything a person could do wrongly is told of, and the game bears it."""

from random import Random
from typing import Any, Final

import pytest

from ridotto.games import GAMES
from ridotto.table import HOUSE, Action, Ask, Attempt, Do, Game, tag_of
from ridotto.testing.conformance import WILD_TRIES
from ridotto.testing.fault_laws import attempted, attempts_are_possible, faults_can_be_attempted
from ridotto.testing.random_party import WatchedParty, take_up

KINDS: Final = {
    "minchiate": {"play", "discard", "declare"},
    "taroc": {"play", "lay-skar", "announce"},
    "tresette": {"play", "announce", "sign"},
    "kaiserspiel": {"play", "show", "tell", "equal", "name", "leave"},
    "guimbarde": {"play", "name"},
    "bieten": {"play", "bid", "hold", "groschen"},
}
"""What can be done wrongly in each game, by its books' chapters on faults.

A fallen hand played wrongly, a wrong marriage and a misnamed Weli are rarer than these few deals.
"""

SEEDS: Final = {
    "minchiate": 6,
    "taroc": 3,
    "tresette": 2,
    "kaiserspiel": 4,
    "guimbarde": 6,
    "bieten": 8,
}
MOST: Final = 700
"""More acts no deal has, however clumsily it is played."""


def kind_of(attempt: Attempt) -> str:
    """The tag of what an attempt makes."""
    return tag_of(type(attempt.action)) if isinstance(attempt, Do) else attempt.kind


def clumsy_act(course: WatchedParty[Any], dice: Random) -> Action:
    """Mostly something lawful, sometimes a fault; nobody walks away."""
    seat = dice.choice(sorted(course.game.awaited(course.state)))
    if seat != HOUSE and dice.random() < 0.4:
        attempts = course.game.attempts(course.views[seat])
        wrong = [one for one in attempts if kind_of(one) != "leave"]
        if wrong:
            return attempted(course, seat, dice.choice(wrong), dice)
    if seat == HOUSE:
        return course.step(dice)
    offers = course.game.offers(course.views[seat])
    sure = [one for one in offers if not isinstance(one, Ask)]
    return take_up(course.game, seat, dice.choice(sure or offers), dice)


def clumsy_deal(game: Game[Any], seed: int, seen: set[str]) -> None:
    """A deal among careless people, held to the laws of strict tables at every act."""
    dice = Random(f"clumsy {game.name} {seed}")
    rules = list(game.rule_sets.values())
    course = WatchedParty.open(game, rules[seed % len(rules)], strict=True)
    while not game.settled(course.state) and not game.over(course.state):
        assert len(course.actions) < MOST, "the deal does not end"
        course.do(clumsy_act(course, dice))
        attempts_are_possible(course, dice)
        if dice.random() < 0.2:
            faults_can_be_attempted(course, dice, WILD_TRIES)
        seen |= {kind_of(one) for view in course.views for one in game.attempts(view)}


@pytest.mark.parametrize("name", GAMES)
def test_every_fault_can_be_attempted(name: str) -> None:
    """Whatever the judge holds to be a fault is offered as one, and no deal breaks over it."""
    seen: set[str] = set()
    for seed in range(SEEDS[name]):
        clumsy_deal(GAMES[name], seed, seen)
    assert seen >= KINDS[name]


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_attempted_where_all_are_courteous(name: str) -> None:
    """The same deal at a courteous table holds out nothing wrong to anybody."""
    game, dice = GAMES[name], Random(name)
    course = WatchedParty.open(game, next(iter(game.rule_sets.values())))
    while not game.settled(course.state) and not game.over(course.state):
        course.do(course.step(dice))
        assert [game.attempts(view) for view in course.views] == [()] * len(course.views)
