"""The solved end of a deal, against a plain recursion over the same rules."""

from collections.abc import Iterator
from random import Random
from typing import Final

import numpy as np
import pytest

from ridotto.games import GAMES
from ridotto.kernel.contract import NOBODY, Deal, Tables
from ridotto.kernel.editions import edition
from ridotto.kernel.search.endgame import LONGEST, UNSOLVED, room_for, solve_after
from ridotto.kernel.specialise import kernel_of
from ridotto.kernel.splitmix import dice_from
from ridotto.testing.agreement import bits_of

PAID_BY_DEAL: Final = [name for name in GAMES if kernel_of(name).PAID_BY_DEAL]


def best_scores(name: str, t: Tables, deal: Deal) -> list[int]:
    """Everybody's score where each seat in turn does what is best for it."""
    kernel = kernel_of(name)
    seat = kernel.turn(t, deal)
    if seat == NOBODY:
        ended = deal.copy()
        kernel.finish(t, ended)
        return [kernel.score(t, ended, place) for place in range(kernel.SEATS)]
    found = [best_scores(name, t, after(name, t, deal, act)) for act in lawful(name, t, deal)]
    return max(found, key=lambda scores: scores[seat])


def lawful(name: str, t: Tables, deal: Deal) -> list[int]:
    return list(bits_of(edition(name, compiled=True).lawful_acts(t, deal)))


def after(name: str, t: Tables, deal: Deal, act: int) -> Deal:
    copy = deal.copy()
    kernel_of(name).act(t, copy, act)
    return copy


def played(name: str, t: Tables, seed: int) -> list[Deal]:
    """A random deal, as it stood before every act."""
    kernel, chance = kernel_of(name), Random(seed)
    deal, pack = np.zeros(kernel.SIZE, dtype=np.int64), kernel.new_pack(t)
    kernel.shuffle(t, pack, dice_from(seed))
    kernel.begin(t, deal, pack, seed)
    stood = []
    while kernel.turn(t, deal) != NOBODY:
        stood.append(deal.copy())
        kernel.act(t, deal, chance.choice(lawful(name, t, deal)))
    return stood


def near_their_end(name: str, t: Tables) -> Iterator[Deal]:
    """Deals in which somebody still has a choice, as early as they can be solved."""
    for seed in range(30):
        left = played(name, t, seed)[-LONGEST:]
        yield from [deal for deal in left if len(lawful(name, t, deal)) > 1][:1]


@pytest.mark.parametrize("name", PAID_BY_DEAL)
def test_the_end_of_a_deal_is_solved(name: str) -> None:
    """The same scores as by recursion, with and without a compiler."""
    t, different = kernel_of(name).make_tables(next(iter(GAMES[name].rule_sets.values()))), 0
    for deal in near_their_end(name, t):
        acts = lawful(name, t, deal)
        expected = {act: best_scores(name, t, after(name, t, deal, act)) for act in acts}
        for compiled in (True, False):
            here = edition(name, compiled=compiled)
            room = room_for(here)
            for act, scores in expected.items():
                tables, world = here.numbers(t), here.numbers(deal)
                assert here.run(solve_after)(tables, world, act, *room) != UNSOLVED
                assert [int(score) for score in room.best[0]] == scores
                assert (here.words(world) == deal).all()
        different += len({tuple(scores) for scores in expected.values()}) > 1
    assert different, "no act made a difference anywhere"


@pytest.mark.parametrize("name", PAID_BY_DEAL)
def test_what_is_far_from_its_end_is_not_solved(name: str) -> None:
    t = kernel_of(name).make_tables(next(iter(GAMES[name].rule_sets.values())))
    here, stood = edition(name, compiled=True), played(name, t, 1)
    deal = stood[-LONGEST - 3]
    act = lawful(name, t, deal)[0]
    assert here.run(solve_after)(t, deal, act, *room_for(here)) == UNSOLVED
