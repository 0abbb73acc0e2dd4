"""Do flagged mistakes survive a closer look?

Deals by novices are reviewed as anybody would. Every mistake is then judged again with another seed
and sixteen times the worlds. ``python -m bench.mistakes GAME [DEALS]``.
"""

import sys
import time
from random import Random
from typing import Any

from ridotto.analysis import Settings, review_decision, whole_review
from ridotto.bots import make_player
from ridotto.games import GAMES
from ridotto.table import HOUSE, Action, View, apply

CLOSER = 16
LEVELS = ("novice", "random")


def played_deal(name: str, seed: int) -> list[Action]:
    """A deal in which novices sit with somebody who plays by chance."""
    game, chance = GAMES[name], Random(seed)
    state: Any = game.open(next(iter(game.rule_sets.values())))
    views = [View(seat, state) for seat in range(game.seats(state))]
    actions = list[Action]()
    while not game.settled(state) and not game.over(state):
        seat = min(game.awaited(state), default=HOUSE)
        if seat == HOUSE:
            actions.append(game.shuffle(state, chance))
        else:
            level = LEVELS[seat == seed % len(views)]
            actions.append(make_player(name, level=level, seed=seed).act(views[seat]))
        state, events = apply(game, state, actions[-1])
        views = [view.watch(game.fold, events) for view in views]
    return actions


def main() -> None:
    """Count."""
    name, deals = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 200
    game, rules = GAMES[sys.argv[1]], next(iter(GAMES[name].rule_sets.values()))
    flagged = surely = still = decisions = 0
    spent = 0.0
    for seed in range(deals):
        actions, begun = played_deal(name, seed), time.thread_time()
        review = whole_review(game, rules, actions, settings=Settings())
        spent += time.thread_time() - begun
        decisions += sum(1 for one in review.decisions if one.done)
        closer = Settings(worlds=CLOSER * review.worlds, seed=1)
        for mistake in review.mistakes():
            again = review_decision(game, rules, actions, mistake.number, settings=closer)
            flagged += 1
            surely += again.mistake
            still += again.done is not None and again.done.loss > review.threshold
    print(
        f"{name}: {deals} deals, {decisions} decisions, {spent / deals:.1f} s of a core a deal;"
        f" {flagged} mistakes, of which with {CLOSER} times the worlds"
        f" {still} still lose more than {review.threshold:g}, {surely} surely"
    )


if __name__ == "__main__":
    main()
