"""A contest: every pair of entrants over the same deals, on one core or several."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import combinations
from multiprocessing import get_context

from ridotto.arena.bouts import Arena, Bout, play_bout
from ridotto.arena.ledger import Ledger

Task = tuple[tuple[int, int], int]


def pairs(arena: Arena) -> tuple[tuple[int, int], ...]:
    """Everybody meets everybody."""
    return tuple(combinations(range(len(arena.entrants)), 2))


def still_to_play(arena: Arena, ledger: Ledger, deals: int) -> list[Task]:
    """Deal after deal, so that what is known after a while is known of all."""
    done = {(bout.pair, bout.deal) for bout in ledger.bouts}
    return [
        (pair, deal) for deal in range(deals) for pair in pairs(arena) if (pair, deal) not in done
    ]


def compete(arena: Arena, ledger: Ledger, deals: int, jobs: int = 1) -> Iterator[Bout]:
    """Play what is not on paper yet, each bout written down as it is finished."""
    tasks = still_to_play(arena, ledger, deals)
    for bout in _alone(arena, tasks) if jobs == 1 else _abreast(arena, tasks, jobs):
        ledger.add(bout)
        yield bout


def _alone(arena: Arena, tasks: list[Task]) -> Iterator[Bout]:
    for pair, deal in tasks:
        yield play_bout(arena, pair, deal)


def _abreast(arena: Arena, tasks: list[Task], jobs: int) -> Iterator[Bout]:
    # Forked children of a process with threads may hang; spawned ones only start more slowly.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    try:
        futures = [pool.submit(play_bout, arena, pair, deal) for pair, deal in tasks]
        for future in as_completed(futures):
            yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
