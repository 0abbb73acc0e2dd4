"""What all live tables of a process share: the database, the worker threads, time and chance."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from ridotto.bots.levels import by_the_book, nearest_level
from ridotto.server.batch_writer import BatchWriter
from ridotto.server.call_desk import CallDesk
from ridotto.server.charter import TABLE_LEVELS
from ridotto.server.company import STAND_IN
from ridotto.server.metrics import Metrics
from ridotto.server.seals import RandomSource
from ridotto.server.store import Store
from ridotto.server.whole_reads import WholeReads
from ridotto.server.workers import Workers

RETRY_LEVEL_SECONDS: Final = 300
"""Seconds for which a novice replaces a level that failed to think."""


class Readiness:
    """Checks whether the database can be written to, at most once a second."""

    def __init__(self) -> None:
        self._trying: asyncio.Task[None] | None = None
        self._at = -1.0

    async def check(self, services: "Services") -> None:
        """Raise what went wrong, if something did."""
        now = time.monotonic()
        if self._trying is None or (self._trying.done() and now - self._at >= 1):
            work = services.writer.run(services.store.check_write, services.now())
            self._trying, self._at = asyncio.create_task(work), now
        await asyncio.shield(self._trying)


@dataclass(frozen=True)
class Services:
    """The shared services: one object for each process, given to every table."""

    store: Store
    writer: BatchWriter
    workers: Workers
    random_source: RandomSource
    metrics: Metrics
    now: Callable[[], int]
    """Returns the time in milliseconds since the epoch."""
    desk: CallDesk
    """Calls people to their tables."""
    absence: float = 60.0
    """Seconds without a connection after which a computer player takes over."""
    playable_level: Callable[[str, str], str] = by_the_book
    """Returns the level that can play a game at once, given the game and the wanted level."""

    whole_reads: WholeReads = field(default_factory=WholeReads)
    """The places of those who read a whole ledger."""
    readiness: Readiness = field(default_factory=Readiness)
    failed_levels: dict[tuple[str, str], int] = field(default_factory=dict)
    """When a level last failed to think in a game; it is tried again after a while."""

    def level_at_table(self, game: str, wanted: str) -> str:
        """Return the level that can play now, given the game and the wanted level."""
        level = wanted if wanted in TABLE_LEVELS else STAND_IN
        failed = self.failed_levels.get((game, level))
        if failed is not None and self.now() - failed < 1000 * RETRY_LEVEL_SECONDS:
            return nearest_level(game, STAND_IN)
        return nearest_level(game, self.playable_level(game, level))

    @property
    def absent_before(self) -> int:
        """The time in milliseconds: anybody last seen before it is absent."""
        return self.now() - int(1000 * self.absence)
