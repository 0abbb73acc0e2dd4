"""The kernel's speed, and its agreement: ``python -m bench.kernel [COMPARED] [PROCESSES]``.

First decisions and deals a second on one core, beside the readable engine and other people's in
the same run; then so many random deals, a million unless told otherwise, compared card by card
with the readable rules. A decision is a card chosen among the lawful ones and played.
"""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from random import Random
from typing import Final

import msgspec
import numpy as np

from bench.results import keep
from bench.rivals import Bridge, Tarok
from ridotto.games.minchiate import MINCHIATE
from ridotto.games.minchiate import acts as do
from ridotto.games.minchiate.declare import declarable, declarer
from ridotto.games.minchiate.gathering import exchangeable
from ridotto.games.minchiate.state import Declaring, Exchanging, Minchiate, Settled
from ridotto.games.minchiate.tricks import duty_of, judge_card, next_turn
from ridotto.kernel.chance import dice_from
from ridotto.kernel.minchiate import (
    Tables,
    cards_in,
    deal_random,
    empty_deal,
    layout,
    make_tables,
    new_pack,
    play_many,
    play_out_many,
)
from ridotto.table import HOUSE, apply
from ridotto.testing.agreement import Pair

DEALS: Final = 100_000
"""In one call of the kernel."""

ROUNDS: Final = 15
"""So often each speed is taken."""

BATCH: Final = 500
"""Deals compared in one go."""

FIRST_CALL: Final = """
from ridotto.games.minchiate import MINCHIATE
from ridotto.kernel.minchiate import *
from ridotto.kernel.chance import dice_from
t, deal, dice = make_tables(MINCHIATE.rule_sets["dresden-1798"]), empty_deal(), dice_from(1)
deal_random(t, deal, new_pack(t), 0, dice)
playout_random(t, deal, dice)
finish(t, deal)
"""


def first_call() -> tuple[float, float]:
    """Seconds from nothing to the end of a first deal in a process of its own, and of the core."""
    begun, used = time.perf_counter(), os.times()
    subprocess.run([sys.executable, "-c", FIRST_CALL], check=True)
    after = os.times()
    core = after.children_user + after.children_system - used.children_user - used.children_system
    return time.perf_counter() - begun, core


class Speed(msgspec.Struct, frozen=True):
    """Decisions a second, the median of the rounds and its spread; and deals a second."""

    decisions: float
    least: float
    most: float
    rounds: int
    deals: float


def speeds(play: Callable[[], int], deals: int, rounds: int = ROUNDS) -> Speed:
    """Rounds of the same play, by the core's own clock."""
    play()
    rates, pace = [], []
    for _ in range(rounds):
        begun = time.thread_time()
        chosen = play()
        spent = time.thread_time() - begun
        rates.append(chosen / spent)
        pace.append(deals / spent)
    return Speed(statistics.median(rates), min(rates), max(rates), rounds, statistics.median(pace))


def whole_deals(t: Tables) -> Callable[[], int]:
    """From the shuffle to the last payment."""
    deal, pack, dice = empty_deal(), new_pack(t), dice_from(1)
    tally = np.zeros(layout.SIZE, dtype=np.int64)
    return lambda: play_many(t, DEALS, dice, deal, pack, tally)


def playouts(t: Tables) -> Callable[[], int]:
    """From one completed deal to the last payment, as a search does it."""
    position, deal, dice = empty_deal(), empty_deal(), dice_from(2)
    deal_random(t, position, new_pack(t), 0, dice)
    resti = np.zeros(2, dtype=np.int64)
    return lambda: play_out_many(t, position, DEALS, dice, deal, resti)


def readable(t: Tables, book: str, deals: int) -> Callable[[], int]:
    """Random play from completed deals at the readable table."""
    chance = Random(3)

    def play() -> int:
        return sum(_readable_deal(t, book, chance) for _ in range(deals))

    return play


def _readable_deal(t: Tables, book: str, chance: Random) -> int:
    deal = empty_deal()
    deal_random(t, deal, new_pack(t), 0, dice_from(chance.getrandbits(60)))
    a, b, c, d, folla = (cards_in(deal[n], deal[n + 1]) for n in (0, 2, 4, 6, layout.FOLLA))
    position = do.SetUp(
        HOUSE, order=(0, 1, 2, 3), leader=1, hand_a=a, hand_b=b, hand_c=c, hand_d=d, folla=folla
    )
    table, _ = apply(MINCHIATE, MINCHIATE.open(MINCHIATE.rule_sets[book]), position)
    chosen = 0
    while not isinstance(table.phase, Settled):
        chosen += not isinstance(table.phase, Declaring)
        table, _ = apply(MINCHIATE, table, _any_act(table, chance))
    return chosen


