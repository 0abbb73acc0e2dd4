"""How the levels of Minchiate stand: ``python -m bench.minchiate_levels [DEALS] [MS] [FIRST]``.

Duplicate deals at equal time a decision: the same pack is played twice, the two pairs changing
sides in between. The deals begin at a number that no setting was chosen by.
"""

import statistics
import sys
from collections.abc import Callable
from random import Random
from typing import Any

from bench.table import play_out
from ridotto.bots import Player
from ridotto.bots.minchiate import MinchiatePlayer
from ridotto.bots.minchiate.search import MinchiateSearcher
from ridotto.games.minchiate import MINCHIATE
from ridotto.games.minchiate.acts import SetUp
from ridotto.table import HOUSE

Maker = Callable[[int], Player[Any]]

PAIRS = (("player", "novice"), ("master", "player"), ("master", "plain"), ("master", "novice"))


def maker(level: str, budget_ms: float | None = None, worlds: int | None = None) -> Maker:
    """Players of a level, by seed."""
    if level == "novice":
        return lambda seed: MinchiatePlayer(seed=seed)
    return lambda seed: MinchiateSearcher(
        seed=seed, level=level, budget_ms=budget_ms, worlds=worlds
    )


def play_deal(
    first: Player[Any], second: Player[Any], deal: int, side: int, rules: str
) -> tuple[int, int]:
    """Points and resti of the first pair in one deal, sitting on this side."""
    state, _ = play_out(
        MINCHIATE,
        MINCHIATE.rule_sets[rules],
        [first if seat % 2 == side else second for seat in range(4)],
        Random(f"minchiate/{deal}"),
        first=(SetUp(HOUSE, order=(0, 1, 2, 3)),),
        until=MINCHIATE.settled,
    )
    account = state.deal.account
    assert account is not None
    sign = 1 if account.winner == side else -1
    early = state.deal.resti[side] - state.deal.resti[1 - side]
    points = sign * account.difference + early * state.rules.marks.resto
    return points, state.party.accounts[side]


def duel(
    first: Maker, second: Maker, deals: range, rules: str = "dresden-1798"
) -> tuple[list[float], list[float]]:
    """Points and resti of the first pair in each duplicate deal, both sides averaged."""
    points: list[float] = []
    resti: list[float] = []
    for deal in deals:
        pair = first(deal), second(deal)
        played = [play_deal(*pair, deal, side, rules) for side in (0, 1)]
        points.append(statistics.mean(p for p, _ in played))
        resti.append(statistics.mean(r for _, r in played))
    return points, resti


def spread(values: list[float]) -> str:
    """The mean with its standard error."""
    return f"{statistics.mean(values):+.2f} ± {statistics.stdev(values) / len(values) ** 0.5:.2f}"


def main() -> None:
    """A line for each pair of levels."""
    given = [*sys.argv[1:], *("40", "20", "20000")[len(sys.argv) - 1 :]]
    deals, budget, begin = int(given[0]), float(given[1]), int(given[2])
    for first, second in PAIRS:
        points, resti = duel(
            maker(first, budget), maker(second, budget), range(begin, begin + deals)
        )
        print(
            f"minchiate {first} against {second}, {deals} duplicate deals at {budget:g} ms: "
            f"{spread(points)} points, {spread(resti)} resti a deal (with standard errors)",
            flush=True,
        )


if __name__ == "__main__":
    main()
