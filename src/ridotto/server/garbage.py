"""Runs Python's garbage collector in small portions, so that nobody waits for it.

Nearly everything here is immutable and is freed by reference counting: neither an act nor a
connection leaves a cycle behind. But a full collection looks at every live object, which takes half
a second with a thousand tables. So each collection looks at a few thousand new objects only.
Survivors are set aside every few seconds (``gc.freeze``), which takes no time. Cycles that die
later are found when the server is quiet.
"""

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Any, Final

from ridotto.server.json_log import log

THRESHOLDS: Final = (5_000, 1_000_000, 1_000_000)
"""The number of new objects that triggers a collection; older objects are handled here."""

ROUND_SECONDS: Final = 5.0
"""Seconds between two times that survivors are set aside."""

THOROUGH_SECONDS: Final = 600.0
"""Seconds between two full collections, when the server is quiet."""

LONGEST_SECONDS: Final = 6 * 3600.0
"""Seconds after which a full collection runs even if the server is busy."""

QUIET: Final = 5
"""The server is quiet if it had at most this number of commands in a round."""


class GarbageRounds:
    """Collects and sets aside, as long as the process lives."""

    def __init__(self, observe: Callable[[float], object], commands: Callable[[], int]) -> None:
        self._observe, self._commands = observe, commands
        self._begun = 0.0
        self._thorough_at = time.monotonic()
        self._counted = 0

    async def run(self) -> None:
        """Run until cancelled."""
        gc.set_threshold(*THRESHOLDS)
        gc.callbacks.append(self._measure)
        try:
            while True:
                await asyncio.sleep(ROUND_SECONDS)
                self.round()
        finally:
            gc.callbacks.remove(self._measure)

    def round(self) -> bool:
        """Set survivors aside, and perhaps run a full collection; return whether it ran."""
        thorough = self._is_due()
        if thorough:
            gc.unfreeze()
            self._thorough_at = time.monotonic()
            log.info("garbage", found=gc.collect())
        gc.freeze()
        return thorough

    def _is_due(self) -> bool:
        counted, self._counted = self._counted, self._commands()
        since = time.monotonic() - self._thorough_at
        quiet = self._counted - counted <= QUIET
        return since >= LONGEST_SECONDS or (quiet and since >= THOROUGH_SECONDS)

    def _measure(self, phase: str, _info: dict[str, Any]) -> None:
        if phase == "start":
            self._begun = time.perf_counter()
        else:
            self._observe(time.perf_counter() - self._begun)
