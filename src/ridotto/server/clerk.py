"""The clerk writes down everything that comes in while the last writing is under way, at once.

So a busy house commits many pages together, and a quiet one writes each as it comes. Nobody is
told of a page before its writing has returned.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from ridotto.server.store import Row, Store, Summary


class Clerk:
    """One writer for all tables of this process."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._rows: list[tuple[Row, asyncio.Future[bool]]] = []
        self._summaries: dict[str, Summary] = {}
        self._hand = ThreadPoolExecutor(1, thread_name_prefix="clerk")
        self._writing: asyncio.Task[None] | None = None

    async def write(self, row: Row, summary: Summary | None = None) -> bool:
        """Store a page; True once it is safe, False if its number was taken."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._rows.append((row, done))
        if summary is not None:
            self._summaries[summary.id] = summary
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        return await done

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while self._rows:
                rows, self._rows = self._rows, []
                summaries, self._summaries = self._summaries, {}
                pages = [row for row, _ in rows]
                try:
                    stored = await loop.run_in_executor(
                        self._hand, self.store.write, pages, list(summaries.values())
                    )
                except Exception as error:
                    _fail(rows, error)
                    continue
                for row, done in rows:
                    if not done.done():
                        done.set_result((row.table_id, row.seq) in stored)
        finally:
            self._writing = None

    async def close(self) -> None:
        """Finish what is being written."""
        if self._writing is not None:
            await self._writing
        self._hand.shutdown()


def _fail(rows: list[tuple[Row, asyncio.Future[bool]]], error: Exception) -> None:
    for _, done in rows:
        if not done.done():
            done.set_exception(error)