def _any_act(table: Minchiate, chance: Random) -> do.Declare | do.Exchange | do.Play:
    if isinstance(table.phase, Declaring):
        seat = declarer(table)
        return do.Declare(seat, tuple(versicola.cards for versicola in declarable(table, seat)))
    if isinstance(table.phase, Exchanging):
        assert table.deal.waiting is not None
        return do.Exchange(table.deal.waiting, chance.choice(exchangeable(table)))
    turn = next_turn(table)
    assert turn is not None
    duty = duty_of(table, turn.seat)
    return do.Play(turn.seat, chance.choice([c for c in duty.hand if judge_card(duty, c).lawful]))


def rivals() -> dict[str, Speed]:
    """OpenSpiel and RLCard, on the same core."""
    tarok, bridge = Tarok(1), Bridge(1)
    return {
        "OpenSpiel Tarok, rollouts in its C++ search": speeds(tarok.rollouts(), tarok.searched, 5),
        "OpenSpiel Tarok, from Python": speeds(many(tarok.deal, 200), 200, 5),
        "RLCard bridge": speeds(many(bridge.deal, 5), 5, 5),
    }


def many(deal: Callable[[], int], deals: int) -> Callable[[], int]:
    """So many deals in one round."""
    return lambda: sum(deal() for _ in range(deals))


def tell(what: str, speed: Speed) -> None:
    """A line with the median and the spread."""
    spread = f"{speed.least:,.0f} to {speed.most:,.0f} in {speed.rounds} rounds"
    rate, pace = speed.decisions, speed.deals
    print(f"{what}: {rate:,.0f} decisions a second ({spread}), {pace:,.0f} deals a second")


@cache
def tables_of(book: str) -> Tables:
    """Made once in each process."""
    return make_tables(MINCHIATE.rule_sets[book])


def compare(batch: int) -> int:
    """A batch of deals under both books."""
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        book = tuple(MINCHIATE.rule_sets)[seed // 2 % len(MINCHIATE.rule_sets)]
        Pair(MINCHIATE, MINCHIATE.rule_sets[book], seed, tables=tables_of(book)).play()
    return BATCH


def compare_many(deals: int, processes: int) -> int:
    """All of them, or as far as they agree; the divergence names the record it has written."""
    begun = time.perf_counter()
    with ProcessPoolExecutor(processes) as pool:
        agreed = sum(pool.map(compare, range(deals // BATCH)))
    spent = time.perf_counter() - begun
    print(f"kernel and rules agree in {agreed:,} deals ({spent:,.0f} s in {processes} processes)")
    return agreed


def measure() -> dict[str, Speed]:
    """Every engine, told as it is known."""
    found: dict[str, Speed] = {}
    for book in MINCHIATE.rule_sets:
        t = tables_of(book)
        found[f"kernel {book}, whole deals"] = speeds(whole_deals(t), DEALS)
        found[f"kernel {book}, playouts"] = speeds(playouts(t), DEALS)
        found[f"readable {book}, playouts"] = speeds(readable(t, book, 20), 20, 5)
    found |= rivals()
    for what, speed in found.items():
        tell(what, speed)
    return found


def main() -> None:
    """Speeds, ratios to the kernel, then the comparison."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    processes = int(sys.argv[2]) if len(sys.argv) > 2 else os.cpu_count() or 1
    first_call()
    waited, core = first_call()
    print(f"kernel: first deal {waited:.2f} s after starting Python, {core:.2f} s of the core")
    found = measure()
    kernel = found["kernel dresden-1798, playouts"].decisions
    ratios = {what: kernel / s.decisions for what, s in found.items() if "kernel" not in what}
    for what, ratio in ratios.items():
        print(f"the kernel's playouts are {ratio:,.0f} times {what}")
    agreed = compare_many(deals, processes)
    figures = {"speeds": msgspec.to_builtins(found), "ratios": ratios, "deals_agreed": agreed}
    keep("kernel", {"first_call_s": waited, **figures}, ("numba", "numpy", "open-spiel", "rlcard"))


if __name__ == "__main__":
    main()
