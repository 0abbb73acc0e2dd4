"""Whoever first declares nothing may still declare until the first trick is gathered (Dr. 10).

The compiled rules ask each seat once; all the same, worlds are found for everybody afterwards.
"""

from collections.abc import Iterator
from random import Random

from ridotto.bots import make_player
from ridotto.bots.learned.net_player import tables_of
from ridotto.games.minchiate import MINCHIATE, acts
from ridotto.games.minchiate.state import Declaring, Minchiate, Playing
from ridotto.kernel.editions import edition
from ridotto.kernel.search import draw_worlds, read_history
from ridotto.table import HOUSE, Action, View, apply

RULES = MINCHIATE.rule_sets["dresden-1798"]
SEEDS = (0, 1)
GUESSES = 8
DECISIONS = 24


def views_after_late_declarations(seed: int) -> Iterator[View[Minchiate]]:
    """The views of those in turn, in a deal where everybody declares only when all have spoken."""
    state, dice = MINCHIATE.open(RULES), Random(seed)
    views = [View(seat, state) for seat in range(MINCHIATE.seats(state))]
    kept = list[Action]()
    while not MINCHIATE.settled(state):
        seat = min(MINCHIATE.awaited(state), default=HOUSE)
        action: Action
        if kept and isinstance(state.phase, Playing):
            action = kept.pop()
        elif seat == HOUSE:
            action = MINCHIATE.shuffle(state, dice)
        else:
            if isinstance(state.phase, Playing):
                yield views[seat]
            action = make_player("minchiate", level="novice", seed=seed).act(views[seat])
            if isinstance(action, acts.Declare) and isinstance(state.phase, Declaring):
                kept += [action] if action.versicole else []
                action = acts.Declare(seat, ())
        state, events = apply(MINCHIATE, state, action)
        views = [view.watch(MINCHIATE.fold, events) for view in views]


def test_worlds_are_found_though_somebody_declared_after_his_turn() -> None:
    rules, late = edition("minchiate", compiled=False), 0
    for seed in SEEDS:
        for view in list(views_after_late_declarations(seed))[:DECISIONS]:
            late += any(not one.in_turn for one in view.table.deal.declared)
            tables, opening = tables_of("minchiate", view.table.rules), MINCHIATE.open(RULES)
            history = read_history(MINCHIATE, rules, tables, view, opening)
            guesses = draw_worlds(history, Random(seed))
            assert any(next(guesses) is not None for _ in range(GUESSES))
    assert late
