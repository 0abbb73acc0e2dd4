"""Work that would block the event loop: threads for short work, processes for long work.

Searching players, hints and reviews of finished deals run in separate processes, so that they take
no time from the event loop. Games have priority over reviews, and everybody gets a fair share of
both.
"""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from ridotto.server.fair_queue import Asker, FairQueue
from ridotto.server.limits import MAX_WAITING_REVIEWS, REVIEW_SECONDS, THINKING_SECONDS
from ridotto.server.thinking_process import ThinkingProcess

P = ParamSpec("P")
T = TypeVar("T")

GAMES_IN_A_ROW: Final = 4
"""After this number of game acts a review gets a turn, however many games wait."""


class TooMuchAsked(Exception):
    """Too much work is waiting for this address, so nothing more is accepted."""


class _Job(NamedTuple):
    seconds: float
    work: Callable[..., Any]
    args: tuple[Any, ...]
    done: "asyncio.Future[Any]"


class Thinkers:
    """The thinking processes, and the two queues in front of them."""

    def __init__(self, processes: int) -> None:
        self.games: FairQueue[_Job] = FairQueue()
        self.reviews: FairQueue[_Job] = FairQueue()
        self._all = [ThinkingProcess() for _ in range(processes)]
        self._idle = list(reversed(self._all))
        self._threads = ThreadPoolExecutor(processes, thread_name_prefix="thinker")
        self._reviewing = 0
        self._games_in_a_row = 0

    @property
    def busy(self) -> int:
        """Return how many processes are thinking."""
        return len(self._all) - len(self._idle)

    async def run(
        self, asker: Asker, work: Callable[..., Any], args: tuple[Any, ...], *, review: bool
    ) -> Any:
        """Run a computation when its turn has come; return its result."""
        done = asyncio.get_running_loop().create_future()
        seconds = REVIEW_SECONDS if review else THINKING_SECONDS
        queue = self.reviews if review else self.games
        queue.put(asker, _Job(seconds, work, args, done))
        self._start_next()
        return await done

    def _start_next(self) -> None:
        while self._idle and (queue := self._next_queue()) is not None:
            job, review = queue.take(), queue is self.reviews
            if job.done.cancelled():
                continue
            self._games_in_a_row = 0 if review else self._games_in_a_row + 1
            self._reviewing += review
            process = self._idle.pop()
            loop = asyncio.get_running_loop()
            running = loop.run_in_executor(
                self._threads, process.run, job.seconds, job.work, job.args
            )
            running.add_done_callback(partial(self._end, process, job, review))

    def _next_queue(self) -> FairQueue[_Job] | None:
        """Return the next queue: games first; one of several processes is always left to games."""
        room = self._reviewing < max(1, len(self._all) - 1)
        due = not self.games or (self._games_in_a_row >= GAMES_IN_A_ROW and not self._reviewing)
        if self.reviews and room and due:
            return self.reviews
        return self.games if self.games else None

    def _end(
        self, process: ThinkingProcess, job: _Job, review: bool, ran: "asyncio.Future[Any]"
    ) -> None:
        self._idle.append(process)
        self._reviewing -= review
        error = None if ran.cancelled() else ran.exception()
        if not job.done.done():
            if ran.cancelled():
                job.done.cancel()
            elif error is not None:
                job.done.set_exception(error)
            else:
                job.done.set_result(ran.result())
        self._start_next()

    def close(self) -> None:
        """Kill all processes, whatever they do."""
        for process in self._all:
            process.close()
        self._threads.shutdown(wait=True, cancel_futures=True)
        for process in self._all:
            process.join()


class Workers:
    """Threads for short work and for reading, processes for long work."""

    def __init__(self, thinkers: int = 2, readers: int = 4) -> None:
        self.thinkers = Thinkers(thinkers)
        self._short = ThreadPoolExecutor(2, thread_name_prefix="short-work")
        self._errands = ThreadPoolExecutor(1, thread_name_prefix="errand")
        self._readers = ThreadPoolExecutor(readers, thread_name_prefix="reader")
        self._preparing: Counter[str] = Counter()

    async def think(
        self, asker: Asker, work: Callable[P, T], *args: P.args, **_none: P.kwargs
    ) -> T:
        """Let a computer player think in a process, with the priority of a game."""
        result: T = await self.thinkers.run(asker, work, args, review=False)
        return result

    async def review(
        self, asker: Asker, work: Callable[P, T], *args: P.args, **_none: P.kwargs
    ) -> T:
        """Find a hint, or go through a finished deal, in a process; or raise ``TooMuchAsked``."""
        self._refuse_if_too_much(asker.address)
        result: T = await self.thinkers.run(asker, work, args, review=True)
        return result

    @contextlib.contextmanager
    def preparing(self, asker: Asker) -> Iterator[None]:
        """Count data that is being read for a review as waiting; or raise ``TooMuchAsked``.

        Otherwise reading would have no limit.
        """
        self._refuse_if_too_much(asker.address)
        self._preparing[asker.address] += 1
        try:
            yield
        finally:
            self._preparing[asker.address] -= 1
            if not self._preparing[asker.address]:
                del self._preparing[asker.address]

    def _refuse_if_too_much(self, address: str) -> None:
        waiting = self.thinkers.reviews.waiting(address) + self._preparing.get(address, 0)
        if waiting >= MAX_WAITING_REVIEWS:
            raise TooMuchAsked

    async def do(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run short work of a game in a thread: a few milliseconds."""
        return await _run(self._short, lambda: work(*args, **kwargs))

    async def run_errand(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run short work that no game waits for, in a separate thread."""
        return await _run(self._errands, lambda: work(*args, **kwargs))

    async def read(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a read from the database in a thread."""
        return await _run(self._readers, lambda: work(*args, **kwargs))

    def close(self) -> None:
        """Start no new work."""
        self.thinkers.close()
        for pool in (self._short, self._errands):
            pool.shutdown(wait=True, cancel_futures=True)
        self._readers.shutdown(wait=True)


async def _run(pool: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(pool, work)
