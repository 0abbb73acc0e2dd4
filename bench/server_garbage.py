"""What collections of garbage cost: ``python -m bench.server_garbage [TABLES] [ACTS]``.

So many tables of Minchiate in this process, as in ``bench.act_cost``, and the collector set as the
server sets it. Counted is the computing time of each collection: on a busy machine its time by the
clock, told beside it, says more about the other programs. At the end everything is looked through
once: what is found then are cycles that acts have left behind.
"""

import gc
import json
import sys
import tempfile
import time
from typing import Any

import uvloop

from bench import results
from bench.act_cost import Evening
from ridotto.server.garbage import THRESHOLDS

WARM = 12
"""Acts at each table before the counting begins."""
ROUNDS = 4
"""The server sets survivors aside every few seconds; here between two rounds."""


class Collections:
    """Milliseconds of every collection, by the processor and by the clock."""

    def __init__(self) -> None:
        self.computing: list[float] = []
        self.clock: list[float] = []
        self._begun = (0.0, 0.0)

    def measure(self, phase: str, _info: dict[str, Any]) -> None:
        """Take the time at the beginning and at the end."""
        now = (time.thread_time(), time.perf_counter())
        if phase == "start":
            self._begun = now
        else:
            self.computing.append(1000 * (now[0] - self._begun[0]))
            self.clock.append(1000 * (now[1] - self._begun[1]))


async def measure(folder: str, tables: int, acts: int) -> dict[str, Any]:
    """Seat everybody, play, and say what the collections took."""
    evening, seen = Evening(folder, tables), Collections()
    await evening.open(WARM * tables)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    gc.callbacks.append(seen.measure)
    used = 0.0
    for _ in range(ROUNDS):
        begun = time.thread_time()
        await evening.go_on(acts // ROUNDS)
        used += time.thread_time() - begun
        gc.freeze()
    gc.callbacks.remove(seen.measure)
    gc.unfreeze()
    cycles = gc.collect()
    await evening.close()
    computing = sorted(seen.computing) or [0.0]
    return {
        "tables": tables,
        "acts": acts,
        "collections": len(seen.computing),
        "half_ms": round(computing[len(computing) // 2], 2),
        "most_ms": round(computing[-1], 1),
        "most_ms_by_the_clock": round(max(seen.clock, default=0.0), 1),
        "share_of_the_computing": round(sum(computing) / 1000 / used, 3),
        "in_cycles": cycles,
    }


def main() -> None:
    """From the command line."""
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    acts = int(sys.argv[2]) if len(sys.argv) > 2 else 6000
    with tempfile.TemporaryDirectory() as folder:
        found = uvloop.run(measure(folder, tables, acts))
    print(json.dumps(found))
    results.keep("server_garbage", found)


if __name__ == "__main__":
    main()
