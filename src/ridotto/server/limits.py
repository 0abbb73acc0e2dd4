"""All limits on what clients may send and ask for; and the counters that enforce the rates.

What the host of a server can set is in ``config``; everything else is a constant here.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Final

from ridotto.server.config import Config

MAX_FRAME_BYTES: Final = 16 * 1024
"""The longest WebSocket frame of a client."""

MAX_BODY_BYTES: Final = 64 * 1024
"""The longest body of a request."""

MAX_RECORD_CHARACTERS: Final = 60_000
"""The longest record somebody sends to be replayed; the body of a request has no room for more."""

HELLO_SECONDS: Final = 20.0
"""The time a new socket has for its first frame."""

MAX_UNREAD_BYTES: Final = 1024 * 1024
"""What a slow reader may owe before it is closed; it can come back and read on."""

MAX_UNREAD_FRAMES: Final = 500
"""The same, where the server cannot measure bytes."""

MAX_WAITING_COMMANDS: Final = 8
"""Commands of one socket that may wait before it is not read from for a while."""

MAX_MISSED_PAGES: Final = 200
"""Pages that come with a stale answer; hello gives the rest."""

LOBBY_DAYS: Final = 2
MAX_LOBBY_TABLES: Final = 200

PACKS_A_MINUTE: Final = 12
"""Packs to print that one address may fetch a minute."""


class TokenBucket:
    """So many a second on average, and a burst of a few seconds' worth."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate, self.burst, self._clock = rate, burst, clock
        self._level, self._at = burst, clock()

    def take(self) -> bool:
        """Take one, if there is one left."""
        now = self._clock()
        self._level = min(self.burst, self._level + self.rate * (now - self._at))
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    @property
    def full(self) -> bool:
        """Has it been left alone long enough to be forgotten?"""
        return self._level + self.rate * (self._clock() - self._at) >= self.burst


class TokenBuckets:
    """A bucket for every address or seat; full ones are thrown away."""

    MAX_BUCKETS = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, who: str) -> bool:
        """Take one from this bucket, if there is one left."""
        if len(self._buckets) > self.MAX_BUCKETS:
            self._buckets = {name: b for name, b in self._buckets.items() if not b.full}
        bucket = self._buckets.setdefault(who, TokenBucket(self.rate, self.burst))
        return bucket.take()


class Limits:
    """The counters of one process."""

    def __init__(self, config: Config) -> None:
        self._config = config
        self._sockets: Counter[str] = Counter()
        minute = config.tables_a_minute
        self.tables = TokenBuckets(minute / 60, minute)
        """Tables opened and chairs taken, by address."""
        rate = config.commands_a_second
        self.commands = TokenBuckets(rate, 3 * rate)
        """Commands over HTTP, by seat; and requests that compute something, by address."""
        self.packs = TokenBuckets(PACKS_A_MINUTE / 60, PACKS_A_MINUTE)
        """Packs fetched, by address."""
        self.replays = asyncio.Semaphore(config.thinkers)
        """Replays that may be computed at once."""

    def commands_of_socket(self) -> TokenBucket:
        """A bucket for the commands of one socket."""
        rate = self._config.commands_a_second
        return TokenBucket(rate, 3 * rate)

    def add_socket(self, address: str) -> bool:
        """Count a new socket, if there is room for it."""
        config, sockets = self._config, self._sockets
        full = sockets.total() >= config.connections
        if full or sockets[address] >= config.from_one_address:
            return False
        sockets[address] += 1
        return True

    def remove_socket(self, address: str) -> None:
        """A counted socket is gone."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]
