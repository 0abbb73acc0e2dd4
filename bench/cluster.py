"""How many bouts a second Ray's workers play, and how many tasks a second it hands out at all.

Usage: python -m bench.cluster [BOUTS [WORKERS ...]]

Each number of workers gets a Ray of its own on this machine. Before the clock starts every worker
has played some bouts, so that imports and compiling are not counted. Empty tasks tell what handing
out costs: with it, how many workers one process can keep busy.
"""

import os
import sys
import time
from functools import partial
from typing import Final

import ray

from bench import results
from ridotto.arena import SEED, Arena, Entrant, play_bout, spread
from ridotto.arena.distribution import LOCAL
from ridotto.games import GAMES

GAME: Final = "kaiserspiel"
EMPTY: Final = 2000
Task = tuple[tuple[int, int], int]


def arena() -> Arena:
    """A novice against chance, in whole Partien."""
    book = next(iter(GAMES[GAME].rule_sets.values()))
    return Arena(GAME, book, (Entrant("novice"), Entrant("random")), None, SEED)


def timed_bout(contest: Arena, task: Task) -> tuple[int, float]:
    """Play a bout; which process did it, and the processor time it took."""
    begun = time.process_time()
    play_bout(contest, *task)
    return os.getpid(), time.process_time() - begun


def nothing(task: int) -> int:
    """An empty task."""
    return task


def measure(workers: int, bouts: int) -> dict[str, float]:
    """Throughput with so many workers."""
    paths = {"env_vars": {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}}
    ray.init(
        num_cpus=workers, runtime_env=paths, log_to_driver=False, logging_level="error",
        include_dashboard=False,
    )  # fmt: skip
    work = partial(timed_bout, arena())
    first: list[Task] = [((0, 1), deal) for deal in range(8 * workers)]
    list(spread(work, first, ray=LOCAL))
    tasks: list[Task] = [((0, 1), deal) for deal in range(bouts)]
    begun = time.perf_counter()
    done = list(spread(work, tasks, ray=LOCAL))
    seconds = time.perf_counter() - begun
    begun = time.perf_counter()
    list(spread(nothing, range(EMPTY), ray=LOCAL))
    handing = time.perf_counter() - begun
    ray.shutdown()
    return {
        "bouts_a_second": round(bouts / seconds, 2),
        "processor_ms_a_bout": round(1000 * sum(cpu for _, cpu in done) / bouts, 1),
        "processes": len({pid for pid, _ in done}),
        "empty_tasks_a_second": round(EMPTY / handing),
    }


def main(bouts: int = 400, *workers: int) -> None:
    """Every number of workers after the other."""
    found = {}
    for count in workers or (1, 2):
        found[str(count)] = measure(count, bouts)
        print(count, found[str(count)], flush=True)
    results.keep("cluster", {"game": GAME, "workers": found}, ("ray",))


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
