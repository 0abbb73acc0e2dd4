"""The only writer to the database: it commits all pages that arrived during the last commit.

So a busy server commits many pages together, and a quiet one commits each page at once. Nobody is
told of a page before its commit has returned. SQLite lets one connection write at a time; another
that waits for this sleeps and tries again, up to a tenth of a second each time. So whatever else is
written passes through here, too, by ``run``.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec, TypeVar

from ridotto.server.person_store import PlayedRow
from ridotto.server.store import DueRow, LobbyRow, PageRow, Store

P = ParamSpec("P")
T = TypeVar("T")

BUSY: Final = 4
"""If this many pages arrived during the last commit, more are likely to follow."""
ENOUGH: Final = 16
"""Then the writer waits until there are this many: each further page costs a commit little."""
LONGEST_WAIT: Final = 0.003
"""The longest time to wait for more pages, in seconds."""


class BatchWriter:
    """One writer for all tables of this process."""

    def __init__(self, store: Store, on_commit: Callable[[float], None] | None = None) -> None:
        self.store = store
        self._on_commit = on_commit
        self._rows: list[tuple[PageRow, asyncio.Future[bool]]] = []
        self._summaries: dict[str, LobbyRow] = {}
        self._played: list[PlayedRow] = []
        self._due: dict[str, DueRow] = {}
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="batch-writer")
        self._writing: asyncio.Task[None] | None = None
        self._enough = asyncio.Event()

    async def write(
        self,
        row: PageRow,
        summary: LobbyRow | None = None,
        played: Sequence[PlayedRow] = (),
        due: DueRow | None = None,
    ) -> bool:
        """Commit a page; return True once it is stored, False if its number was taken."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._rows.append((row, done))
        if summary is not None:
            self._summaries[summary.id] = summary
        self._played += played
        if due is not None:
            self._due[due.table_id] = due
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
                    await self._wait_for_more()
                last = await self._write_together()
        finally:
            self._writing = None

    async def _wait_for_more(self) -> None:
        """Wait a short time for more pages."""
        self._enough.clear()
        timer = asyncio.get_running_loop().call_later(LONGEST_WAIT, self._enough.set)
        await self._enough.wait()
        timer.cancel()

    async def _write_together(self) -> int:
        """Commit everything that waits; return the number of pages."""
        rows, self._rows = self._rows, []
        summaries, self._summaries = self._summaries, {}
        played, self._played = self._played, []
        due, self._due = self._due, {}
        pages, begun = [row for row, _ in rows], time.perf_counter()
        try:
            stored = await asyncio.get_running_loop().run_in_executor(
                self._thread,
                self.store.write,
                pages,
                list(summaries.values()),
                played,
                list(due.values()),
            )
        except Exception as error:
            _fail(rows, error)
        else:
            for row, done in rows:
                if not done.done():
                    done.set_result((row.table_id, row.seq) in stored)
        if self._on_commit is not None:
            self._on_commit(time.perf_counter() - begun)
        return len(rows)

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run other work that writes, between two commits."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: work(*args, **kwargs))

    @property
    def waiting(self) -> int:
        """The number of pages that wait for the next commit."""
        return len(self._rows)

    async def close(self) -> None:
        """Finish what is being written, then stop."""
        if self._writing is not None:
            await self._writing
        self._thread.shutdown()


def _fail(rows: list[tuple[PageRow, asyncio.Future[bool]]], error: Exception) -> None:
    for _, done in rows:
        if not done.done():
            done.set_exception(error)
