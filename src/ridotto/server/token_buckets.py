"""Token buckets: so many events a second on average, with bursts."""

import time
from collections.abc import Callable


class TokenBucket:
    """Allows an average number of events a second, with bursts of a few seconds' worth."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate, self.burst, self._clock = rate, burst, clock
        self._level, self._at = burst, clock()

    def take(self) -> bool:
        """Take a token and return True; return False if none is left."""
        now = self._clock()
        self._level = min(self.burst, self._level + self.rate * (now - self._at))
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    @property
    def full(self) -> bool:
        """Return whether the bucket is full again, so that it can be dropped."""
        return self._level + self.rate * (self._clock() - self._at) >= self.burst


class TokenBuckets:
    """A bucket for every address or seat; full ones are dropped."""

    MAX_BUCKETS = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: dict[str, TokenBucket] = {}
        self._most = self.MAX_BUCKETS

    def take(self, who: str) -> bool:
        """Take a token from this bucket and return True; return False if none is left."""
        if len(self._buckets) > self._most:
            self._buckets = {name: b for name, b in self._buckets.items() if not b.full}
            # If most buckets are in use, searching all of them every time would take too long.
            self._most = max(self.MAX_BUCKETS, 2 * len(self._buckets))
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = TokenBucket(self.rate, self.burst)
        return bucket.take()
