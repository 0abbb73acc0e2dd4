"""Worlds behind a view, and the rules run without a compiler."""

from itertools import chain
from random import Random
from typing import Any

import numpy as np
import pytest

from ridotto.bots import make_player
from ridotto.bots.learned.net import read_nets
from ridotto.bots.learned.net_files import net_file
from ridotto.games import GAMES
from ridotto.kernel.compiled import games
from ridotto.kernel.contract import FUNCTIONS, act, observe, turn
from ridotto.kernel.editions import edition
from ridotto.kernel.search import Budget, draw_worlds, judge_acts, read_history, weigh_worlds
from ridotto.kernel.search.deal_rows import play_rows, try_acts
from ridotto.kernel.search.endgame import solve_after
from ridotto.kernel.search.estimates import Estimates
from ridotto.kernel.search.loading import load_search
from ridotto.kernel.search.seen_tables import tables_since
from ridotto.kernel.search.worlds import follow_acts
from ridotto.kernel.specialise import kernel_of
from ridotto.kernel.splitmix import dice_from
from ridotto.table import HOUSE, RuleSet, View, apply
from ridotto.table.game import fold_in_steps
from ridotto.testing.agreement import bits_of

every_game = pytest.mark.parametrize("name", sorted(games()))
NOBODY = -1
COMPARED = 6
"""Decisions that are judged twice."""


def decisions(name: str, rules: RuleSet, seed: int, share: float) -> list[View[Any]]:
    """Views of a deal by novices, of those in turn."""
    game, chance = GAMES[name], Random(seed)
    state, found = game.open(rules), list[View[Any]]()
    views = [View(seat, state) for seat in range(game.seats(state))]
    while not game.settled(state):
        seat = min(game.awaited(state), default=HOUSE)
        if seat == HOUSE:
            action = game.shuffle(state, chance)
        else:
            action = make_player(name, level="novice", seed=seat).act(views[seat])
            if chance.random() < share:
                found.append(views[seat])
        state, events = apply(game, state, action)
        views = [view.watch(game.fold, events) for view in views]
    return found


@every_game
def test_python_runs_the_rules_as_the_compiler_does(name: str) -> None:
    """Turn, lawful acts, what is observed and every slot, over some deals by chance."""
    kernel, chance = kernel_of(name), Random(4)
    plain, quick = edition(name, compiled=False), edition(name, compiled=True)
    for rules in GAMES[name].rule_sets.values():
        tables = kernel.make_tables(rules)
        t, deal = plain.numbers(tables), np.zeros(kernel.SIZE, dtype=np.int64)
        pack = kernel.new_pack(tables)
        for number in range(3):
            kernel.shuffle(tables, pack, dice_from(number))
            kernel.begin(tables, deal, pack, 5)
            same = plain.numbers(deal)
            while (seat := kernel.turn(tables, deal)) != NOBODY:
                assert plain.run(turn)(t, same) == seat
                acts = quick.lawful_acts(tables, deal)
                assert (plain.lawful_acts(t, same) == acts).all()
                one, other = (
                    quick.room(kernel.OBSERVATION.words),
                    plain.room(kernel.OBSERVATION.words),
                )
                quick.run(observe)(tables, deal, seat, one)
                plain.run(observe)(t, same, seat, other)
                assert (plain.words(other) == one).all()
                chosen = chance.choice(list(bits_of(acts)))
                kernel.act(tables, deal, chosen)
                plain.run(act)(t, same, chosen)
                assert (plain.words(same) == deal).all()
            kernel.finish(tables, deal)
            kernel.advance(tables, deal)


@every_game
def test_worlds_look_to_the_seat_as_its_own(name: str) -> None:
    """Most guesses are right; the hidden cards differ from world to world, the seen ones never."""
    game, nets = GAMES[name], read_nets(net_file(name))
    plain, kernel = edition(name, compiled=False), kernel_of(name)
    right = wrong = different = 0
    for rules in game.rule_sets.values():
        tables = kernel.make_tables(rules)
        for view in decisions(name, rules, seed=3, share=0.15):
            try:
                history = read_history(game, plain, tables, view, game.open(rules))
            except ValueError:
                continue
            found = set()
            for number, world in enumerate(draw_worlds(history, Random(1))):
                right, wrong = right + (world is not None), wrong + (world is None)
                if world is not None:
                    (weight,) = weigh_worlds(kernel, nets.actor, [world])
                    assert 0 < weight <= 1
                    found.add(tuple(int(slot) for slot in world.deal))
                if number == 5:
                    break
            different += len(found) > 1
    assert right > 10 * wrong
    assert different


