"""What all live tables of a process share: the database, the worker threads, time and chance."""

from collections.abc import Callable
from dataclasses import dataclass

from ridotto.bots.warmth import by_the_book
from ridotto.server.batch_writer import BatchWriter
from ridotto.server.metrics import Metrics
from ridotto.server.seals import RandomSource
from ridotto.server.store import Store
from ridotto.server.workers import Workers


@dataclass(frozen=True)
class Services:
    """One object a process, handed to every table."""

    store: Store
    writer: BatchWriter
    workers: Workers
    random_source: RandomSource
    metrics: Metrics
    now: Callable[[], int]
    """Milliseconds since the epoch."""
    absence: float = 60.0
    """Seconds without a connection after which a computer player takes over."""
    playable_level: Callable[[str, str], str] = by_the_book
    """The level that can play a game at once, given the game and the level that is wanted."""

    @property
    def absent_before(self) -> int:
        """Whoever was last seen before this time is absent; in milliseconds."""
        return self.now() - int(1000 * self.absence)
