"""How strong the Minchiate player is: ``python -m bench.minchiate [DEALS]``.

Duplicate deals: the same pack is played twice, the pair of players and the random pair changing
sides in between.
"""

import statistics
import sys
from random import Random

from bench.table import play_out
from ridotto.bots import RandomPlayer
from ridotto.bots.minchiate import MinchiatePlayer
from ridotto.games.minchiate import MINCHIATE
from ridotto.games.minchiate.acts import SetUp
from ridotto.table import HOUSE


def play_deal(rules: str, deal: int, side: int) -> tuple[int, int, float]:
    """Points and resti of the players' side in one deal, and the time of a decision in ms."""
    pair, chance = MinchiatePlayer(seed=deal), RandomPlayer(MINCHIATE, seed=deal)
    state, clock = play_out(
        MINCHIATE,
        MINCHIATE.rule_sets[rules],
        [pair if seat % 2 == side else chance for seat in range(4)],
        Random(f"minchiate/{deal}"),
        first=(SetUp(HOUSE, order=(0, 1, 2, 3)),),
        until=MINCHIATE.settled,
    )
    account = state.deal.account
    assert account is not None
    sign = 1 if account.winner == side else -1
    early = state.deal.resti[side] - state.deal.resti[1 - side]
    points = sign * account.difference + early * state.rules.marks.resto
    spent = 1000 * (clock.seconds[side] + clock.seconds[side + 2])
    return points, state.party.accounts[side], spent / (clock.acts[side] + clock.acts[side + 2])


def duel(rules: str, deals: int) -> tuple[list[float], list[float], float]:
    """Points and resti of each duplicate deal, both sides averaged, and ms a decision."""
    played = [(play_deal(rules, n, 0), play_deal(rules, n, 1)) for n in range(deals)]
    points = [(a[0] + b[0]) / 2 for a, b in played]
    resti = [(a[1] + b[1]) / 2 for a, b in played]
    return points, resti, statistics.mean((a[2] + b[2]) / 2 for a, b in played)


def spread(values: list[float]) -> str:
    """The mean with its 95 % interval."""
    width = 1.96 * statistics.stdev(values) / len(values) ** 0.5
    return f"{statistics.mean(values):+.1f} ± {width:.1f}"


def main() -> None:
    """A line for each book."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    for rules in MINCHIATE.rule_sets:
        points, resti, pace = duel(rules, deals)
        won = sum(value > 0 for value in points) / deals
        print(
            f"minchiate {rules}: {spread(points)} points, {spread(resti)} resti a deal "
            f"against a random pair, {won:.0%} of {deals} duplicate deals won, {pace:.1f} ms an act"
        )


if __name__ == "__main__":
    main()