@every_game
@pytest.mark.parametrize("budget", [Budget(worlds=4), Budget(worlds=2, decisions=150)])
def test_acts_are_judged_alike_with_and_without_a_compiler(name: str, budget: Budget) -> None:
    """By the critic at once, or after the deals have been played on for a few decisions."""
    game, nets = GAMES[name], read_nets(net_file(name))
    rules = next(iter(game.rule_sets.values()))
    tables, tried = kernel_of(name).make_tables(rules), 0
    deals = (decisions(name, rules, seed, share=0.25) for seed in range(5, 25))
    # A net may be sure of every act in a deal; then there is nothing to compare.
    for view in chain.from_iterable(deals):
        judged = []
        for compiled in (False, True):
            here = edition(name, compiled=compiled)
            try:
                history = read_history(game, here, tables, view, game.open(rules))
            except ValueError:
                break
            judged.append(judge_acts(history, nets, budget, Random(1)))
        if len(judged) == 2 and judged[0][1]:
            tried += 1
            (one, worlds), (other, as_many) = judged
            assert worlds == as_many
            assert [act.number for act in one] == [act.number for act in other]
            assert np.allclose([act.value for act in one], [act.value for act in other], atol=1e-3)
        if tried == COMPARED:
            break
    assert tried == COMPARED


@every_game
def test_a_trail_that_is_gone_on_with_is_the_whole_one(name: str) -> None:
    """In any order of asking, and from one deal to the next."""
    game = GAMES[name]
    rules = next(iter(game.rule_sets.values()))
    opening, chance = game.open(rules), Random(1)
    views = decisions(name, rules, seed=7, share=0.3)
    for view in chance.sample(views, len(views)):
        start = chance.randrange(len(view.seen))
        whole = fold_in_steps(game, opening, view.seen)[start:]
        assert list(tables_since(game, opening, view.seat, view.seen, start)) == whole


@every_game
def test_a_search_finds_everything_it_needs_compiled(name: str) -> None:
    """Once loaded, no decision waits for the compiler, under any book of the game."""
    game, nets, here = GAMES[name], read_nets(net_file(name)), edition(name, compiled=True)
    load_search(name)
    functions = [
        *(here.run(function) for function in FUNCTIONS),
        *(here.run(function) for function in (follow_acts, try_acts, play_rows, solve_after)),
    ]
    before = [len(function.signatures) for function in functions]  # type: ignore[attr-defined]
    searched = 0
    for rules in game.rule_sets.values():
        tables = kernel_of(name).make_tables(rules)
        for view in decisions(name, rules, seed=6, share=0.3)[:8]:
            try:
                history = read_history(game, here, tables, view, game.open(rules))
            except ValueError:
                continue
            searched += judge_acts(history, nets, Budget(worlds=4, decisions=200), Random(1))[1]
    assert searched
    assert [len(function.signatures) for function in functions] == before  # type: ignore[attr-defined]


def test_the_favourite_is_done_unless_another_act_is_clearly_better() -> None:
    """Its lead must exceed the error of the difference, world by world."""
    chance = np.random.default_rng(3)
    luck = chance.normal(0, 10, size=(32, 1))
    noise = chance.normal(0, 1, size=(32, 2))
    little, much = (luck + noise + [0, lead] for lead in (0.1, 2.0))
    assert Estimates(list(little), [1.0] * 32).best == 0
    clear = Estimates(list(much), [1.0] * 32)
    assert clear.best == 1
    assert clear.is_decided()
    assert not Estimates(list(little), [1.0] * 32).is_decided()


def test_worlds_of_little_weight_leave_much_doubt() -> None:
    """Thirty worlds of which one has nearly all the weight are hardly more than that one."""
    results = [np.array([0.0, 1.0 + 0.1 * n]) for n in range(30)]
    heavy = Estimates(results, [1.0] + [1e-3] * 29)
    even = Estimates(results, [1.0] * 30)
    assert heavy.errors(0)[1] > even.errors(0)[1] / 3
    assert even.best == 1
