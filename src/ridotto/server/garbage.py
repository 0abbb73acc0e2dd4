"""Garbage: looking for cycles in small portions, so that nobody waits for it.

Nearly everything here is immutable and dies by its count: an act leaves no cycle behind, and a
connection none of its own. But the collector of Python looks through everything that lives to find
some, and with a thousand tables that takes half a second. So each look is at a few thousand new
objects, and what has survived is set aside (``gc.freeze``) every few seconds, which takes no time.
What dies in a cycle after that is found when the house is quiet.
"""

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Any, Final

from ridotto.server.json_log import log

THRESHOLDS: Final = (5_000, 1_000_000, 1_000_000)
"""How many new objects make the interpreter look for cycles; older objects are left to us."""

ROUND_SECONDS: Final = 5.0
"""Between two times that something is set aside."""

THOROUGH_SECONDS: Final = 600.0
"""Between two looks at everything, when it is quiet."""

LONGEST_SECONDS: Final = 6 * 3600.0
"""Then everything is looked at even if it is not."""

QUIET: Final = 5
"""So few commands in a round are quiet."""


class GarbageRounds:
    """Collects and sets aside, as long as the process lives."""

    def __init__(self, observe: Callable[[float], object], commands: Callable[[], int]) -> None:
        self._observe, self._commands = observe, commands
        self._begun = 0.0
        self._thorough_at = time.monotonic()
        self._counted = 0

    async def run(self) -> None:
        """Until cancelled."""
        gc.set_threshold(*THRESHOLDS)
        gc.callbacks.append(self._measure)
        try:
            while True:
                await asyncio.sleep(ROUND_SECONDS)
                self.round()
        finally:
            gc.callbacks.remove(self._measure)

    def round(self) -> bool:
        """Set aside what has survived, and perhaps look through everything; whether it was so."""
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
