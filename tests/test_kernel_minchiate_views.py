"""What Minchiate's compiled rules let a seat observe."""

from random import Random
from typing import Final

import numpy as np
import pytest

from ridotto.games.minchiate import MINCHIATE
from ridotto.games.minchiate.state import (
    Cutting,
    Declaring,
    Discarding,
    Exchanging,
    FillingUp,
    Leading,
    Minchiate,
    Playing,
    Robbing,
)
from ridotto.kernel.contract import Tables
from ridotto.kernel.minchiate import OBSERVATION, enter, layout, observe
from ridotto.table import View, replay
from ridotto.testing.agreement import Pair
from tests.minchiate_deals import AGREEMENTS, BOOKS, TABLES, agreed, any_dealer, rob_all, stack

# What a seat observes --------------------------------------------------------------------------


def observed(t: Tables, view: View[Minchiate], seat: int) -> list[int]:
    planes = np.zeros(OBSERVATION.words, dtype=np.int64)
    observe(t, enter(t, view), seat, planes)
    return [int(word) for word in planes]


ASKED: Final = (
    Cutting, Robbing, Discarding, FillingUp, Leading, Declaring, Playing, Exchanging,
)  # fmt: skip
"""The phases in which somebody has to act."""


class Onlooker:
    """Compares now and then what seats observe with what they would in another world."""

    def __init__(self, number: int) -> None:
        self.rules, self.t = agreed(number)
        self.opening = MINCHIATE.open(self.rules)
        self.met: set[type] = set()
        self.pair = Pair(
            MINCHIATE, self.rules, number, tables=self.t, party=any_dealer, arrange=stack,
            choose=self, observing=1.0,
        )  # fmt: skip

    def __call__(self, chance: Random, table: Minchiate, acts: list[int]) -> int:
        if chance.random() < (0.04 if isinstance(table.phase, Playing) else 0.3):
            self.met.add(type(table.phase))
            for seat in MINCHIATE.awaited(table) | {chance.randrange(layout.SEATS)}:
                self.compare(chance, self.pair.views[seat], seat)
        return rob_all(chance, table, acts)

    def compare(self, chance: Random, view: View[Minchiate], seat: int) -> None:
        """A world drawn for a view, played through, gives that seat the same bytes."""
        world = MINCHIATE.world(self.opening, view, chance)
        whole = View(None, *replay(MINCHIATE, self.opening, world))
        assert observed(self.t, whole, seat) == observed(self.t, view, seat)


@pytest.mark.parametrize("first", range(len(BOOKS)))
def test_worlds_that_look_alike_are_observed_alike(first: int) -> None:
    """In every phase, and under every option."""
    met = set[type]()
    for number in range(first, AGREEMENTS, len(BOOKS)):
        onlooker = Onlooker(number)
        onlooker.pair.play()
        met |= onlooker.met
    assert met == set(ASKED)


def test_a_hidden_card_changes_nothing() -> None:
    """Two cards of two other hands change places: the third seat observes the same bytes."""
    t, chance = TABLES["dresden-1798"], Random(3)
    pair = Pair(MINCHIATE, BOOKS["dresden-1798"], 3, tables=t)

    def swap(_: Random, table: Minchiate, acts: list[int]) -> int:
        if isinstance(table.phase, Leading):
            one, other = pair.deal.copy(), pair.deal.copy()
            mine, theirs = (layout.HANDS + 2 * seat for seat in (2, 3))
            hidden = [
                int(one[place]) & ~int(one[layout.SHOWN + place - layout.HANDS])
                for place in (mine, theirs)
            ]
            here, there = (word & -word for word in hidden)
            other[mine] ^= here | there
            other[theirs] ^= here | there
            seen = np.zeros((2, OBSERVATION.words), dtype=np.int64)
            observe(t, one, 1, seen[0])
            observe(t, other, 1, seen[1])
            assert seen[0].tolist() == seen[1].tolist()
            observe(t, other, 2, seen[1])
            observe(t, one, 2, seen[0])
            assert seen[0].tolist() != seen[1].tolist()
            met.append(1)
        return chance.choice(acts)

    met: list[int] = []
    pair.choose = swap
    pair.play()
    assert met


def test_planes_are_told() -> None:
    """Each has a sentence, and every bit a name of its own."""
    assert all(plane.about for plane in OBSERVATION.planes)
    names = OBSERVATION.names()
    assert len(set(names)) == len(names) == len(OBSERVATION.positions)
    assert sum(name.startswith("hand[") for name in names) == 97
