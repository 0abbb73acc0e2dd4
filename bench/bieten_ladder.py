"""The ladder of Bieten in whole games: ``python -m bench.bieten_ladder A B [options]``.

A sits in one chair among players of kind B, in every chair in turn, the same cards for each: one
duplicate game is as many games as there are chairs. Kinds: novice, player, master, random; the
strategy as it stands, without worlds; and fixed, which always does what the strategy does most.
"""

import argparse
import statistics
import time
from random import Random
from typing import Any, Final

from ridotto.bots.bieten import BietenPlayer
from ridotto.bots.bieten.searching import BietenSearcher, Turn
from ridotto.bots.chance import RandomPlayer
from ridotto.games.bieten import BIETEN
from ridotto.games.bieten.acts import SetUp
from ridotto.table import HOUSE, View, apply

BOOKS: Final = {False: "innsbruck-1926", True: "innsbruck-1926-weli"}


class FixedPlayer(BietenSearcher):
    """Does not mix: what the strategy does most, always."""

    def act(self, view: View[Any]) -> Any:
        """The likeliest thing at every step."""
        if self.novice.claim(view) is not None or not self._converses(view):
            return self.novice.act(view)
        choice = Turn(self, view)
        choice.dice = _Likeliest()  # type: ignore[assignment]
        return choice.decide()


class _Likeliest:
    def choices(self, population: Any, weights: list[float]) -> list[Any]:
        """Always the heaviest."""
        return [max(zip(weights, population, strict=True), key=lambda pair: pair[0])[1]]


def sitter(kind: str, seed: int, worlds: int | None, budget: float | None) -> Any:
    """A player of this kind."""
    if kind == "novice":
        return BietenPlayer(seed=seed)
    if kind == "random":
        return RandomPlayer(BIETEN, seed=seed)
    if kind == "fixed":
        return FixedPlayer(seed=seed, level="player", worlds=0)
    if kind == "strategy":
        return BietenSearcher(seed=seed, level="player", worlds=0)
    if kind == "master":
        return BietenSearcher(seed=seed, level=kind, worlds=worlds, budget_ms=budget)
    return BietenSearcher(seed=seed, level=kind)


def play_game(rules: Any, sitting: list[Any], seed: int, dealer: int, clock: list[float]) -> Any:
    """One game; accounts and points a deal. Every deal's cards hang on the seed and its number."""
    state = BIETEN.open(rules)
    state, events = apply(BIETEN, state, SetUp(HOUSE, dealer=dealer, scores=(0,) * len(sitting)))
    views = [View(seat, BIETEN.open(rules)).watch(BIETEN.fold, events) for seat in state.seats]
    deals, points = 0, [0] * len(sitting)
    while not BIETEN.over(state):
        seat = min(BIETEN.awaited(state))
        if seat == HOUSE:
            action = BIETEN.shuffle(state, Random(f"ladder {seed} {deals}"))
            deals += 1
        else:
            begun = time.thread_time()
            action = sitting[seat].act(views[seat])
            clock[seat] += time.thread_time() - begun
        state, events = apply(BIETEN, state, action)
        views = [view.watch(BIETEN.fold, events) for view in views]
        if state.deal.count is not None and seat != HOUSE:
            points = [
                p + t - s
                for p, t, s in zip(points, state.deal.count.totals, state.scores, strict=True)
            ]
    return state.party.accounts, points, deals


def main() -> None:
    """Mean quarters and points with their 95 % intervals."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs=2)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=10_000)
    parser.add_argument("--weli", action="store_true")
    parser.add_argument("--worlds", type=int)
    parser.add_argument("--budget", type=float)
    given = parser.parse_args()
    rules = BIETEN.rule_sets[BOOKS[given.weli]].with_options({"players": given.players, "games": 1})
    quarters, gains = [], []
    spent, begun = 0.0, time.process_time()
    for n in range(given.games):
        won, gained, dealt = 0, 0.0, 0
        for chair in range(given.players):
            seed = given.seed + n
            sitting = [
                sitter(given.kinds[seat != chair], 31 * seed + seat, given.worlds, given.budget)
                for seat in range(given.players)
            ]
            clock = [0.0] * given.players
            # The chair is turned, not the cards: the same hands fall to each in turn.
            accounts, points, deals = play_game(rules, sitting, seed, 0, clock)
            others = (sum(points) - points[chair]) / (given.players - 1)
            won, gained, dealt = (
                won + accounts[chair],
                gained + points[chair] - others,
                dealt + deals,
            )
            spent += clock[chair]
        quarters.append(won / given.players)
        gains.append(gained / dealt)
    for name, values in (("quarters a game", quarters), ("points a deal", gains)):
        half = 1.96 * statistics.stdev(values) / len(values) ** 0.5
        print(f"{name}: {statistics.mean(values):+.3f} ± {half:.3f}", end="; ")
    print(
        f"{given.kinds}, {given.players} players, {time.process_time() - begun:.0f} s", flush=True
    )


if __name__ == "__main__":
    main()
