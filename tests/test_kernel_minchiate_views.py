"""What Minchiate's compiled rules let a seat observe."""

from random import Random

import numpy as np

from ridotto.games.minchiate import MINCHIATE
from ridotto.games.minchiate.state import Leading, Minchiate, Playing
from ridotto.games.minchiate.tricks import next_turn
from ridotto.kernel.contract import Tables
from ridotto.kernel.minchiate import OBSERVATION, enter, layout, observe
from ridotto.table import View, replay
from ridotto.testing.agreement import Pair
from tests.minchiate_deals import BOOKS, TABLES, each_book

# What a seat observes --------------------------------------------------------------------------


def observed(t: Tables, view: View[Minchiate], seat: int) -> list[int]:
    planes = np.zeros(OBSERVATION.words, dtype=np.int64)
    observe(t, enter(t, view), seat, planes)
    return [int(word) for word in planes]


@each_book
def test_worlds_that_look_alike_are_observed_alike(book: str) -> None:
    """A world drawn for a view, played through: its table gives that seat the same bytes."""
    t, compared = TABLES[book], 0
    for seed in range(6):
        pair = Pair(MINCHIATE, BOOKS[book], seed, tables=t, observing=1.0)

        def look(chance: Random, table: Minchiate, acts: list[int], pair: Pair = pair) -> int:
            nonlocal compared
            if chance.random() < 0.08 and isinstance(table.phase, Leading | Playing):
                turn = next_turn(table)
                assert turn is not None
                view = pair.views[turn.seat]
                opening = MINCHIATE.open(BOOKS[book])
                world = MINCHIATE.world(opening, view, chance)
                state, log = replay(MINCHIATE, opening, world)
                whole = View(None, state, log)
                assert observed(t, whole, turn.seat) == observed(t, view, turn.seat)
                compared += 1
            return chance.choice(acts)

        pair.choose = look
        pair.play()
    assert compared > 20


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
