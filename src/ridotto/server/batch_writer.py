"""The clerk writes down everything that comes in while the last writing is under way, at once.

So a busy house commits many pages together, and a quiet one writes each as it comes. Nobody is
told of a page before its writing has returned.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from ridotto.server.store import Row, Store, Summary

BUSY: Final = 4
"""If so many pages came during the last writing, more are on their way."""
ENOUGH: Final = 16
"""Then the clerk waits until there are so many: most of what a commit costs it costs but once."""
PATIENCE: Final = 0.003
"""But no longer than so many seconds."""


class BatchWriter:
    """One writer for all tables of this process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._rows: list[tuple[Row, asyncio.Future[bool]]] = []
        self._summaries: dict[str, Summary] = {}
        self._hand = ThreadPoolExecutor(1, thread_name_prefix="clerk")
        self._writing: asyncio.Task[None] | None = None
        self._enough = asyncio.Event()

    async def write(self, row: Row, summary: Summary | None = None) -> bool:
        """Store a page; True once it is safe, False if its number was taken."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._rows.append((row, done))
        if summary is not None:
            self._summaries[summary.id] = summary
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        elif len(self._rows) >= ENOUGH:
            self._enough.set()
        return await done

    async def _write_all(self) -> None:
        try:
            last = 0
            while self._rows:
                if last >= BUSY and len(self._rows) < ENOUGH:
                    await self._gather()
                last = await self._write_together()
        finally:
            self._writing = None

    async def _gather(self) -> None:
        """Wait for more pages, a little while."""
        self._enough.clear()
        timer = asyncio.get_running_loop().call_later(PATIENCE, self._enough.set)
        await self._enough.wait()
        timer.cancel()

    async def _write_together(self) -> int:
        """Everything that is there; how many pages it was."""
        rows, self._rows = self._rows, []
        summaries, self._summaries = self._summaries, {}
        pages = [row for row, _ in rows]
        try:
            stored = await asyncio.get_running_loop().run_in_executor(
                self._hand, self.store.write, pages, list(summaries.values())
            )
        except Exception as error:
            _fail(rows, error)
        else:
            for row, done in rows:
                if not done.done():
                    done.set_result((row.table_id, row.seq) in stored)
        return len(rows)

    async def close(self) -> None:
        """Finish what is being written."""
        if self._writing is not None:
            await self._writing
        self._hand.shutdown()


def _fail(rows: list[tuple[Row, asyncio.Future[bool]]], error: Exception) -> None:
    for _, done in rows:
        if not done.done():
            done.set_exception(error)
