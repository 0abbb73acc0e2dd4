"""Spreads work over processes of this machine, or over a Ray cluster.

A task holds everything its work depends on, so it can be done anywhere and repeated. Each result is
delivered once. When a worker dies, its task is repeated by another, and results already delivered
stay.
"""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from typing import Any, Final, TypeVar

T = TypeVar("T")
R = TypeVar("R")

LOCAL: Final = "local"
"""In place of an address: a Ray of this machine alone, for as long as the work takes."""

MOST_DEATHS: Final = 20
"""Workers that may die before the work is given up: something is wrong with it then."""

AHEAD: Final = 4
"""Tasks that are handed to Ray for every core before results come back."""


class WorkersDied(RuntimeError):
    """Too many workers have died over the same work."""


def spread(
    work: Callable[[T], R], tasks: Sequence[T], *, jobs: int = 1, ray: str | None = None
) -> Iterator[R]:
    """The results as they come in: here, in ``jobs`` processes, or by Ray at an address."""
    if ray is not None:
        yield from _by_ray(work, tasks, ray)
    elif jobs == 1:
        yield from map(work, tasks)
    else:
        yield from _by_processes(work, tasks, jobs)


def _by_processes(work: Callable[[T], R], tasks: Sequence[T], jobs: int) -> Iterator[R]:
    left, deaths = dict(enumerate(tasks)), 0
    while left:
        try:
            for number, result in _one_pool(work, left, jobs):
                del left[number]
                yield result
        except BrokenProcessPool:
            deaths += 1
            if deaths > MOST_DEATHS:
                raise WorkersDied(f"{deaths} workers died; {len(left)} tasks are left") from None


def _one_pool(
    work: Callable[[T], R], left: dict[int, T], jobs: int
) -> Iterator[tuple[int, R]]:  # fmt: skip
    """Results until all is done, or a worker dies; what was finished by then is still told."""
    # Forked children of a process with threads may hang; spawned ones only start more slowly.
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    died = False
    try:
        numbers: dict[Future[R], int] = {
            pool.submit(work, task): number for number, task in left.items()
        }
        for future in as_completed(numbers):
            if isinstance(future.exception(), BrokenProcessPool):
                died = True
            else:
                yield numbers[future], future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
    if died:
        raise BrokenProcessPool


def _by_ray(work: Callable[[T], R], tasks: Sequence[T], address: str) -> Iterator[R]:
    """Ray does a task again elsewhere when its worker or its machine is gone."""
    ray = _connect(address)
    remote, shared = ray.remote(max_retries=MOST_DEATHS)(_do), ray.put(work)
    at_once = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    queue, running = iter(tasks), list[Any]()
    while True:
        running += [remote.remote(shared, task) for task in islice(queue, at_once - len(running))]
        if not running:
            return
        done, running = ray.wait(running, num_returns=1)
        yield from ray.get(done)


def _do(work: Callable[[T], R], task: T) -> R:
    return work(task)


def _connect(address: str) -> Any:
    try:
        import ray
    except ImportError as error:
        raise ValueError("Ray is not installed; pip install 'ridotto[cluster]'") from error
    if not ray.is_initialized():
        # Workers find the modules that this process finds: an entrant in the folder one is in.
        settings = {"env_vars": {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}}
        where = {} if address == LOCAL else {"address": address}
        ray.init(
            **where, runtime_env=settings, log_to_driver=False, logging_level="error",
            include_dashboard=False if address == LOCAL else None,
        )  # fmt: skip
    return ray
