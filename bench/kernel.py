"""The kernel's speed, and its agreement: ``python -m bench.kernel [COMPARED] [PROCESSES]``.

First decisions and deals a second on one core, beside the readable engine in the same run; then
so many random deals, a million unless told otherwise, compared card by card with the readable
rules. A decision is a card chosen among the lawful ones and played.
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

import numpy as np

from bench.arranged import lopsided_deal, random_deal, stacked_deal
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


def speeds(play: Callable[[], int], deals: int, rounds: int = ROUNDS) -> tuple[list[float], float]:
    """Decisions a second of each round, by the core's own clock, and deals a second."""
    play()
    rates, pace = [], []
    for _ in range(rounds):
        begun = time.thread_time()
        chosen = play()
        spent = time.thread_time() - begun
        rates.append(chosen / spent)
        pace.append(deals / spent)
    return rates, statistics.median(pace)


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


def tell(what: str, rates: list[float], pace: float) -> float:
    """A line with the median and the spread; the median back."""
    middle = statistics.median(rates)
    spread = f"{min(rates):,.0f} to {max(rates):,.0f} in {len(rates)} rounds"
    print(f"{what}: {middle:,.0f} decisions a second ({spread}), {pace:,.0f} deals a second")
    return middle


@cache
def tables_of(book: str) -> Tables:
    """Made once in each process."""
    return make_tables(MINCHIATE.rule_sets[book])


def compare(batch: int) -> int:
    """A batch of deals under both books; now and then rare ones."""
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        book = tuple(MINCHIATE.rule_sets)[seed // 2 % len(MINCHIATE.rule_sets)]
        make = {0: stacked_deal, 1: lopsided_deal}.get(seed % 20, random_deal)
        make(MINCHIATE.rule_sets[book], tables_of(book), seed)
    return BATCH


def compare_many(deals: int, processes: int) -> None:
    """All of them, or as far as they agree; the divergence names the record it has written."""
    begun = time.perf_counter()
    with ProcessPoolExecutor(processes) as pool:
        agreed = sum(pool.map(compare, range(deals // BATCH)))
    spent = time.perf_counter() - begun
    print(f"kernel and rules agree in {agreed:,} deals ({spent:,.0f} s in {processes} processes)")


def main() -> None:
    """Speeds for each book, then the comparison."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000
    processes = int(sys.argv[2]) if len(sys.argv) > 2 else os.cpu_count() or 1
    first_call()
    waited, core = first_call()
    print(f"kernel: first deal {waited:.2f} s after starting Python, {core:.2f} s of the core")
    for book in MINCHIATE.rule_sets:
        t = tables_of(book)
        tell(f"kernel {book}, whole deals", *speeds(whole_deals(t), DEALS))
        fast = tell(f"kernel {book}, playouts", *speeds(playouts(t), DEALS))
        slow = tell(f"readable {book}, playouts", *speeds(readable(t, book, 20), 20, 5))
        print(f"kernel {book}: {fast / slow:,.0f} times the readable engine")
    compare_many(deals, processes)


if __name__ == "__main__":
    main()
