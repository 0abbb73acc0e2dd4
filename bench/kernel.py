"""The kernel's speed: ``python -m bench.kernel``.

Acts and deals a second on one core in every game, beside the readable engine and other people's in
the same run. An act is one choice among the lawful ones. ``bench.agreement`` is about its truth.
"""

import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
import numpy as np

from bench.agreement import rule_sets
from bench.other_engines import Bridge, Tarok
from bench.results import keep
from ridotto.games import GAMES
from ridotto.games.minchiate import MINCHIATE
from ridotto.kernel import rollout
from ridotto.kernel.batch import Batch, begin_deal
from ridotto.kernel.card_sets import WORD
from ridotto.kernel.contract import Tables
from ridotto.kernel.minchiate import (
    deal_random,
    empty_deal,
    make_tables,
    new_pack,
    play_out_many,
)
from ridotto.kernel.specialise import kernel_of, specialise
from ridotto.kernel.splitmix import dice_from
from ridotto.table import RuleSet

DEALS: Final = 20_000
"""In one call of the kernel."""

ROUNDS: Final = 15
"""So often each speed is taken."""

SIDE_BY_SIDE: Final = 1024
"""Games in the batch interface."""

FIRST_CALL: Final = """
from ridotto.games.minchiate import MINCHIATE
from ridotto.kernel.minchiate import *
from ridotto.kernel.splitmix import dice_from
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
    """Acts a second, the median of the rounds and its spread; and deals a second."""

    acts: float
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
        done = play()
        spent = time.thread_time() - begun
        rates.append(done / spent)
        pace.append(deals / spent)
    return Speed(statistics.median(rates), min(rates), max(rates), rounds, statistics.median(pace))


# Every game --------------------------------------------------------------------------------------


def whole_deals(game: str, rules: RuleSet) -> Callable[[], int]:
    """From the shuffle to the last payment, by the contract's functions."""
    kernel, play = kernel_of(game), specialise(game, rollout.play_many)
    t = kernel.make_tables(rules)
    deal, tally = (np.zeros(kernel.SIZE, dtype=np.int64) for _ in range(2))
    acts, pack = np.zeros(-(-kernel.ACTS // WORD), dtype=np.int64), kernel.new_pack(t)
    dice = dice_from(1)
    return lambda: play(t, DEALS, deal, pack, acts, dice, tally)


def from_a_position(game: str, rules: RuleSet) -> Callable[[], int]:
    """As OpenSpiel's rollouts are played: the cards are dealt already, nothing is shuffled."""
    kernel, play = kernel_of(game), specialise(game, rollout.play_on_many)
    t = kernel.make_tables(rules)
    position, deal, tally = np.zeros((3, kernel.SIZE), dtype=np.int64)
    acts, dice = np.zeros(-(-kernel.ACTS // WORD), dtype=np.int64), dice_from(1)
    specialise(game, begin_deal)(t, position, kernel.new_pack(t), acts, dice)
    return lambda: play(t, position, DEALS, deal, acts, dice, tally)


def side_by_side(game: str, rules: RuleSet, steps: int = 20) -> Callable[[], int]:
    """Observing and acting in many games at once."""
    batch = Batch(game, rules, SIDE_BY_SIDE)
    batch.reset()

    def play() -> int:
        for _ in range(steps):
            batch.observe()
            batch.choose_randomly()
            batch.step()
        return steps * SIDE_BY_SIDE

    return play


def playouts(t: Tables) -> Callable[[], int]:
    """Minchiate from one completed deal to the last payment, as a search does it."""
    position, deal, dice = empty_deal(), empty_deal(), dice_from(2)
    deal_random(t, position, new_pack(t), 0, dice)
    resti = np.zeros(2, dtype=np.int64)
    return lambda: play_out_many(t, position, DEALS, dice, deal, resti)


def rivals() -> dict[str, Speed]:
    """OpenSpiel and RLCard, on the same core."""
    tarok, bridge = Tarok(1), Bridge(1)
    return {
        "OpenSpiel Tarok, rollouts in its C++ search": speeds(tarok.rollouts(), tarok.searched, 5),
        "OpenSpiel Tarok, from Python": speeds(many(tarok.deal, 200), 200, 5),
        "RLCard bridge": speeds(many(bridge.deal, 5), 5, 5),
    }


def many(deal: Callable[[], int], deals: int) -> Callable[[], int]:
    """A round of several deals."""
    return lambda: sum(deal() for _ in range(deals))


def tell(what: str, speed: Speed) -> None:
    """A line with the median and the spread."""
    between = f"{speed.least:,.0f} to {speed.most:,.0f} in {speed.rounds} rounds"
    print(f"{what}: {speed.acts:,.0f} acts a second ({between}), {speed.deals:,.0f} deals a second")


def measure() -> dict[str, Speed]:
    """Every game and every rival, told as it is known."""
    found: dict[str, Speed] = {}
    for game in GAMES:
        for book, rules in rule_sets(game).items():
            found[f"{game} {book}, whole deals"] = speeds(whole_deals(game, rules), DEALS)
            found[f"{game} {book}, rollouts"] = speeds(from_a_position(game, rules), DEALS)
        first = next(iter(rule_sets(game).values()))
        found[f"{game}, observed and acted"] = speeds(side_by_side(game, first), 1)
    t = make_tables(MINCHIATE.rule_sets["dresden-1798"])
    found["minchiate dresden-1798, playouts"] = speeds(playouts(t), DEALS)
    found |= rivals()
    for what, speed in found.items():
        tell(what, speed)
    return found


def main() -> None:
    """Speeds, and their ratios to OpenSpiel's rollouts."""
    first_call()
    waited, core = first_call()
    print(f"kernel: first deal {waited:.2f} s after starting Python, {core:.2f} s of the core")
    found = measure()
    yardstick = found["OpenSpiel Tarok, rollouts in its C++ search"].acts
    ratios = {what: speed.acts / yardstick for what, speed in found.items()}
    for what, ratio in ratios.items():
        print(f"{what}: {ratio:,.1f} times OpenSpiel's rollouts of Tarok")
    figures: dict[str, Any] = {"speeds": msgspec.to_builtins(found), "ratios": ratios}
    keep("kernel", {"first_call_s": waited, **figures}, ("numba", "numpy", "open-spiel", "rlcard"))


if __name__ == "__main__":
    main()
