"""How much is too much: a bucket that fills at a steady rate, one for each who draws from it."""

import time
from collections.abc import Callable


class Bucket:
    """So many a second on the average, and a burst of a few seconds' worth."""

    def __init__(
        self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.rate, self.burst, self._clock = rate, burst, clock
        self._level, self._at = burst, clock()

    def take(self) -> bool:
        """Is there one left?"""
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


class Buckets:
    """A bucket for every address; full ones are thrown away."""

    MOST = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        """Is there one left for this address?"""
        if len(self._buckets) > self.MOST:
            self._buckets = {name: b for name, b in self._buckets.items() if not b.full}
        bucket = self._buckets.setdefault(who, Bucket(self.rate, self.burst))
        return bucket.take()
