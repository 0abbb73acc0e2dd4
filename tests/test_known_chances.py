"""A result without the luck of players whose chances are known: fair, and less at random."""

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest

from ridotto.arena import UNITS, Arena, Bout, Entrant, play_bout, standings
from ridotto.arena.bot_table import play_out
from ridotto.arena.known_chances import LuckWitness, valuer_for
from ridotto.bots.random_player import RandomPlayer
from ridotto.games import GAMES
from ridotto.table import HOUSE, Action, View, apply

every_game = pytest.mark.parametrize("name", sorted(GAMES))


def witnessed(name: str, seed: int) -> LuckWitness:
    """A unit of the game played by chance alone, and who looked on."""
    game, unit = GAMES[name], UNITS[name]
    rules = next(iter(game.rule_sets.values())).with_options(unit.options)
    valuer = valuer_for(name, rules)
    assert valuer is not None
    seats = game.seats(game.open(rules))
    witness = LuckWitness(valuer, seats)
    play_out(
        game, rules, [RandomPlayer(game, seed=seed + seat) for seat in range(seats)],
        lambda thrown: Random(f"{seed}/{thrown}"), first=unit.opening(seats, 0), until=unit.until,
        witness=witness,
    )  # fmt: skip
    return witness


@every_game
def test_the_luck_of_a_choice_has_the_mean_nothing(name: str) -> None:
    """Whichever of its acts is done, weighed by their chances; each by itself is something."""
    witness = witnessed(name, 3)
    assert len(witness.choices) > 10
    size = 0.0
    for choice in witness.choices[:: len(witness.choices) // 4]:
        assert choice.likely.sum() == pytest.approx(1)
        witness.choices, found = [choice], []
        for done in range(len(choice.acts)):
            witness.choices = [choice._replace(done=done)]
            found.append(witness.luck())
        assert np.allclose(choice.likely @ np.array(found), 0, atol=1e-6)
        size = max(size, float(np.abs(found).max()))
    assert size > 1e-3


@every_game
def test_the_chances_told_are_those_by_which_is_played(name: str) -> None:
    """Over 400 seeds every act comes as often as it is said to, within five deviations."""
    game = GAMES[name]
    state, view = position(name)
    told = RandomPlayer(game, seed=0).likely(view)
    assert told is not None
    assert sum(told.values()) == pytest.approx(1)
    seeds = 400
    done = Counter(RandomPlayer(game, seed=seed).act(view) for seed in range(seeds))
    assert set(done) <= set(told)
    for action, share in told.items():
        assert abs(done[action] - seeds * share) < 5 * (seeds * share * (1 - share)) ** 0.5 + 1
    assert all(game.judge(state, action).lawful for action in told)


def position(name: str) -> tuple[Any, View[Any]]:
    """The first of a deal where chance has at least four single acts to choose from."""
    game, unit = GAMES[name], UNITS[name]
    rules = next(iter(game.rule_sets.values())).with_options(unit.options)
    state = game.open(rules)
    seats = game.seats(state)
    views = [View(seat, state) for seat in range(seats)]
    chance, opening = RandomPlayer(game, seed=5), list(unit.opening(seats, 0))
    for thrown in range(200):
        seat = min(game.awaited(state))
        action: Action
        if opening:
            action = opening.pop(0)
        elif seat == HOUSE:
            action = game.shuffle(state, Random(thrown))
        else:
            likely = chance.likely(views[seat])
            if likely is not None and 4 <= len(likely) <= 20:
                return state, views[seat]
            action = chance.act(views[seat])
        state, events = apply(game, state, action)
        views = [view.watch(game.fold, events) for view in views]
    raise AssertionError("no such position")


def test_taking_luck_off_leaves_the_mean_and_narrows_the_interval() -> None:
    """The published deals of Taroc, novice against chance."""
    book = GAMES["taroc"].rule_sets["taroc-spiel-1750"]
    pair = (Entrant("novice"), Entrant("random"))
    arena = Arena("taroc", book, pair, None, 1798, adjusting=True)
    bouts = [play_bout(arena, (0, 1), deal) for deal in range(24)]
    (found,) = standings(bouts)
    assert found.adjusted is not None
    assert found.adjusted.width < found.paid.width
    assert abs(found.adjusted.mean - found.paid.mean) < found.paid.width
    luck = np.array([bout.luck for bout in bouts])
    assert abs(luck.mean()) < 3 * luck.std() / len(luck) ** 0.5


def bouts_with(luck: float | None, deals: int = 40) -> list[Bout]:
    dice = Random(1)
    return [
        Bout((0, 1), deal, paid=dice.gauss(0, 1), luck=None if luck is None else luck * deal)
        for deal in range(deals)
    ]


@pytest.mark.parametrize("luck", [None, 0.0])
def test_without_known_chances_nothing_is_adjusted(luck: float | None) -> None:
    (found,) = standings(bouts_with(luck))
    assert found.adjusted is None


def test_a_few_deals_are_too_few() -> None:
    (found,) = standings(bouts_with(1.0, deals=12))
    assert found.adjusted is None


def test_what_is_nothing_but_luck_is_taken_off_whole() -> None:
    dice = Random(2)
    luck = [dice.gauss(0, 10) for _ in range(60)]
    bouts = [Bout((0, 1), n, paid=1.5 + 0.25 * each, luck=each) for n, each in enumerate(luck)]
    (found,) = standings(bouts)
    assert found.adjusted is not None
    assert found.adjusted.width < 0.05 * found.paid.width
    assert found.adjusted.mean == pytest.approx(1.5, abs=0.1)
