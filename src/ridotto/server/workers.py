"""Worker threads for what would block the event loop: computer players, long judgements, reads."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Workers:
    """One pool for thinking and one for reading, so that neither waits for the other."""

    def __init__(self, thinkers: int = 2, readers: int = 4) -> None:
        self._thinkers = ThreadPoolExecutor(thinkers, thread_name_prefix="thinker")
        self._readers = ThreadPoolExecutor(readers, thread_name_prefix="reader")

    async def think(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a long computation; see ``thinking``."""
        return await _run(self._thinkers, lambda: work(*args, **kwargs))

    async def read(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a read from the database."""
        return await _run(self._readers, lambda: work(*args, **kwargs))

    def close(self) -> None:
        """Start no new work."""
        self._thinkers.shutdown(wait=False, cancel_futures=True)
        self._readers.shutdown(wait=True)


async def _run(pool: ThreadPoolExecutor, work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(pool, work)
