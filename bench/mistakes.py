"""Do flagged mistakes survive a closer look?

Deals by novices are reviewed as anybody would. Every mistake is then judged again with another seed
and sixteen times the worlds. ``python -m bench.mistakes GAME [DEALS [PROCESSES]]``. What is known
is kept every few deals, and a run goes on from there as long as the judge is the same.
"""

import sys
import time
from random import Random
from typing import Any, NamedTuple

from bench.results import keep, kept
from ridotto.analysis import Settings, review_decision, whole_review
from ridotto.arena import spread
from ridotto.bots import make_player
from ridotto.games import GAMES
from ridotto.server.review_portions import judge_of
from ridotto.table import HOUSE, Action, View, apply

CLOSER = 16
KEPT_EVERY = 5
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


class Found(NamedTuple):
    """What a deal's review found, and what became of it; or the same of many deals."""

    decisions: int
    seconds: float
    flagged: int
    still: int
    """Mistakes that still lose more than the threshold."""
    surely: int
    """Mistakes that are still certain."""

    def and_of(self, other: "Found") -> "Found":
        """The sums of both."""
        return Found(
            self.decisions + other.decisions, self.seconds + other.seconds,
            self.flagged + other.flagged, self.still + other.still, self.surely + other.surely,
        )  # fmt: skip


def review_twice(task: tuple[str, int]) -> tuple[Found, float]:
    """A deal's mistakes judged again, and the threshold from which a loss is a mistake."""
    name, seed = task
    game, rules = GAMES[name], next(iter(GAMES[name].rule_sets.values()))
    actions, begun = played_deal(name, seed), time.thread_time()
    review = whole_review(game, rules, actions, settings=Settings())
    spent = time.thread_time() - begun
    closer = Settings(worlds=CLOSER * review.worlds, seed=1)
    again = [
        review_decision(game, rules, actions, mistake.number, settings=closer)
        for mistake in review.mistakes()
    ]
    still = sum(one.done is not None and one.done.loss > review.threshold for one in again)
    surely = sum(one.mistake for one in again)
    decisions = sum(1 for one in review.decisions if one.done)
    return Found(decisions, spent, len(again), still, surely), review.threshold


def main() -> None:
    """Count; what is known so far is kept on the way."""
    name, numbers = sys.argv[1], [int(word) for word in sys.argv[2:]]
    deals, jobs = (*numbers, *(200, 1)[len(numbers) :])
    bench, judge = f"mistakes {name}", judge_of(name)
    known = kept(bench)
    begun = known["deals"] if known.get("judge") == judge else 0
    sums = Found(*(known[field] if begun else 0 for field in Found._fields))
    while begun < deals:
        # A run that goes on must know that the deals before are all there.
        seeds = range(begun, min(deals, begun + KEPT_EVERY))
        reviewed = list(spread(review_twice, [(name, seed) for seed in seeds], jobs=jobs))
        for found, _ in reviewed:
            sums = sums.and_of(found)
        begun, threshold = seeds.stop, reviewed[0][1]
        figures = {"deals": begun, "judge": judge, "threshold": threshold, **sums._asdict()}
        keep(bench, figures, ("numpy",))
        tell(name, begun, sums, threshold)


def tell(name: str, deals: int, sums: Found, threshold: float) -> None:
    """A line."""
    print(
        f"{name}: {deals} deals, {sums.decisions} decisions, {sums.seconds / deals:.1f} s of a"
        f" core a deal; {sums.flagged} mistakes, of which with {CLOSER} times the worlds"
        f" {sums.still} still lose more than {threshold:g}, {sums.surely} surely",
        flush=True,
    )


if __name__ == "__main__":
    main()
